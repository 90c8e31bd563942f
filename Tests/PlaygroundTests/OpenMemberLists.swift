import Foundation
import SwiftParser
import SwiftSyntax

/// What the macro writes overrides of, class by class, read from its tables.
struct OpenMemberLists {
  /// The declarations of each class, as syntax.
  private(set) var declarations: [(type: String, members: [DeclSyntax])] = []

  init() throws {
    let folder = packageFolder.appending(path: "Sources/HookMacros")
    for file in sourceFiles(in: folder) where file.lastPathComponent.hasPrefix("OpenMembers+") {
      let finder = EntryFinder(viewMode: .sourceAccurate)
      finder.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8)))
      for (type, text) in finder.entries {
        let body = Parser.parse(source: "open class _ {\n\(text)\n}")
        let block = body.statements.first?.item.as(ClassDeclSyntax.self)?.memberBlock
        declarations.append((type, (block?.members ?? []).map { $0.decl.trimmed }))
      }
    }
  }

  /// `Class.member` for each.
  var names: [String] {
    declarations.flatMap { type, members in members.compactMap(\.memberName).map { "\(type).\($0)" }
    }
  }
}

extension DeclSyntax {
  /// `insertSubview(_:at:)`, `init(frame:)`, or a property's name.
  var memberName: String? {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): node.name.text + node.signature.labels
    case .initializerDecl(let node): "init" + node.signature.labels
    case .variableDecl(let node): node.bindings.first?.pattern.trimmedDescription
    default: nil
    }
  }
}

/// Finds each entry of a table: a class's name and its declarations.
private nonisolated final class EntryFinder: SyntaxVisitor {
  var entries: [(String, String)] = []

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    guard let key = node.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let call = node.value.as(FunctionCallExprSyntax.self),
      let literal = call.arguments.last?.expression.as(StringLiteralExprSyntax.self)
    else { return .skipChildren }
    entries.append((key, literal.representedLiteralValue ?? ""))
    return .skipChildren
  }
}
