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
    error("no exact matches in call to \(fitting[0].0.kindAndName)", node)
    return true
  }

  /// A type parameter that stands for more than one argument.
  func repeatedParameter(_ candidate: Candidate) -> GenericParameter? {
    candidate.generics.first { generic in
      candidate.type.parameters.count { $0.type == .parameter(generic) } > 1
    }
  }

  /// A function of the library's that is no type's member: behind those for single types, as `max`
  /// has them, stands the one that Swift has.
  func isLibrarys(_ candidate: Candidate) -> Bool {
    guard let member = candidate.member, member.owner == nil, case .native = member.implementation
    else { return false }
    return true
  }

  /// `same(1, "a")`: what one argument says of the parameter, another one denies.
  func refuseConflict(
    _ generic: GenericParameter, _ candidate: Candidate, _ arguments: [[ArgumentList.Argument]],
    _ node: some ExprSyntaxProtocol
  ) -> Bool {
    var given: [Type] = []
    for (parameter, arguments) in zip(candidate.type.parameters, arguments)
    where parameter.type == .parameter(generic) {
      guard let argument = arguments.first, let type = guess({ check(argument.value) })?.type,
        !type.isError
      else { continue }
      if !given.contains(type) { given.append(type) }
    }
    guard given.count > 1, !given.contains(where: \.isClass),
      given.allSatisfy({ $0.wrapped == nil })
    else { return false }
    let types = given.map { "'\($0)'" }.joined(separator: " vs. ")
    error("conflicting arguments to generic parameter '\(generic.name)' (\(types))", node)
    return true
  }

  /// The one of several functions that the arguments come nearest to, by their labels and types.
  func nearest(_ candidates: [Candidate], _ list: ArgumentList) -> Candidate? {
    if let meant = namedByAll(candidates, list) { return meant }
    let ranked = candidates.map { (distance(to: $0, list), $0.type.parameters.count, $0) }
    guard let least = ranked.map({ ($0.0, $0.1) }).min(by: <) else { return nil }
    let near = ranked.filter { ($0.0, $0.1) == least }.map(\.2)
    return isOneName(near) ? near.first : nil
  }

  /// `IndexPath(row: 1)`: the only one that has all of the labels, in whatever order.
  private func namedByAll(_ candidates: [Candidate], _ list: ArgumentList) -> Candidate? {
    let names = list.arguments.map(\.name)
    guard !names.isEmpty, !names.contains(nil), !list.arguments.contains(where: \.isTrailing)
    else { return nil }
    let meant = candidates.filter { candidate in
      let labels = candidate.type.parameters.map(\.label)
      return names.allSatisfy { labels.contains($0) }
    }
    return isOneName(meant) ? meant[0] : nil
  }

  /// `init(width:height:)` of `CGFloat`s, of `Double`s and of `Int`s are one to whoever names labels.
  private func isOneName(_ candidates: [Candidate]) -> Bool {
    Set(candidates.map { $0.type.fullName($0.name) }).count == 1
  }

  /// How much would have to change: labels, arguments that are missing or too many, types.
  private func distance(to one: Candidate, _ list: ArgumentList) -> Int {
    let plain = list.arguments.filter { !$0.isTrailing }
    // What may be left out counts where an argument says that it is meant.
    var parameters = one.type.parameters.filter { parameter in
      guard parameter.defaultValue != nil || parameter.isVariadic else { return true }
      return list.arguments.contains { argument in
        guard let label = argument.name, let name = parameter.label else {
          return argument.label == nil && parameter.label == nil && parameter.isVariadic
        }
        return ArgumentClaims.distance(label, name) != nil
      }
    }
    let trailing = list.arguments.count - plain.count
    parameters.removeLast(min(trailing, parameters.count))
    var costs = Array(0...parameters.count).map { $0 * 2 }
    for (row, argument) in plain.enumerated() {
      var next = [(row + 1) * 2]
      for (column, parameter) in parameters.enumerated() {
        let isSame = argument.name == parameter.label
        let fits =
          parameter.type.hasHoles || argument.value.is(ClosureExprSyntax.self)
          || guess({ check(argument.value, as: parameter.type) }) != nil
        let change = costs[column] + (isSame ? 0 : 1) + (fits ? 0 : 1)
        next.append(min(change, costs[column + 1] + 2, next[column] + 2))
      }
      costs = next
    }
    return costs.last ?? 0
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

extension Candidate {
  /// As swiftc speaks of it where several are there.
  var kindAndName: String {
    switch member?.kind {
    case nil: "global function '\(name)'"
    case .initializer: "initializer "
    default:
      member?.owner == nil
        ? "global function '\(name)'"
        : "\(member?.isStatic == true ? "static" : "instance") method '\(name)'"
    }
  }
}
