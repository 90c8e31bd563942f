import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Playground
@testable import SwiftScript

@Suite struct OverrideTests {
  let surface = EngineSurface.ofEngine

  @Test func `every open member of the engine can be overridden or is listed with a reason`() throws
  {
    let excused = try UnboundList(of: "notoverridable.txt")
    let overridable = try openMembers()

    let missing = surface.hooks
      .filter { !overridable.contains("\($0.type).\($0.name)") && !excused.excuses($0) }
      .map { "\($0.type).\($0.name)" }

    #expect(missing == [])
  }

  @Test func `nothing that can be overridden stands in the list`() throws {
    let stale = try UnboundList(of: "notoverridable.txt").exact.intersection(openMembers())

    #expect(stale == [])
  }

  @Test func `every class with open members has a trampoline`() throws {
    let excused = try UnboundList(of: "notoverridable.txt")
    let text = try overrides()

    let missing = Set(surface.hooks.map(\.type))
      .filter { !text.contains(": \($0), Trampoline") && !excused.excusesType($0) }

    #expect(missing.sorted() == [])
  }

  @Test func `a class is subclassable in the table when it has a trampoline`() throws {
    let library = UIKitBindings.library()
    let text = try overrides()

    let classes = library.types.values.filter { $0.kind == .class && $0.isHost }
    let wrong = classes.filter {
      text.contains(": \($0.name), Trampoline") != $0.isSubclassable
    }

    #expect(wrong.map(\.name).sorted() == [])
  }

  private func overrides() throws -> String {
    try sourceFiles(in: packageFolder.appending(path: "Sources/Playground/Overrides"))
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  /// `Class.member` for all that the macro writes overrides of.
  private func openMembers() throws -> Set<String> {
    var members: Set<String> = []
    let folder = packageFolder.appending(path: "Sources/HookMacros")
    for file in sourceFiles(in: folder) where file.lastPathComponent.hasPrefix("OpenMembers+") {
      let finder = EntryFinder(viewMode: .sourceAccurate)
      finder.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8)))
      for (type, declarations) in finder.entries {
        let body = Parser.parse(source: "open class _ {\n\(declarations)\n}")
        for name in names(body) { members.insert("\(type).\(name)") }
      }
    }
    return members
  }

  private func names(_ file: SourceFileSyntax) -> [String] {
    let block = file.statements.first?.item.as(ClassDeclSyntax.self)?.memberBlock
    return (block?.members ?? []).flatMap { item -> [String] in
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node): [node.name.text + node.signature.labels]
      case .initializerDecl(let node): ["init" + node.signature.labels]
      case .variableDecl(let node): node.bindings.map { $0.pattern.trimmedDescription }
      default: []
      }
    }
  }
}

/// Finds `"Class": OpenMembers(…, """ declarations """)`.
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
