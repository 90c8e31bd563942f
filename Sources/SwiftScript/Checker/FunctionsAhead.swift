import SwiftSyntax

/// The statements of a block, each function before the first that calls it: `return go(3)` stands
/// before `func go`.
///
/// A function that uses a variable declared between the two stays where it is: Swift has no call of
/// it there.
struct FunctionsAhead {
  private(set) var items: [CodeBlockItemSyntax]

  init(_ items: [CodeBlockItemSyntax]) {
    self.items = items
    guard items.contains(where: { Self.function($0) != nil }) else { return }
    var place = 0
    while place < self.items.count {
      let called = functions(calledAt: place)
      let moved = called.map { self.items[$0] }
      for index in called.sorted(by: >) { self.items.remove(at: index) }
      self.items.insert(contentsOf: moved, at: place)
      place += called.count + 1
    }
  }

  /// Where the functions stand that a statement before them calls, each behind those that it calls.
  private func functions(calledAt place: Int) -> [Int] {
    guard Self.function(items[place]) == nil else { return [] }
    var seen: Set<Int> = []
    var found: [Int] = []
    func visit(_ caller: Int) {
      for index in items.indices.dropFirst(place + 1) where !seen.contains(index) {
        guard let name = Self.function(items[index])?.name.text.unquoted,
          Self.mentions(name, items[caller]), canStand(index, at: place)
        else { continue }
        seen.insert(index)
        visit(index)
        found.append(index)
      }
    }
    visit(place)
    return found
  }

  private func canStand(_ place: Int, at first: Int) -> Bool {
    let between = items[first..<place].flatMap(Self.variables)
    return !between.contains { Self.mentions($0, items[place]) }
  }

  private static func function(_ item: CodeBlockItemSyntax) -> FunctionDeclSyntax? {
    guard case .decl(let node) = item.item else { return nil }
    return node.as(FunctionDeclSyntax.self)
  }

  private static func variables(_ item: CodeBlockItemSyntax) -> [String] {
    if case .stmt(let node) = item.item, let test = node.as(GuardStmtSyntax.self) {
      return test.conditions.compactMap {
        $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.plainName
      }
    }
    guard case .decl(let node) = item.item else { return [] }
    return node.as(VariableDeclSyntax.self)?.bindings.compactMap(\.pattern.plainName) ?? []
  }

  /// Whether the name stands there as an expression of its own, not as a label or a member.
  private static func mentions(_ name: String, _ item: CodeBlockItemSyntax) -> Bool {
    item.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let parent = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return false
      }
      return parent.parent?.as(MemberAccessExprSyntax.self)?.declName.id != parent.id
    }
  }
}
