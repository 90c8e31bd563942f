import SwiftSyntax

/// `mutating` and `nonmutating`, which speak of values that stand in variables.
extension Checker {
  /// Says so where a method has no such value to change.
  func refuseSelfModifier(_ node: FunctionDeclSyntax, _ member: Member, in nominal: Nominal) {
    guard file != "<library>",
      let modifier = node.modifiers.first(where: {
        ["mutating", "nonmutating"].contains($0.name.text)
      })
    else { return }
    let word = modifier.name.text
    let place: String? =
      switch nominal.kind {
      case .class: "classes"
      case .protocol where !nominal.isHost && isOfObjects(nominal, []): "class-bound protocols"
      default: nil
      }
    if let place {
      let kind = member.isStatic ? "static" : "instance"
      error("'\(word)' is not valid on \(kind) methods in \(place)", modifier)
    } else if member.isStatic {
      error("static functions must not be declared \(word)", modifier)
    }
  }
}
