import SwiftSyntax

/// Calls that none of several functions of the script's fits.
extension Checker {
  /// Says so where swiftc does not know which one was meant: as many arguments are wrong for each.
  func refuseAll(
    _ fitting: [(Candidate, [[ArgumentList.Argument]])], _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Bool {
    guard !isGuessing, openTypes == nil,
      fitting.allSatisfy({ isPlain($0.0, $0.1) }),
      fitting.allSatisfy({ one in guess { bind(one.0, one.1, node, nil) } == nil })
    else { return false }
    let wrong = fitting.map { wrongArguments($0.0, $0.1) }
    guard let fewest = wrong.min(), fewest > 0, wrong.filter({ $0 == fewest }).count > 1 else {
      return false
    }
    let first = fitting[0].0
    let what =
      switch first.member?.kind {
      case nil: "global function '\(first.name)'"
      case .initializer: "initializer "
      default: "\(first.member?.isStatic == true ? "static" : "instance") method '\(first.name)'"
      }
    error("no exact matches in call to \(what)", node)
    return true
  }

  /// The script's own, not generic, and given nothing whose type its place tells.
  private func isPlain(_ one: Candidate, _ arguments: [[ArgumentList.Argument]]) -> Bool {
    one.generics.isEmpty && (one.member == nil || one.member?.owner?.script != nil)
      && !one.type.parameters.contains { $0.type.hasHoles || $0.isInout }
      && arguments.joined().allSatisfy { argument in
        !argument.value.is(ClosureExprSyntax.self) && !isPlaceDependent(argument.value)
          && guess { check(argument.value) } != nil
      }
  }

  private func wrongArguments(_ one: Candidate, _ arguments: [[ArgumentList.Argument]]) -> Int {
    zip(one.type.parameters, arguments).reduce(0) { count, pair in
      count
        + pair.1.count { argument in guess { check(argument.value, as: pair.0.type) } == nil }
    }
  }
}
