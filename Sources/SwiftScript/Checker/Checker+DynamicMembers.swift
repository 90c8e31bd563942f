import SwiftSyntax

/// Members that a type makes up by their names: `@dynamicMemberLookup`.
extension Checker {
  /// `base.name` as `base[dynamicMember: "name"]`; `nil` if the type has no such subscript.
  func dynamicMember(_ name: String, of base: TypedExpr) -> TypedExpr? {
    for found in members("subscript", of: base.type) {
      guard let type = found.type.function, type.parameters.count == 1,
        type.parameters[0].label == "dynamicMember", type.parameters[0].type == library.string
      else { continue }
      let text = TypedExpr(.constant(.string(name)), library.string, line: base.line)
      return TypedExpr(.subscripted(base, found.member, [text]), type.result, line: base.line)
    }
    return nil
  }
}
