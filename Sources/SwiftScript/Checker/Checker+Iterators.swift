import SwiftSyntax

/// What walks over a sequence of one's own.
extension Checker {
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
