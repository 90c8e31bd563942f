import SwiftSyntax

/// Modifiers and attributes on declarations and types that cannot have them.
nonisolated final class MisplacedWords: SyntaxAnyVisitor {
  private(set) var found: [(message: String, node: Syntax)] = []

  private func refuse(_ message: String, _ node: some SyntaxProtocol) {
    found.append((message, Syntax(node)))
  }

  /// From the one that hides most.
  private static let access = ["private", "fileprivate", "internal", "package", "public", "open"]

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    // Asked of every node there is: what is no declaration is told by its kind.
    if node.is(DeclSyntax.self),
      let words = node.asProtocol((any WithModifiersSyntax).self)?.modifiers, !words.isEmpty
    {
      for word in words { refuse(word, on: node) }
      refuseWiderSetter(words, on: node)
      let levels = words.filter { Self.access.contains($0.name.text) && $0.detail == nil }
      if levels.count > 1, let last = levels.last {
        refuse("multiple incompatible access-level modifiers specified", last)
      }
    }
    return .visitChildren
  }

  /// `private public(set) var`: who may not read a property may not write it.
  private func refuseWiderSetter(_ words: DeclModifierListSyntax, on node: Syntax) {
    func level(isOfSetter: Bool) -> (word: DeclModifierSyntax, rank: Int)? {
      words.lazy.compactMap { word in
        guard (word.detail != nil) == isOfSetter else { return nil }
        return Self.access.firstIndex(of: word.name.text).map { (word, $0) }
      }.first
    }
    guard let own = level(isOfSetter: false), let setter = level(isOfSetter: true),
      setter.rank > own.rank
    else { return }
    let name = setter.word.name.text
    let article = name.hasPrefix("i") || name.hasPrefix("o") ? "an" : "a"
    let what = node.is(SubscriptDeclSyntax.self) ? "subscript" : "property"
    refuse("\(own.word.name.text) \(what) cannot have \(article) \(name) setter", setter.word)
  }

  private func refuse(_ word: DeclModifierSyntax, on node: Syntax) {
    let text = word.name.text
    let isType =
      node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self)
      || node.is(ProtocolDeclSyntax.self)
    let isFunction = node.is(FunctionDeclSyntax.self)
    let isDetail = node.is(EnumCaseDeclSyntax.self) || node.is(DeinitializerDeclSyntax.self)
    switch text {
    case "final" where isType:
      refuse("'final' modifier cannot be applied to this declaration", word)
    case "static" where isType || isDetail || node.is(ClassDeclSyntax.self):
      refuse("declaration cannot be marked 'static'", word)
    case "convenience" where isFunction || node.is(VariableDeclSyntax.self):
      refuse("'convenience' may only be used on 'init' declarations", word)
    case "convenience": refuseConvenience(node)
    case "mutating" where node.is(InitializerDeclSyntax.self):
      refuse("'mutating' may only be used on 'func' declarations", word)
    case "lazy" where isFunction, "weak" where isFunction, "unowned" where isFunction:
      refuse("'\(text)' may only be used on 'var' declarations", word)
    case "open" where isType:
      refuse(
        "only classes and overridable class members can be declared 'open'; use 'public'", word)
    case _ where isDetail && Self.access.contains(text):
      refuse("'\(text)' modifier cannot be applied to this declaration", word)
    case _ where Self.access.contains(text):
      let isConformance = node.as(ExtensionDeclSyntax.self)?.inheritanceClause != nil
      if isConformance {
        refuse(
          "'\(text)' modifier cannot be used with extensions that declare protocol conformances",
          word)
      }
    case "class" where isFunction && Surroundings(of: node).isProtocol:
      refuse(
        "class methods are only allowed within classes; use 'static' to declare a requirement "
          + "fulfilled by either a static or class method", node)
    default: break
    }
  }

  private func refuseConvenience(_ node: Syntax) {
    guard case .type(_, let kind) = Surroundings(of: node), kind == .struct || kind == .enum else {
      return
    }
    let plural = kind == .struct ? "structs" : "enums"
    refuse("initializers in \(plural) are not marked with 'convenience'", node)
  }

  // MARK: Declarations

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { ofFile(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { ofFile(node) }

  private func ofFile(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    if case .file = Surroundings(of: node) { return visitAny(Syntax(node)) }
    refuse("declaration is only valid at file scope", node)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if !Surroundings(of: node).isProtocol {
      refuse(
        "associated types can only be defined in a protocol; define a type or introduce a "
          + "'typealias' to satisfy an associated type requirement", node)
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let isOwn = node.inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription == name
    }
    if isOwn == true { refuse("protocol '\(name)' refines itself", node) }
    let isInGeneric = sequence(first: Syntax(node).parent, next: { $0?.parent }).contains { part in
      part?.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    }
    if isInGeneric { refuse("protocol '\(name)' cannot be nested in a generic context", node) }
    return visitAny(Syntax(node))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for attribute in node.attributes {
      guard attribute.trimmedDescription == "@discardableResult" else { continue }
      refuse("'@discardableResult' attribute cannot be applied to this declaration", attribute)
    }
    let place = Surroundings(of: node)
    for binding in node.bindings {
      if let word = node.modifiers.first(where: { $0.detail != nil }), isReadOnly(binding) {
        refuse(
          "'\(word.trimmedDescription)' modifier cannot be applied to read-only properties", word)
      }
      guard let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
        type.someOrAnySpecifier.tokenKind == .keyword(.some)
      else { continue }
      if place.isProtocol {
        refuseOpaque(type)
      } else if binding.initializer == nil, binding.accessorBlock == nil {
        refuse(
          "property declares an opaque return type, but has no initializer expression from which "
            + "to infer an underlying type", type)
      }
    }
    return visitAny(Syntax(node))
  }

  private func isReadOnly(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter?: true
    case .accessors(let list)?:
      list.contains { $0.accessorSpecifier.text == "get" }
        && !list.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
    default: false
    }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let name = node.identifier.text
    if name.hasPrefix("$") {
      refuse(
        "cannot declare entity named '\(name)'; the '$' prefix is reserved for "
          + "implicitly-synthesized declarations", node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      if !(1...2).contains(node.signature.parameterClause.parameters.count) {
        refuse("operators must have one or two arguments", node.name)
      }
    default: break
    }
    let result = node.signature.returnClause?.type
    if let type = result?.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.tokenKind == .keyword(.some), Surroundings(of: node).isProtocol
    {
      refuseOpaque(type)
    }
    if let type = result?.as(AttributedTypeSyntax.self) {
      if type.specifiers.contains(where: { $0.trimmedDescription == "inout" }) {
        refuse("'inout' may only be used on parameters", type)
      }
      if type.attributes.contains(where: { $0.trimmedDescription == "@escaping" }) {
        refuse("'@escaping' may only be used in function parameter position", type)
      }
    }
    return visitAny(Syntax(node))
  }

  private func refuseOpaque(_ type: SomeOrAnyTypeSyntax) {
    refuse(
      "'some' type cannot be the return type of a protocol requirement; did you mean to add an "
        + "associated type?", type)
  }

  // MARK: Parameters and types

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.type.as(AttributedTypeSyntax.self) else { return .visitChildren }
    if node.ellipsis != nil,
      type.specifiers.contains(where: { $0.trimmedDescription == "inout" })
    {
      refuse("'inout' must not be used on variadic parameters", type)
    }
    for attribute in type.attributes {
      let word = attribute.trimmedDescription
      guard word == "@escaping" || word == "@autoclosure" else { continue }
      if word == "@escaping", let inner = type.baseType.as(OptionalTypeSyntax.self),
        inner.wrappedType.trimmedDescription.contains("->")
      {
        refuse("closure is already escaping in optional type argument", attribute)
      } else if isNoFunction(type.baseType) {
        refuse("'\(word)' only applies to function types", attribute)
      }
    }
    return .visitChildren
  }

  /// A type that is no function whatever the program declares; a name may be one of a function type.
  private func isNoFunction(_ type: TypeSyntax) -> Bool {
    let plain: Set = ["Int", "Double", "String", "Bool", "CGFloat", "Character", "Void"]
    return plain.contains(type.trimmedDescription) || type.is(ArrayTypeSyntax.self)
      || type.is(DictionaryTypeSyntax.self)
  }

  override func visit(
    _ node: ImplicitlyUnwrappedOptionalTypeSyntax
  ) -> SyntaxVisitorContinueKind {
    let isInside = [ArrayTypeSyntax.self, DictionaryTypeSyntax.self, GenericArgumentSyntax.self]
      .contains { (kind: any SyntaxProtocol.Type) in node.parent?.is(kind) == true }
    if isInside { refuse("using '!' is not allowed here", node) }
    return .visitChildren
  }

  // MARK: Jumps

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    leave("break", node.label, from: node)
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label?.text,
      let target = node.partsAround.first(where: {
        $0.as(LabeledStmtSyntax.self)?.label.text == label
      })?.as(LabeledStmtSyntax.self),
      target.statement.as(ExpressionStmtSyntax.self)?.expression.is(IfExprSyntax.self) == true
    {
      refuse("'continue' cannot be used with if statements", node)
      return .skipChildren
    }
    return leave("continue", node.label, from: node)
  }

  /// A `defer` ends where it ends: nothing jumps out of it.
  private func leave(
    _ word: String, _ label: TokenSyntax?, from node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    for part in node.partsAround {
      if part.is(DeferStmtSyntax.self) {
        refuse("'\(word)' cannot transfer control out of a defer statement", node)
        return .skipChildren
      }
      if let label {
        if part.as(LabeledStmtSyntax.self)?.label.text == label.text { break }
        continue
      }
      let isLoop =
        part.is(ForStmtSyntax.self) || part.is(WhileStmtSyntax.self)
        || part.is(RepeatStmtSyntax.self)
      if isLoop || (word == "break" && part.is(SwitchExprSyntax.self)) { break }
    }
    return .skipChildren
  }
}
