import SwiftOperators
import SwiftParser
import SwiftSyntax

extension Checker {
  /// Checks a whole input; the body of its top-level code, or `nil` if it was refused.
  func check(_ source: SourceFileSyntax) -> ClosureBody? {
    treeID = source.root.id
    if file != "<library>" {
      let misplacements = Misplacements(isPrompt: isPrompt)
      misplacements.walk(source)
      let words = MisplacedWords(viewMode: .sourceAccurate)
      words.walk(source)
      for (message, node) in misplacements.found + words.found { error(message, node) }
    }
    let items = source.statements.active
    let declarations = items.compactMap { item -> DeclSyntax? in
      if case .decl(let node) = item.item { return node }
      return nil
    }
    refuseMain(items)
    seesFoundation = isPrompt || declarations.contains { $0.is(ImportDeclSyntax.self) }
    hasTopLevelAwait = findTopLevelAwait(Syntax(source))
    // The types of a function's loops are looked for at its beginning, whether they run or not.
    if !declarations.isEmpty {
      // `struct Card { var width = standard }`: what the variable is tells what the property is.
      pendingNames = topLevelNames(declarations)
      declareAll(declarations)
      declareComputedVariables(declarations)
      pendingNames = pendingNames.filter { module.names[$0] == nil }
    }
    var statements: [TypedStatement] = []
    for item in items { statements += check(item) }
    while !pendingBodies.isEmpty {
      let bodies = pendingBodies
      pendingBodies = []
      for body in bodies { body() }
    }
    checkWritten(source)
    noteTypes(in: source)
    requireBoundKeys()
    if !declarations.isEmpty { refuseWiderDeclarations(declarations) }
    if let untyped { requireReason(untyped) }
    guard !hasErrors else { return nil }
    if hasOpenVariables(statements) {
      DefiniteInitialization(self, context).visit(statements)
    }
    if module.givesAway { Consumption(self, context).check(statements) }
    for flow in pendingFlows { flow() }
    pendingFlows = []
    guard !hasErrors else { return nil }
    warnOfUsage()
    if isPrompt, let last = statements.last, case .expression(let expr) = last.kind,
      !expr.type.isVoid
    {
      statements[statements.count - 1] = TypedStatement(.return(expr), line: last.line)
      resultType = expr.type
      context.result = expr.type
    }
    return makeBody("main", context, [], statements)
  }

  /// Types with their members, and at top level functions, so that all know of each other.
  @inline(never)
  func declareAll(_ declarations: [DeclSyntax]) {
    let outer = typeBodies
    typeBodies = []
    defer { typeBodies += outer }
    if isTopLevel {
      refuseSharedNames(declarations, in: .file)
      declareOperators(declarations)
    }
    declareTypes(declarations, in: nil)
    noteGlobalActors()
    if isTopLevel { declareExtensions(declarations) }
    synthesizeCoding(declarations)
    declareNestedAliases(declarations)
    resolveHeaders()
    overriddenProperties = typeBodies.reduce(into: []) { $0.formUnion(propertyOverrides($1)) }
    let groups = wrappersFirst(overridingExtensionsFirst(typeBodies))
    for (place, bodies) in groups.enumerated() {
      for body in bodies where !isOfCollections(body) {
        declareMembers(body)
        completeInitializers(body)
        conformPlainEnum(body)
      }
      if place < groups.count - 1 { for body in bodies { inferAssociatedTypes(body) } }
    }
    for body in typeBodies { refuseUnmetAttributes(body) }
    // `func find(_ key: Key.RawValue)` speaks of what only the members of `Key` tell.
    for body in typeBodies { inferAssociatedTypes(body) }
    if isTopLevel { declareFunctions(declarations) }
    declareOnCollections(typeBodies.filter(isOfCollections))
    // That an enum has raw values, its protocols may be asked for by what surrounds it.
    let (raw, others) = (typeBodies.filter(isRawEnum), typeBodies.filter { !isRawEnum($0) })
    for body in raw + others { completeType(body) }
    requireOperators(isTopLevel ? declarations : [])
  }

  private func isRawEnum(_ body: TypeBody) -> Bool {
    !body.isExtension && body.nominal.kind == .enum
      && body.nominal.typeWitnesses["RawValue"] != nil
  }

  private func declareNestedAliases(_ declarations: [DeclSyntax]) {
    let bodies = typeBodies.map { ($0.members.map(\.decl), Optional($0.nominal)) }
    declareAliases(
      ([(declarations, nil)] + bodies).flatMap { items, nominal in
        items.compactMap { $0.as(TypeAliasDeclSyntax.self) }.map { ($0, nominal) }
      })
  }

  @inline(never)
  private func refuseWiderDeclarations(_ declarations: [DeclSyntax]) {
    AccessRules(self, declarations).refuseWiderDeclarations(declarations)
  }

  @inline(never)
  private func topLevelNames(_ declarations: [DeclSyntax]) -> Set<String> {
    var names: Set<String> = []
    for case .variableDecl(let node) in declarations.map({ $0.as(DeclSyntaxEnum.self) }) {
      for binding in node.bindings {
        guard let name = binding.pattern.plainName, module.names[name] == nil,
          Accessors(binding.accessorBlock).getter == nil
        else { continue }
        names.insert(name)
        laterVariables[name] = LaterVariable(binding: binding)
      }
    }
    return names
  }

  private func declareFunctions(_ declarations: [DeclSyntax]) {
    var fresh: Set<String> = []
    for case .functionDecl(let node) in declarations.map({ $0.as(DeclSyntaxEnum.self) }) {
      let name = node.name.text.unquoted
      let head = MemberReader.function(node, typeScope)
      guard let type = head.functionType else { continue }
      guard let body = node.body else {
        error("expected '{' in body of function declaration", node)
        continue
      }
      let function = Function(type.fullName(name), file: file)
      if !head.generics.isEmpty { function.template = Template(head.generics, owner: nil) }
      let declaration = FunctionDeclaration(name, type, function)
      declaration.take(head)
      let isNonisolated = head.isNonisolated || file == "<library>"
      declaration.isNonisolated = isNonisolated
      declaration.saysMainActor = node.attributes.isNamed("MainActor")
      declaration.globalActor = globalActor(in: node.attributes)
      if isToldByPlace(type, head.generics) { module.namesToldByResult.insert(name) }
      let isOperator = !(name.first?.isLetter ?? false) && name.first != "_"
      if isOperator {
        refuseRepeated(declaration, node)
        module.operators[name, default: []].append(declaration)
      } else if fresh.insert(name).inserted {
        // A new line may declare a name again; old code keeps what it had.
        var kept: [FunctionDeclaration] = []
        if case .functions(let old)? = module.names[name] {
          kept = old.filter { $0.type.fullName(name) != type.fullName(name) }
        }
        module.names[name] = .functions(kept + [declaration])
      } else if case .functions(let same)? = module.names[name] {
        let alike = same.filter {
          $0.type.fullName(name) == type.fullName(name) && $0.type.parameters == type.parameters
        }
        if same.contains(where: { isSame($0, declaration) }) {
          error("invalid redeclaration of '\(type.prettyName(name))'", node.name)
        }
        if !alike.isEmpty { module.namesToldByResult.insert(name) }
        module.names[name] = .functions(same + [declaration])
      }
      requireHashableParts(of: node.signature)
      checkParameters(of: node.signature)
      checkDefaults(of: type)
      pendingBodies.append { [self] in
        let generics =
          head.generics.isEmpty ? nil : GenericContext(head.generics, head.requirements)
        _ = checkFunctionBody(
          name, generics?.rigid(type) ?? type, body, parent: nil, as: function
        ) { (context: FunctionContext) -> Void in
          context.generics = generics
          context.builder = self.builder(in: node.attributes)
          if isNonisolated { context.isolation = .nonisolated }
          if let own = declaration.globalActor { context.isolation = .global(own) }
        }
      }
    }
  }
}
