import SwiftSyntax

/// What a parameter's default is: an expression to check where the call stands.
public final class DefaultValue {
  let syntax: ExprSyntax
  let scope: TypeScope

  init(_ syntax: ExprSyntax, _ scope: TypeScope) {
    self.syntax = syntax
    self.scope = scope
  }
}

/// Reads the types out of declarations.
extension TypeScope {
  func functionType(
    _ parameters: FunctionParameterClauseSyntax, _ returns: ReturnClauseSyntax?,
    _ effects: FunctionEffectSpecifiersSyntax? = nil
  ) -> FunctionType {
    if let specifier = effects?.asyncSpecifier, module != nil {
      report("not supported yet: 'async' functions", Syntax(specifier), [])
    }
    var type = FunctionType(
      parameters.parameters.map(parameter), returns.map { resolve($0.type) } ?? .void)
    if let clause = effects?.throwsClause, clause.throwsSpecifier.text == "throws" {
      type.isThrowing = true
      if module != nil {
        report("not supported yet: throwing functions", Syntax(clause), [])
      }
    }
    return type
  }

  func parameter(_ node: FunctionParameterSyntax) -> FunctionType.Parameter {
    let first = node.firstName.text
    let attributed = node.type.as(AttributedTypeSyntax.self)
    let attributes = attributed?.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    var type = resolve(node.type)
    let isAutoclosure = attributes?.contains("autoclosure") ?? false
    if isAutoclosure, case .function(let function) = type { type = function.result }
    return FunctionType.Parameter(
      label: first == "_" ? nil : first, name: node.secondName?.text ?? first, type: type,
      isInout: attributed?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false,
      isVariadic: node.ellipsis != nil, isAutoclosure: isAutoclosure,
      isEscaping: (attributes?.contains("escaping") ?? false) || type.wrapped != nil,
      defaultValue: node.defaultValue.map { DefaultValue($0.value, self) })
  }

  /// The `<T: P>` of a declaration; bounds only name protocols that LayoutLab knows.
  mutating func introduce(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    guard let clause else { return [] }
    let introduced = clause.parameters.map { GenericParameter($0.name.text) }
    generics += introduced
    for (parameter, node) in zip(introduced, clause.parameters) {
      if let inherited = node.inheritedType, case .nominal(let bound, _) = resolve(inherited) {
        parameter.bounds = [bound]
      }
    }
    return introduced
  }
}
