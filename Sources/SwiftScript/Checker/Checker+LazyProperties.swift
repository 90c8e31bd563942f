import SwiftSyntax

/// What cannot be `lazy`.
extension Checker {
  func refuseLazy(
    _ member: Member, _ binding: PatternBindingSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    if member.isLet {
      error("'lazy' cannot be used on a let", modifiers)
    } else if member.isStatic {
      error("'lazy' cannot be used on an already-lazy global", modifiers)
    } else if binding.initializer == nil {
      error("lazy properties must have an initializer", modifiers)
    }
  }
}
