import SwiftSyntax

/// Words that the grammar takes and the language does not: modifiers where they mean nothing, parts
/// that a declaration cannot have, in the order in which they stand.
nonisolated final class Misplacements: SyntaxVisitor {
  private(set) var found: [(message: String, node: Syntax)] = []
  /// What is typed at the prompt, where a closure may stand to be looked at.
  private let isPrompt: Bool

  init(isPrompt: Bool) {
    self.isPrompt = isPrompt
    super.init(viewMode: .sourceAccurate)
  }

  private func refuse(_ message: String, _ node: some SyntaxProtocol) {
    found.append((message, Syntax(node)))
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = Surroundings(of: node)
    refuseModifiers(node.modifiers, place, kind: "method", node.funcKeyword)
    if let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.required) }) {
      refuse("'required' may only be used on 'init' declarations", word)
    }
    if place.isProtocol,
      node.signature.parameterClause.parameters.contains(where: { $0.defaultValue != nil })
    {
      refuse("default argument not permitted in a protocol method", node)
    }
    switch node.name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: refuseFree(node, place)
    default: break
    }
    return .visitChildren
  }

  /// An operator in a type belongs to the type.
  private func refuseFree(_ node: FunctionDeclSyntax, _ place: Surroundings) {
    guard !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
      return
    }
    let (name, message) = (node.name.text, "must be 'static'")
    switch place {
    case .type(let type, _):
      refuse("operator '\(name)' declared in type '\(type)' \(message)", node.name)
    case .extension(let type):
      refuse("operator '\(name)' declared in extension of '\(type)' \(message)", node.name)
    default: break
    }
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = Surroundings(of: node)
    refuseModifiers(node.modifiers, place, kind: "initializer", node.initKeyword)
    for word in node.modifiers where ["static", "class"].contains(word.name.text) {
      refuse("declaration cannot be marked '\(word.name.text)'", node.initKeyword)
    }
    if let result = node.signature.returnClause {
      refuse("initializers cannot have a result type", result.type)
    }
    if case .type(let type, let kind) = place, kind != .class,
      node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.required) })
    {
      refuse("'required' initializer in non-class type '\(type)'", node.initKeyword)
    }
    if place.isProtocol, let body = node.body {
      refuse("protocol initializers must not have bodies", body)
    }
    return .visitChildren
  }

  // MARK: Properties and subscripts

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = Surroundings(of: node)
    refuseModifiers(node.modifiers, place, kind: "subscript", node.subscriptKeyword)
    if place.isProtocol, node.accessorBlock == nil {
      refuse(
        "subscript in protocol must have explicit { get } or { get set } specifier",
        node.subscriptKeyword)
    }
    let accessors = node.accessorBlock.map(words) ?? []
    if let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" }),
      !accessors.contains(where: {
        ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text)
      })
    {
      refuse("subscript with a setter must also have a getter", setter)
    }
    refuseSecondGetter(accessors, "subscript")
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = Surroundings(of: node)
    refuseModifiers(node.modifiers, place, kind: "property", node.bindingSpecifier)
    for word in node.modifiers {
      switch word.name.text {
      case "mutating", "nonmutating":
        refuse("'\(word.name.text)' may only be used on 'func' declarations", word)
      case "required": refuse("'required' may only be used on 'init' declarations", word)
      case "indirect": refuse("'indirect' modifier cannot be applied to this declaration", word)
      case "async" where place.isMember:
        refuse("'async let' can only be used on local declarations", word)
      default: break
      }
    }
    for binding in node.bindings { refuseParts(of: binding, node, place) }
    return .visitChildren
  }

  private func refuseParts(
    of binding: PatternBindingSyntax, _ node: VariableDeclSyntax, _ place: Surroundings
  ) {
    let accessors = binding.accessorBlock.map(words) ?? []
    var isComputed = accessors.contains { $0.accessorSpecifier.text == "get" }
    if case .getter? = binding.accessorBlock?.accessors { isComputed = true }
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    if place.isProtocol, isLet {
      refuse(
        binding.accessorBlock == nil
          ? "protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier"
          : "'let' declarations cannot be computed properties", binding)
      return
    }
    refuseSecondGetter(accessors, "variable")
    if let initial = binding.initializer, place.isProtocol {
      refuse("initial value is not allowed here", initial)
    } else if isComputed, let initial = binding.initializer, !isLet {
      refuse("variable with getter/setter cannot have an initial value", initial.value)
    }
    if case .type(_, .class) = place, !isComputed, binding.accessorBlock == nil,
      node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.class) })
    {
      refuse("class stored properties not supported in classes; did you mean 'static'?", binding)
    }
    guard let attributed = binding.typeAnnotation?.type.as(AttributedTypeSyntax.self) else {
      return
    }
    if attributed.specifiers.contains(where: { $0.trimmedDescription == "inout" }) {
      refuse("'inout' may only be used on parameters", attributed)
    }
    if attributed.attributes.contains(where: { $0.trimmedDescription == "@escaping" }) {
      refuse("'@escaping' may only be used in function parameter position", attributed)
    }
  }

  private func words(_ block: AccessorBlockSyntax) -> [AccessorDeclSyntax] {
    if case .accessors(let list) = block.accessors { Array(list) } else { [] }
  }

  private func refuseSecondGetter(_ accessors: [AccessorDeclSyntax], _ kind: String) {
    let getters = accessors.filter { $0.accessorSpecifier.text == "get" }
    if getters.count > 1 { refuse("\(kind) already has a getter", getters[1]) }
  }

  // MARK: Modifiers

  private static let access: Set = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  private func refuseModifiers(
    _ modifiers: DeclModifierListSyntax, _ place: Surroundings, kind: String, _ name: TokenSyntax
  ) {
    for word in modifiers {
      let text = word.name.text
      switch (text, place) {
      case ("class", .type(_, let type)) where type != .class && kind != "initializer":
        let plural = kind == "property" ? "properties" : kind + "s"
        refuse(
          "class \(plural) are only allowed within classes; use 'static' to declare a static \(kind)",
          name)
      case ("final", .type(_, .struct)), ("final", .type(_, .enum)), ("final", .file),
        ("final", .protocol):
        refuse("only classes and class members may be marked with 'final'", word)
      case (_, .protocol) where Self.access.contains(text):
        refuse("'\(text)' modifier cannot be used in protocols", word)
      case (_, .local) where Self.access.contains(text) && word.detail == nil:
        refuse("attribute '\(text)' can only be used in a non-local scope", word)
      default: break
      }
    }
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.indirect) }) {
      refuse("'indirect' modifier cannot be applied to this declaration", node)
    }
    return refuseNested(node, node.name)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseNested(node, node.name)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseRawType(node)
    return refuseNested(node, node.name)
  }

  private func refuseNested(
    _ node: some SyntaxProtocol, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    if case .protocol(let outer) = Surroundings(of: node) {
      refuse("type '\(name.text)' cannot be nested in protocol '\(outer)'", name)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.indirect) }) else {
      return .visitChildren
    }
    for element in node.elements where element.parameterClause == nil {
      refuse(
        "enum case '\(element.name.text)' without associated value cannot be 'indirect'",
        element.name)
    }
    return .visitChildren
  }

  private static let rawTypes: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "String", "Character", "Double", "Float", "CGFloat",
  ]

  private func refuseRawType(_ node: EnumDeclSyntax) {
    guard let first = node.inheritanceClause?.inheritedTypes.first?.type,
      Self.rawTypes.contains(first.trimmedDescription)
    else { return }
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    let hasConditions = node.memberBlock.members.contains { $0.decl.is(IfConfigDeclSyntax.self) }
    if cases.isEmpty, !hasConditions {
      refuse("an enum with no cases cannot declare a raw type", first)
    }
    for element in cases.flatMap(\.elements) where element.parameterClause != nil {
      refuse("enum with raw type cannot have cases with arguments", element)
      return
    }
  }

  // MARK: Statements and expressions

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard !isPrompt, node.parent?.parent?.is(SourceFileSyntax.self) == true,
      case .expr(let expr) = node.item,
      let first = expr.firstToken(viewMode: .sourceAccurate), first.tokenKind == .leftBrace,
      first.parent?.is(ClosureExprSyntax.self) == true
    else { return .visitChildren }
    refuse("top-level statement cannot begin with a closure expression", first)
    return .skipChildren
  }

  override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
    let parents = sequence(first: Syntax(node), next: \.parent)
    let around = parents.first { part in
      part.is(SwitchCaseSyntax.self) || part.is(FunctionDeclSyntax.self)
        || part.is(ClosureExprSyntax.self)
    }
    guard let one = around?.as(SwitchCaseSyntax.self) else {
      refuse("'fallthrough' is only allowed inside a switch", node)
      return .skipChildren
    }
    let cases = one.parent?.as(SwitchCaseListSyntax.self)?.active ?? []
    let next = cases.drop { $0.id != one.id }.dropFirst().first
    guard let next else {
      refuse("'fallthrough' without a following 'case' or 'default' block", node)
      return .skipChildren
    }
    let known = Set(names(boundBy: one).map(\.text))
    if let name = names(boundBy: next).first(where: { !known.contains($0.text) }) {
      refuse(
        "'fallthrough' from a case which doesn't bind variable '\(name.text.unquoted)'", node)
    }
    return .skipChildren
  }

  private func names(boundBy node: SwitchCaseSyntax) -> [TokenSyntax] {
    guard case .case(let label) = node.label else { return [] }
    return label.caseItems.flatMap(\.pattern.boundNames)
  }

  override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind {
    let name = node.label.text
    if node.partsAround.contains(where: { $0.as(LabeledStmtSyntax.self)?.label.text == name }) {
      refuse("label '\(node.label.text)' cannot be reused on an inner statement", node.label)
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!=="]
    if let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      !name.hasSuffix("=") || comparisons.contains(name), node.rightOperand.is(TryExprSyntax.self)
    {
      refuse("'try' cannot appear to the right of a non-assignment operator", node.rightOperand)
    }
    return .visitChildren
  }

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    refuseTwice(node.elements.map(\.label), node)
  }

  override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
    refuseTwice(node.elements.map(\.firstName), node)
  }

  private func refuseTwice(
    _ labels: [TokenSyntax?], _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let names = labels.compactMap { $0?.text }.filter { $0 != "_" }
    if Set(names).count < names.count {
      refuse("cannot create a tuple with a duplicate element label", node)
    }
    return .visitChildren
  }

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if case .availability(let list)? = node.arguments { requireStar(list) }
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.availabilityKeyword.tokenKind == .poundAvailable {
      requireStar(node.availabilityArguments)
    }
    return .visitChildren
  }

  /// `@available(iOS 13)`: what comes after iOS needs its star.
  private func requireStar(_ list: AvailabilityArgumentListSyntax) {
    if case .availabilityVersionRestriction? = list.first?.argument,
      !list.contains(where: { $0.argument.trimmedDescription == "*" })
    {
      refuse("must handle potential future platforms with '*'", list)
    }
  }
}
