import Foundation
import SwiftParser
import SwiftSyntax

/// The table of phrases, read from its source.
struct PhraseTable {
  struct Entry {
    var name: String
    var file: String
    var parameters: [String]
    /// English, Korean, and the same for screen readers where they differ.
    var wordings: [StringLiteralExprSyntax]
  }

  private(set) var entries: [Entry] = []

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() {
    for (path, text) in Self.files(in: "Sources/Words") where path.contains("/Phrase+") {
      let reader = TableReader(file: path)
      reader.walk(Parser.parse(source: text))
      entries += reader.entries
    }
  }

  /// Path and text of each Swift file under `folder`.
  static func files(in folder: String) -> [(path: String, text: String)] {
    let top = root.appending(path: folder).standardizedFileURL
    let found = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil)
    var files: [(String, String)] = []
    while let url = found?.nextObject() as? URL {
      guard url.pathExtension == "swift", let text = try? String(contentsOf: url, encoding: .utf8)
      else { continue }
      files.append((folder + url.standardizedFileURL.path.dropFirst(top.path.count), text))
    }
    return files.sorted { $0.0 < $1.0 }
  }
}

extension StringLiteralExprSyntax {
  /// What stands between the interpolations.
  var words: String {
    segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined(separator: "\u{0}")
  }

  /// The names that the interpolations speak of.
  var interpolated: Set<String> {
    let names = NameReader(viewMode: .sourceAccurate)
    for case .expressionSegment(let segment) in segments { names.walk(segment) }
    return names.found
  }
}

private final class TableReader: SyntaxVisitor {
  let file: String
  var entries: [PhraseTable.Entry] = []

  init(file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isStatic, let name = node.bindings.first?.pattern.trimmedDescription else {
      return .skipChildren
    }
    add(name, [], Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    add(node.name.text, parameters, Syntax(node))
    return .skipChildren
  }

  private func add(_ name: String, _ parameters: [String], _ node: Syntax) {
    let calls = PhraseCalls(viewMode: .sourceAccurate)
    calls.walk(node)
    for call in calls.found {
      entries.append(
        .init(name: name, file: file, parameters: parameters, wordings: call))
    }
  }
}

/// Each `Phrase("…", "…")`, as its literals.
private final class PhraseCalls: SyntaxVisitor {
  var found: [[StringLiteralExprSyntax]] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "Phrase" {
      found.append(node.arguments.compactMap { $0.expression.as(StringLiteralExprSyntax.self) })
    }
    return .visitChildren
  }
}

private final class NameReader: SyntaxVisitor {
  var found: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A leading dot makes a particle of it.
    if node.parent?.is(MemberAccessExprSyntax.self) != true { found.insert(node.baseName.text) }
    return .visitChildren
  }
}

extension VariableDeclSyntax {
  fileprivate var isStatic: Bool { modifiers.contains { $0.name.text == "static" } }
}
