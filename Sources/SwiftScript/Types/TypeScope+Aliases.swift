import SwiftSyntax

/// Other names for types, which swiftc repeats in its errors.
extension TypeScope {
  /// `TimeInterval`, where a type is written as just that, or as an optional of it; `nil` for a
  /// type's own name.
  func alias(_ syntax: TypeSyntax) -> String? {
    if let attributed = syntax.as(AttributedTypeSyntax.self) { return alias(attributed.baseType) }
    if let optional = syntax.as(OptionalTypeSyntax.self) { return alias(optional.wrappedType) }
    guard let node = syntax.as(IdentifierTypeSyntax.self), node.genericArgumentClause == nil else {
      return nil
    }
    let name = node.name.text
    let meant =
      module?.aliases[name]
      ?? (StandardLibrary.realAliases.contains(name) ? library.alias(name) : nil)
    return meant != nil && lookUp(name) == meant ? name : nil
  }
}

extension Type {
  /// As an error speaks of the type: `'TimeInterval' (aka 'Double')`.
  ///
  /// - Parameter value: the type of what should have been one; beside a plain one an optional is
  ///   spoken of as what it holds.
  func said(as alias: String?, beside value: Type) -> String {
    guard let alias else { return toldApart(from: value) }
    guard let inner = wrapped else { return "'\(alias)' (aka '\(spelledOut)')" }
    return value.wrapped == nil
      ? inner.said(as: alias, beside: value) : "'\(alias)?' (aka '\(spelledOut)')"
  }

  /// Two types that read alike are told apart by where they come from.
  func toldApart(from other: Type) -> String {
    guard self != other, "\(self)" == "\(other)", let opaque = nominal?.opaque else {
      return "'\(self)'"
    }
    return "'\(self)' (\(opaque.origin))"
  }

  /// Without the short forms of arrays, dictionaries and optionals.
  private var spelledOut: String {
    switch self {
    case .optional(let inner): "Optional<\(inner)>"
    case .nominal(let nominal, let arguments) where !arguments.isEmpty:
      "\(nominal.name)<\(arguments.map(\.description).joined(separator: ", "))>"
    default: description
    }
  }
}
