import SwiftSyntax

/// What walks over a sequence of one's own.
extension Checker {
  /// A sequence that nothing walks over, and an iterator that gives nothing.
  func refuseNoSteps(_ declared: [Nominal], _ body: TypeBody) -> Bool {
    let nominal = body.nominal
    guard file != "<library>", nominal.kind != .protocol, nominal.script != nil else {
      return false
    }
    let all = module.protocols(of: nominal)
    func lacks(_ name: String) -> Bool {
      (nominal.classChain + all).allSatisfy { owner in
        owner.isHost
          || module.members(name, of: owner).allSatisfy {
            if case .requirement = $0.implementation { true } else { false }
          }
      }
    }
    let isCollection = all.contains { $0.name.contains("Collection") || $0.name.hasPrefix("Lazy") }
    guard lacks("next"), !isCollection else { return false }
    var isRefused = false
    for target in declared {
      let isIterator = target.name == "IteratorProtocol"
      guard isIterator || target === library.sequence && lacks("makeIterator") else { continue }
      isRefused = true
      error(
        "type '\(nominal.name)' does not conform to protocol '\(target.name)'",
        nameToken(of: body) ?? Syntax(body.node))
    }
    return isRefused
  }

  /// `func makeIterator() -> Int`: what has no `next()` is no iterator.
  func refuseNoIterator(_ body: TypeBody) -> Bool {
    let nominal = body.nominal
    guard file != "<library>", nominal.kind != .protocol,
      let made = module.members("makeIterator", of: nominal).first(where: { !$0.isStatic }),
      let type = made.functionType?.result, !type.hasHoles, let iterator = type.nominal,
      iterator.script != nil || isNumeric(type) || isText(type),
      members("next", of: type).isEmpty
    else { return false }
    error(
      "type '\(nominal.name)' does not conform to protocol 'Sequence'",
      nameToken(of: body) ?? Syntax(body.node))
    return true
  }
}
