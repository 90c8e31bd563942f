import SwiftSyntax

/// What is wrong with the labels and the number of arguments, as swiftc finds it: every parameter
/// claims the argument of its label, then one whose label is nearly that, then the next one.
struct Misfit {
  let message: String
  let at: Syntax
  /// Arguments, and the labels that they should have.
  var labels: [Relabelling] = []

  typealias Relabelling = (argument: ArgumentList.Argument, label: String?)

  /// As swiftc says it of what stands in brackets.
  var ofSubscript: Misfit {
    Misfit(message.replacing("in call", with: "in subscript"), at: at, labels: labels)
  }

  init(_ message: String, at place: some SyntaxProtocol, labels: [Relabelling] = []) {
    self.message = message
    at = Syntax(place)
    self.labels = labels
  }
}

extension ArgumentList {
  func misfits(_ type: FunctionType) -> [Misfit] {
    let found = misfitsOfCall(type)
    return node.is(SubscriptCallExprSyntax.self) ? found.map(\.ofSubscript) : found
  }

  private func misfitsOfCall(_ type: FunctionType) -> [Misfit] {
    let plain = arguments.filter { !$0.isTrailing }
    if type.parameters.isEmpty, let first = plain.first {
      return [Misfit("argument passed to call that takes no arguments", at: first.value)]
    }
    var claims = ArgumentClaims(plain, open(type))
    claims.claimAll()
    var found: [Misfit] = []
    if let (moved, before) = claims.outOfOrder {
      let names = [moved, before].map { index in
        plain[index].label.map { "argument '\($0.text)'" } ?? "unnamed argument #\(index + 1)"
      }
      found.append(
        Misfit(
          "\(names[0]) must precede \(names[1])",
          at: plain[moved].label.map { Syntax($0) } ?? Syntax(plain[moved].value)))
    } else if let labels = claims.labels {
      found.append(relabelled(plain, labels))
    }
    if let extra = self.extra(plain, claims.unclaimed) { found.append(extra) }
    let isClaimed = open(type).count < type.parameters.count
    if let missing = missing(plain, claims, isClaimed) { found.append(missing) }
    // `show(x: 3) { … }` where what the closure is for stands before the `x`.
    if found.isEmpty, arguments.count > plain.count {
      func names(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
      let (given, wanted) = (names(arguments.map(\.name)), names(type.parameters.map(\.label)))
      found.append(
        Misfit("incorrect argument label in call (have '\(given)', expected '\(wanted)')", at: node)
      )
    }
    return found
  }

  /// The parameters that no trailing closure goes to.
  private func open(_ type: FunctionType) -> [(Int, FunctionType.Parameter)] {
    var left = arguments.count(where: \.isTrailing)
    return type.parameters.enumerated().reversed().filter { _, parameter in
      guard left > 0, takesClosure(parameter) else { return true }
      left -= 1
      return false
    }.reversed()
  }

  private func relabelled(_ plain: [Argument], _ labels: [String?]) -> Misfit {
    let pairs = zip(plain, labels).filter { $0.name != $1 }
    let missing = pairs.filter { $0.0.label == nil }.map { $0.1 ?? "_" }
    let needless = pairs.filter { $0.1 == nil }.compactMap { $0.0.name }
    let plural = pairs.count > 1 ? "s" : ""
    let fixes = zip(plain, labels).map { ($0, $1) }
    let hasWrong = missing.count + needless.count < pairs.count
    let place =
      arguments.count > 1 || hasWrong
      ? parenthesis
      : pairs.first.map {
        Syntax($0.0.label ?? $0.0.value.firstToken(viewMode: .sourceAccurate) ?? .identifier(""))
      } ?? parenthesis
    func list(_ names: [String]) -> String { names.map { $0 + ":" }.joined() }
    if hasWrong || (!missing.isEmpty && !needless.isEmpty) {
      let trailing = arguments.filter(\.isTrailing).map { $0.name ?? "_" }
      let have = list(plain.map { $0.name ?? "_" } + trailing)
      let wanted = list(labels.map { $0 ?? "_" } + trailing)
      return Misfit(
        "incorrect argument label\(plural) in call (have '\(have)', expected '\(wanted)')",
        at: place, labels: fixes)
    }
    let message =
      needless.isEmpty
      ? "missing argument label\(plural) '\(list(missing))' in call"
      : "extraneous argument label\(plural) '\(list(needless))' in call"
    return Misfit(message, at: place, labels: fixes)
  }

  private func extra(_ plain: [Argument], _ unclaimed: [Int]) -> Misfit? {
    guard let first = unclaimed.first else { return nil }
    if unclaimed.count > 1 {
      let places = unclaimed.map { "#\($0 + 1)" }.joined(separator: ", ")
      return Misfit("extra arguments at positions \(places) in call", at: parenthesis)
    }
    let name = plain[first].label.map { " '\($0.text)'" } ?? ""
    return Misfit("extra argument\(name) in call", at: plain[first].value)
  }

  /// - Parameter isClaimed: a parameter takes the closure behind the call.
  private func missing(
    _ plain: [Argument], _ claims: ArgumentClaims, _ isClaimed: Bool
  ) -> Misfit? {
    let missing = claims.missing
    guard let first = missing.first else { return nil }
    let names = missing.map { index, parameter in
      parameter.label.map { "'\($0)'" } ?? "#\(index + 1)"
    }
    if names.count > 1 {
      return Misfit(
        "missing arguments for parameters \(names.joined(separator: ", ")) in call",
        at: parenthesis)
    }
    // A closure behind the call goes to nobody but this one, which takes none.
    if let closure = arguments.first(where: \.isTrailing), plain.count + 1 == arguments.count,
      !isClaimed, !takesClosure(first.1), claims.unclaimed.isEmpty, closure.label == nil
    {
      return Misfit(
        "trailing closure passed to parameter of type '\(first.1.type.unwrappedFully)' that does "
          + "not accept a closure", at: closure.value)
    }
    let next = claims.argument(after: first.0)
    let place =
      next < plain.count
      ? Syntax(plain[next].label.map { Syntax($0) } ?? Syntax(plain[next].value)) : end
    return Misfit("missing argument for parameter \(names[0]) in call", at: place)
  }

  private var parenthesis: Syntax {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return node }
    return call.leftParen.map { Syntax($0) } ?? call.trailingClosure.map { Syntax($0) } ?? node
  }

  private var end: Syntax {
    node.as(FunctionCallExprSyntax.self)?.rightParen.map { Syntax($0) } ?? parenthesis
  }
}
