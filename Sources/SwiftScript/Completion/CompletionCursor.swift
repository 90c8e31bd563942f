import SwiftSyntax

/// Where the cursor stands, as far as the form of the text tells, and what that place asks for.
struct CompletionCursor {
  private let token: TokenSyntax
  /// The line that the cursor stands in, up to it.
  private let line: String

  /// `nil` where nothing can be completed: in a string, in a comment.
  init?(in tree: SourceFileSyntax) {
    let found = tree.tokens(viewMode: .all).first { token in
      token.text == CompletionProbe.token
    }
    guard let found else { return nil }
    token = found
    let offset = found.positionAfterSkippingLeadingTrivia.utf8Offset
    let head = String(decoding: tree.description.utf8.prefix(offset), as: UTF8.self)
    line = String(head.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
  }

  private var ancestors: [Syntax] {
    var nodes: [Syntax] = []
    var next = token.parent
    while let node = next {
      nodes.append(node)
      next = node.parent
    }
    return nodes
  }

  /// Adds what the checker could not find by coming across the cursor.
  func offer(from checker: Checker, to probe: CompletionProbe) {
    let ancestors = ancestors
    let innermost = ancestors.first {
      $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockItemSyntax.self)
    }
    if let member = innermost?.as(MemberBlockSyntax.self), !isInside(member, ancestors) {
      return offerMembers(of: member, from: checker, to: probe)
    }
    if let type = ancestors.first(where: { $0.asProtocol((any TypeSyntaxProtocol).self) != nil }) {
      return offerTypes(at: type, from: checker, to: probe)
    }
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else {
      return offerStrays(ancestors, to: probe)
    }
    if !probe.wasReached { checkAlone(name, ancestors, checker) }
    let item = ancestors.dropFirst().first
    if item?.is(CodeBlockItemSyntax.self) ?? false {
      Self.offer(Self.statements, to: probe)
      if ancestors.contains(where: { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) })
      {
        Self.offer(["return", "guard "], to: probe)
      }
    }
  }

  /// What surrounds the cursor made no sense to the checker: the name alone still may.
  private func checkAlone(
    _ name: DeclReferenceExprSyntax, _ ancestors: [Syntax], _ checker: Checker
  ) {
    let expression =
      name.parent?.as(MemberAccessExprSyntax.self).flatMap {
        $0.declName == name ? ExprSyntax($0) : nil
      } ?? ExprSyntax(name)
    guard let nominal = nominal(around: ancestors, in: checker) else {
      _ = checker.guess { checker.check(expression, expecting: nil) }
      return
    }
    checker.inType(nominal, isStatic: false) {
      _ = checker.declareSelf(nominal, isMutating: true)
      _ = checker.guess { checker.check(expression, expecting: nil) }
    }
  }

  private func nominal(around ancestors: [Syntax], in checker: Checker) -> Nominal? {
    let declaration = ancestors.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    guard let declaration else { return nil }
    return checker.typeBodies.first { $0.node.id == declaration.id }?.nominal
  }

  // MARK: Types

  private func offerTypes(at node: Syntax, from checker: Checker, to probe: CompletionProbe) {
    let scope = checker.typeScope
    if let member = node.as(MemberTypeSyntax.self) {
      guard case .nominal(let base, _) = scope.resolve(member.baseType) else { return }
      for one in base.classChain {
        for name in one.nested.keys {
          probe.offer(CompletionItem(name, .type, signature: "\(one.name).\(name)"))
        }
      }
      return
    }
    let inherits = node.parent?.is(InheritedTypeSyntax.self) ?? false
    for (nominal, distance) in checker.module.types.values.map({ ($0, 0) })
      + checker.library.types.values.map({ ($0, 1) })
    where nominal.outer == nil && !nominal.name.contains(".") {
      let canInherit =
        nominal.kind == .protocol
        || (nominal.kind == .class && (nominal.isSubclassable || nominal.script != nil))
      var item = CompletionItem(nominal.name, .type, signature: nominal.headline)
      item.distance = distance
      item.fit = !inherits || canInherit ? .fits : .other
      probe.offer(item)
    }
    for name in checker.module.aliases.keys { probe.offer(CompletionItem(name, .type)) }
    for name in ["Any", "Void"] where !inherits { probe.offer(CompletionItem(name, .type)) }
  }

  // MARK: Keywords

  private static let statements = [
    "let ", "var ", "func ", "class ", "struct ", "enum ", "extension ", "protocol ", "if ", "for ",
    "while ", "switch ", "import ",
  ]
  private static let declarations = [
    "override ", "func ", "var ", "let ", "init(", "deinit {", "lazy var ", "static ", "private ",
    "class ", "struct ", "enum ",
  ]

  private static func offer(_ words: [String], to probe: CompletionProbe) {
    for word in words {
      var item = CompletionItem(String(word.prefix { $0.isLetter }), .keyword, insertion: word)
      item.distance = 600
      probe.offer(item)
    }
  }

  /// A word that the parser could give no place: perhaps the start of a statement.
  private func offerStrays(_ ancestors: [Syntax], to probe: CompletionProbe) {
    if ancestors.first?.is(UnexpectedNodesSyntax.self) ?? false, !probe.wasReached {
      Self.offer(Self.statements, to: probe)
    }
  }

  // MARK: Members of a type's body

  /// Whether the cursor is in an expression or a type, such as a property's initial value.
  private func isInside(_ block: MemberBlockSyntax, _ ancestors: [Syntax]) -> Bool {
    for node in ancestors {
      if node.id == block.id { return false }
      if node.asProtocol((any ExprSyntaxProtocol).self) != nil { return true }
      if node.asProtocol((any TypeSyntaxProtocol).self) != nil { return true }
    }
    return false
  }

  private func offerMembers(
    of block: MemberBlockSyntax, from checker: Checker, to probe: CompletionProbe
  ) {
    let typed = line.suffix(while: { !"{};".contains($0) }).drop(while: \.isWhitespace)
    let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let keywords: Set = [
      "override", "func", "var", "init", "public", "open", "internal", "final", "required",
      "convenience",
    ]
    guard words.allSatisfy(keywords.contains) else { return }
    if words.isEmpty { Self.offer(Self.declarations, to: probe) }
    guard let nominal = nominal(around: ancestors, in: checker), nominal.kind == .class else {
      return
    }
    for one in OverrideCompletion.all(for: nominal, checker) {
      if let item = one.item(after: words, typed: String(typed)) { probe.offer(item) }
    }
  }
}

extension String {
  /// The end of the text for which `predicate` holds.
  fileprivate func suffix(while predicate: (Character) -> Bool) -> Substring {
    self[(lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex)...]
  }
}
