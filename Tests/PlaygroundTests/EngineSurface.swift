import Foundation
import SwiftParser
import SwiftSyntax

/// The engine's public declarations, read from its sources.
struct EngineSurface {
  static let ofEngine = EngineSurface(
    of: packageFolder.appending(path: "Sources/UIKitEngine"))

  struct Member: Hashable {
    /// As in `UIView.AutoresizingMask`.
    let type: String
    /// `insertSubview(_:at:)`, or a property's name.
    let name: String
    let isOpen: Bool
  }

  /// Every public or open member of every public type, with the cases of enums.
  private(set) var members: [Member] = []
  private(set) var types: Set<String> = []
  /// Functions and constants outside any type.
  private(set) var globals: [String] = []
  private var isOpenClass: Set<String> = []

  init(of folder: URL) {
    for file in sourceFiles(in: folder) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      read(
        Parser.parse(source: text).statements.compactMap { $0.item.as(DeclSyntax.self) }, in: nil)
    }
  }

  /// The open members that a class declares first, in classes that are open themselves.
  var hooks: [Member] { members.filter { $0.isOpen && isOpenClass.contains($0.type) } }

  private mutating func read(_ declarations: [DeclSyntax], in outer: String?) {
    for declaration in declarations { read(declaration, in: outer) }
  }

  private mutating func read(_ declaration: DeclSyntax, in outer: String?) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): enter(node.name.text, node, outer)
    case .structDecl(let node): enter(node.name.text, node, outer)
    case .enumDecl(let node): enter(node.name.text, node, outer)
    case .extensionDecl(let node):
      read(node.memberBlock.members.map(\.decl), in: node.extendedType.trimmedDescription)
    case .functionDecl(let node):
      add(node.name.text + node.signature.labels, node.modifiers, outer)
    case .initializerDecl(let node):
      add("init" + node.signature.labels, node.modifiers, outer)
    case .variableDecl(let node):
      for binding in node.bindings {
        add(binding.pattern.trimmedDescription, node.modifiers, outer)
      }
    case .enumCaseDecl(let node):
      guard let outer, types.contains(outer) else { return }
      for element in node.elements {
        members.append(Member(type: outer, name: element.name.text, isOpen: false))
      }
    default: break
    }
  }

  private mutating func enter(
    _ name: String, _ node: some DeclGroupSyntax, _ outer: String?
  ) {
    let full = [outer, name].compactMap(\.self).joined(separator: ".")
    if has(node.modifiers, "public", "open") { types.insert(full) }
    if has(node.modifiers, "open") { isOpenClass.insert(full) }
    read(node.memberBlock.members.map(\.decl), in: full)
  }

  private mutating func add(_ name: String, _ modifiers: DeclModifierListSyntax, _ type: String?) {
    guard has(modifiers, "public", "open"), !has(modifiers, "override") else { return }
    guard let type else { return globals.append(name) }
    let isOpen = has(modifiers, "open") && !has(modifiers, "class", "static")
    members.append(Member(type: type, name: name, isOpen: isOpen))
  }

  private func has(_ modifiers: DeclModifierListSyntax, _ words: String...) -> Bool {
    modifiers.contains { words.contains($0.name.text) && $0.detail == nil }
  }
}

extension FunctionSignatureSyntax {
  /// As in `(_:at:)`.
  var labels: String {
    "(" + parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}

/// The Swift files below `folder`, in a fixed order.
func sourceFiles(in folder: URL) -> [URL] {
  let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
}

/// The package's folder.
let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
