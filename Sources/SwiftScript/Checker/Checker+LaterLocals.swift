import SwiftSyntax

/// A block of a function while it is checked.
///
/// The functions in it may speak of functions and variables that it declares further down.
final class OpenBlock {
  let context: FunctionContext
  let depth: Int
  /// The statement that is checked, and what stands behind it.
  var open: ArraySlice<CodeBlockItemSyntax> = []
  /// What has been spoken of, and is declared ahead.
  private(set) var ahead: [String: Local] = [:]
  private var undeclared: [Local] = []

  init(_ context: FunctionContext, depth: Int) {
    self.context = context
    self.depth = depth
  }

  /// Whether a variable of the name is declared by what is open.
  func declaresLater(_ name: String) -> Bool {
    open.contains { item in
      guard case .decl(let node) = item.item else { return false }
      return node.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.plainName == name }
        ?? false
    }
  }

  func declareAhead(_ local: Local) {
    local.isAhead = true
    ahead[local.name] = local
    undeclared.append(local)
  }

  /// The declarations of what has been spoken of since the last time.
  func takeDeclarations(line: Int) -> [TypedStatement] {
    defer { undeclared = [] }
    return undeclared.map { TypedStatement(.declare($0, nil), line: line) }
  }
}

extension Checker {
  /// `func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }` before `odd`.
  func laterLocal(_ name: String, _ node: some SyntaxProtocol) -> TypedExpr? {
    for block in openBlocks.reversed() where block.depth <= scopes.count {
      if let local = block.ahead[name] { return read(local, line(node)) }
      guard isInFunction(of: block) else { continue }
      for item in block.open.dropFirst() {
        guard case .decl(let node) = item.item else { continue }
        let local =
          node.as(FunctionDeclSyntax.self).flatMap { laterFunction(name, $0, block) }
          ?? node.as(VariableDeclSyntax.self).flatMap { laterVariable(name, $0, block) }
        guard let local else { continue }
        block.declareAhead(local)
        return read(local, line(node))
      }
    }
    return nil
  }

  /// Closures may not speak of what comes later, only functions.
  private func isInFunction(of block: OpenBlock) -> Bool {
    var next: FunctionContext? = context
    while let current = next, current !== block.context {
      if !current.isClosure { return true }
      next = current.parent
    }
    return false
  }

  private func laterFunction(
    _ name: String, _ node: FunctionDeclSyntax, _ block: OpenBlock
  ) -> Local? {
    guard node.name.text.unquoted == name else { return nil }
    let head = MemberReader.function(node, typeScope.quiet)
    guard head.generics.isEmpty, let type = head.functionType else { return nil }
    let local = Local(name, .function(rigid(type)), isMutable: false, in: block.context)
    local.isFunction = true
    local.isDeferred = true
    local.isDiscardable = head.isDiscardable
    local.givesImplicitlyUnwrapped = head.isImplicitlyUnwrapped
    return local
  }

  private func laterVariable(
    _ name: String, _ node: VariableDeclSyntax, _ block: OpenBlock
  ) -> Local? {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      binding.pattern.plainName == name, binding.accessorBlock == nil, node.modifiers.isEmpty,
      node.attributes.isEmpty, let type = typeOfLater(binding, block)
    else { return nil }
    let local = Local(
      name, type, isMutable: node.bindingSpecifier.text == "var", in: block.context)
    local.isDeferred = true
    local.isImplicitlyUnwrapped =
      binding.typeAnnotation?.type.isImplicitlyUnwrapped ?? false
    return local
  }

  private func typeOfLater(_ binding: PatternBindingSyntax, _ block: OpenBlock) -> Type? {
    if let annotation = binding.typeAnnotation?.type {
      let type = rigid(typeScope.quiet.resolve(annotation))
      return type.hasHoles ? nil : type
    }
    guard let value = binding.initializer?.value else { return nil }
    let outer = (context, scopes)
    (context, scopes) = (block.context, Array(scopes.prefix(block.depth)))
    defer { (context, scopes) = outer }
    guard let type = guess({ check(value) })?.type, !type.isError, !type.hasHoles else {
      return nil
    }
    return type
  }

  /// A local that has been declared ahead, where it stands.
  func localAhead(_ name: String, _ type: Type) -> Local? {
    guard let block = openBlocks.last, block.depth == scopes.count, block.context === context,
      let local = block.ahead[name], local.type == type
    else { return nil }
    scopes[scopes.count - 1][name] = local
    return local
  }
}
