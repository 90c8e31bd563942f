import SwiftSyntax

/// Reads a declaration's head into a member, without its body.
enum MemberReader {
  static func read(_ decl: DeclSyntax, _ outer: TypeScope) -> Member? {
    switch decl.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): function(node, outer)
    case .initializerDecl(let node): initializer(node, outer)
    case .variableDecl(let node): property(node, outer)
    case .subscriptDecl(let node): subscripting(node, outer)
    default: nil
    }
  }

  static func function(_ node: FunctionDeclSyntax, _ outer: TypeScope) -> Member {
    var scope = outer
    let signature = scope.introduce(
      node.genericParameterClause, where: node.genericWhereClause)
    let unnamed = outer.module == nil ? nil : UnnamedParameters()
    scope.unnamed = unnamed
    var type = scope.functionType(
      node.signature.parameterClause, node.signature.returnClause, node.signature.effectSpecifiers)
    if isOperator(node.name) {
      // Operands have no labels, whatever the parameters are called.
      for index in type.parameters.indices { type.parameters[index].label = nil }
    }
    let member = Member(.method, node.name.text.unquoted, type: .function(type))
    member.take(signature, unnamed)
    member.requireErrors(scope.library.error)
    member.isImplicitlyUnwrapped = node.signature.returnClause.isImplicitlyUnwrapped
    member.returnsSelf = node.signature.returnClause.map { isSelf($0.type) } ?? false
    // Only a class that may have subclasses, and only of the script's, has others to tell apart.
    if outer.module != nil, outer.nominal?.kind == .class {
      member.closuresOfSelf = closuresOfSelf(node.signature.parameterClause)
    }
    apply(node.modifiers, node.attributes, to: member)
    return member
  }

  private static func closuresOfSelf(_ clause: FunctionParameterClauseSyntax) -> [Int] {
    clause.parameters.enumerated().compactMap { index, parameter in
      let words = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
      return words.contains("->") && words.contains("Self") ? index : nil
    }
  }

  /// Of an object, whatever class it is of.
  static func isSelf(_ type: TypeSyntax) -> Bool {
    ["Self", "Self?"].contains(type.trimmedDescription)
  }

  private static func isOperator(_ name: TokenSyntax) -> Bool {
    switch name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal: true
    default: false
    }
  }

  static func initializer(_ node: InitializerDeclSyntax, _ outer: TypeScope) -> Member {
    var scope = outer
    let signature = scope.introduce(
      node.genericParameterClause, where: node.genericWhereClause)
    let unnamed = outer.module == nil ? nil : UnnamedParameters()
    scope.unnamed = unnamed
    var type = scope.functionType(
      node.signature.parameterClause, nil, node.signature.effectSpecifiers)
    let isFailable = node.optionalMark != nil
    let result = scope.nominal?.memberSelf ?? .error
    type.result = isFailable ? .optional(result) : result
    let member = Member(.initializer, "init", type: .function(type))
    member.take(signature, unnamed)
    member.isFailable = isFailable
    member.isImplicitlyUnwrapped = node.optionalMark?.text == "!"
    apply(node.modifiers, node.attributes, to: member)
    return member
  }

  static func property(_ node: VariableDeclSyntax, _ scope: TypeScope) -> Member? {
    guard let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let annotation = binding.typeAnnotation
    else { return nil }
    var outside = scope
    if scope.module != nil, binding.accessorBlock != nil {
      outside.opaque = annotation.type.opaque
    }
    let member = Member(.property, name.unquoted, type: outside.resolve(annotation.type))
    member.isImplicitlyUnwrapped = annotation.type.isImplicitlyUnwrapped
    member.isSettable = node.bindingSpecifier.text == "var"
    if let accessors = binding.accessorBlock {
      member.isSettable = accessors.accessors.trimmedDescription.contains("set")
    }
    readEffects(binding.accessorBlock, scope, member)
    apply(node.modifiers, node.attributes, to: member)
    return member
  }

  static func subscripting(_ node: SubscriptDeclSyntax, _ outer: TypeScope) -> Member {
    var scope = outer
    let signature = scope.introduce(
      node.genericParameterClause, where: node.genericWhereClause)
    var type = scope.functionType(node.parameterClause, node.returnClause)
    // A subscript's parameter has a label only where two names are written.
    for (index, parameter) in node.parameterClause.parameters.enumerated()
    where parameter.secondName == nil {
      type.parameters[index].label = nil
    }
    let effects = effects(of: node.accessorBlock, scope)
    type.isAsync = effects?.isAsync ?? false
    type.isThrowing = effects?.isThrowing ?? false
    type.thrown = effects?.thrown
    let member = Member(.subscript, "subscript", type: .function(type))
    member.isImplicitlyUnwrapped = Optional(node.returnClause).isImplicitlyUnwrapped
    member.returnsSelf = isSelf(node.returnClause.type)
    member.take(signature, nil)
    apply(node.modifiers, node.attributes, to: member)
    return member
  }

  /// The `async throws` of a getter.
  static func readEffects(_ block: AccessorBlockSyntax?, _ scope: TypeScope, _ member: Member) {
    if let effects = effects(of: block, scope) { member.effects = effects }
  }

  static func effects(of block: AccessorBlockSyntax?, _ scope: TypeScope) -> (
    isAsync: Bool, isThrowing: Bool, thrown: Type?
  )? {
    guard case .accessors(let list)? = block?.accessors,
      let effects = list.first(where: { $0.accessorSpecifier.text == "get" })?.effectSpecifiers
    else { return nil }
    let clause = effects.throwsClause
    return (effects.asyncSpecifier != nil, clause != nil, clause?.type.map { scope.resolve($0) })
  }

  static func apply(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, to member: Member
  ) {
    for modifier in modifiers {
      switch modifier.name.text {
      case "static", "class":
        member.isStatic = true
        member.isOfClass = modifier.name.text == "class"
      case "mutating": member.isMutating = true
      case "consuming": member.isConsuming = true
      case "postfix": member.isPostfix = true
      case "override": member.isOverride = true
      case "convenience": member.isConvenience = true
      case "required": member.isRequired = true
      case "final": member.isFinal = true
      case "private":
        member.isPrivate = modifier.detail == nil
        member.isSetPrivate = modifier.detail != nil
      case "nonisolated": member.isNonisolated = true
      case "weak": member.ownership = .weak
      case "unowned": member.ownership = .unowned
      default: break
      }
    }
    guard !attributes.isEmpty else { return }
    member.availability = Availability(attributes)
    for case .attribute(let attribute) in attributes {
      switch attribute.attributeName.trimmedDescription {
      case "discardableResult": member.isDiscardable = true
      case "_disfavoredOverload": member.isDisfavored = true
      default: break
      }
    }
  }
}

extension Member {
  fileprivate func take(_ signature: GenericSignature, _ unnamed: UnnamedParameters?) {
    generics = signature.parameters + (unnamed?.signature.parameters ?? [])
    requirements = signature.requirements + (unnamed?.signature.requirements ?? [])
    guard !signature.parameters.isEmpty, let type = functionType else { return }
    for implied in type.impliedRequirements
    where !requirements.contains(implied) && implied.isAbout(signature.parameters) {
      requirements.append(implied)
    }
  }
}

extension Member {
  /// `throws(E)`: what is thrown is an error, though nobody says so.
  fileprivate func requireErrors(_ error: Nominal) {
    guard let type = functionType, !generics.isEmpty else { return }
    let thrown = [type.thrown] + type.parameters.map { $0.type.unwrappedFully.function?.thrown }
    for case .parameter(let parameter)? in thrown
    where generics.contains(where: { $0 === parameter }) {
      let needed = Requirement.conforms(.parameter(parameter), error)
      if !requirements.contains(needed) { requirements.append(needed) }
    }
  }
}

nonisolated extension TypeSyntax {
  /// `Int!`.
  var isImplicitlyUnwrapped: Bool { self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}

nonisolated extension LabeledExprSyntax {
  /// The label as a name, without backquotes.
  var name: String? { label?.text.unquoted }
}

nonisolated extension ReturnClauseSyntax? {
  /// `-> Int!`: what is called gives an `Int!`.
  var isImplicitlyUnwrapped: Bool {
    self?.type.isImplicitlyUnwrapped ?? false
  }
}

nonisolated extension PatternSyntax {
  /// The name alone, where the pattern is one.
  var plainName: String? { self.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted }
}

nonisolated extension String {
  /// A name without the backticks that a keyword needs.
  var unquoted: String { utf8.contains(96) ? replacing("`", with: "") : self }
}
