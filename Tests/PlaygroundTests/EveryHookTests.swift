import SwiftSyntax
import Testing
import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// A script class that overrides all that can be overridden, for each of the engine's classes.
@Suite struct EveryHookTests {
  @Test func `every override is asked, and can ask the engine's own`() throws {
    var problems: [String] = []
    for (type, members) in try OpenMemberLists().declarations {
      problems += unanswered(type, members)
    }

    #expect(problems == [])
  }

  /// How a class is made that is not made of nothing.
  static let making = [
    "UINavigationItem": "title: \"\"",
    "UIPresentationController": "presentedViewController: UIViewController(), presenting: nil",
    "UIStoryboardSegue":
      "identifier: nil, source: UIViewController(), destination: UIViewController()",
    "UICollectionView": "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()",
    "UICollectionViewController": "collectionViewLayout: UICollectionViewFlowLayout()",
    "UITableViewDiffableDataSource": "tableView: UITableView(), cellProvider: { _, _, _ in nil }",
    "UICollectionViewDiffableDataSource":
      "collectionView: UICollectionView(frame: .zero, collectionViewLayout: "
      + "UICollectionViewFlowLayout()), cellProvider: { _, _, _ in nil }",
  ]

  /// What a generic class is a class of.
  static let arguments = [
    "UITableViewDiffableDataSource": "<Int, Int>",
    "UICollectionViewDiffableDataSource": "<Int, Int>",
  ]

  /// The hooks of `type` that did not print their names.
  private func unanswered(_ type: String, _ members: [DeclSyntax]) -> [String] {
    let app = ScriptedApp()
    let overrides = members.compactMap { member in
      Self.override(member) { "if isTold { print(\"\($0);\") }" }
    }
    app.run(
      """
      var isTold = false
      class Mine: \(type)\(Self.arguments[type] ?? "") {
      \(overrides.map(\.text).joined(separator: "\n"))
      }
      let mine = Mine(\(Self.making[type] ?? ""))
      isTold = true
      """)
    guard app.problems.isEmpty, let mine = app.value(of: "mine"),
      let nominal = app.machine.library.types[type]
    else { return ["\(type): \(app.problems)"] }
    let run = RowRun(app.machine)
    var missing: [String] = []
    for (index, member) in members.enumerated() {
      guard let name = Self.override(member, telling: { $0 })?.name else { continue }
      app.forgetOutput()
      for row in nominal.members where row.fullName == name {
        run.exercise(row, of: nominal, on: mine)
      }
      if !app.output.contains("\(name);") { missing.append("\(type).\(name)") }
      // What UIKit refuses with an exception ends the app: the rest is asked in another.
      if app.hasEnded {
        return missing + unanswered(type, Array(members.dropFirst(index + 1)))
      }
    }
    return missing
  }

  /// An override that tells its name and does what the superclass does.
  ///
  /// - Parameter telling: the statement that tells, for the member of this name.
  static func override(
    _ declaration: DeclSyntax, telling: (String) -> String
  ) -> (name: String, text: String)? {
    guard let name = declaration.memberName else { return nil }
    let tells = telling(name)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      let arguments = node.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        return label == "_" ? name : "\(label): \(name)"
      }
      let call = "super.\(node.name.text)(\(arguments.joined(separator: ", ")))"
      let bare = node.with(\.attributes, []).trimmed
      return (name, "override \(bare) { \(tells); return \(call) }")
    case .variableDecl(let node):
      guard let binding = node.bindings.first, let type = binding.typeAnnotation else { return nil }
      let setter =
        binding.accessorBlock?.description.contains("set") == true
        ? "set { super.\(name) = newValue }" : ""
      return (
        name, "override var \(name)\(type) { get { \(tells); return super.\(name) } \(setter) }"
      )
    default: return nil
    }
  }
}
