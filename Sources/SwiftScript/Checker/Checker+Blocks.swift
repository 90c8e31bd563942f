import SwiftSyntax

/// Blocks of functions, where types and functions know of each other wherever they stand.
extension Checker {
  /// Goes through the statements of a block, each with what is known there of the names around it.
  func eachItem(_ items: CodeBlockItemListSyntax, _ body: (CodeBlockItemSyntax) -> Void) {
    let items = items.active
    if isTopLevel {
      for (index, item) in items.enumerated() {
        warnUnreachable(item, after: index > 0 ? items[index - 1] : nil)
        body(item)
      }
      return
    }
    let types = context.types
    defer { context.types = types }
    declareLocalTypes(items)
    let block = OpenBlock(context, depth: scopes.count)
    openBlocks.append(block)
    defer { openBlocks.removeLast() }
    let ordered = FunctionsAhead(items).items
    for (index, item) in ordered.enumerated() {
      warnUnreachable(item, after: index > 0 ? ordered[index - 1] : nil)
      block.open = ordered[index...]
      body(item)
    }
  }

  /// What the statement has spoken of before it stands.
  func declarationsAhead(_ item: CodeBlockItemSyntax) -> [TypedStatement] {
    openBlocks.last?.takeDeclarations(line: line(item)) ?? []
  }

  /// Types inside functions know of each other wherever they stand in the block.
  private func declareLocalTypes(_ items: [CodeBlockItemSyntax]) {
    let declarations = items.compactMap { item -> DeclSyntax? in
      if case .decl(let node) = item.item { node } else { nil }
    }
    let types = declarations.filter {
      switch $0.as(DeclSyntaxEnum.self) {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .typeAliasDecl: true
      default: false
      }
    }
    guard !types.isEmpty else { return }
    context.types = LocalTypes(in: context.types)
    refuseSharedNames(declarations, in: .function)
    declareAll(types)
  }
}
