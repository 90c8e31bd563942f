import SwiftSyntax

/// Types whose values have no copies: `~Copyable`.
extension Type {
  var isNoncopyable: Bool {
    switch self {
    case .nominal(let nominal, _): nominal.isNoncopyable || nominal.stands?.isNoncopyable == true
    case .optional(let inner): inner.isNoncopyable
    case .parameter(let parameter): parameter.isNoncopyable
    default: false
    }
  }
}

extension Nominal {
  /// Its values live as objects: classes, and structs without copies, of which nobody can tell, and
  /// which so have an end.
  var livesAsObject: Bool { kind == .class || (kind == .struct && isNoncopyable) }
}

nonisolated extension TypeSyntax {
  /// `~Copyable`.
  var isCopyableSuppressed: Bool {
    self.as(SuppressedTypeSyntax.self)?.type.trimmedDescription == "Copyable"
  }
}
