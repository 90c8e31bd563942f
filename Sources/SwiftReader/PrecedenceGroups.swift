import SwiftOperators
import SwiftParser
import SwiftSyntax

/// How tightly operators bind, where a script puts a group of its own below one of Swift's.
///
/// swift-syntax goes up from a group by what it is `higherThan` and does not come back by a
/// `lowerThan`. So such a relation is turned round: Swift's group is `higherThan` the script's.
enum PrecedenceGroups {
  /// - Parameter earlier: what former inputs declare of operators.
  static func operators(for file: SourceFileSyntax, after earlier: String) -> OperatorTable {
    guard !earlier.isEmpty else { return operators(for: file) }
    let own = file.statements.filter {
      $0.item.is(OperatorDeclSyntax.self) || $0.item.is(PrecedenceGroupDeclSyntax.self)
    }
    let texts = [earlier] + own.map(\.trimmedDescription)
    return operators(for: Parser.parse(source: texts.joined(separator: "\n")))
  }

  private static func operators(for file: SourceFileSyntax) -> OperatorTable {
    var table = OperatorTable.standardOperators
    let hasGroups = file.statements.contains { $0.item.is(PrecedenceGroupDeclSyntax.self) }
    let below = hasGroups ? lowered(in: file) : [:]
    guard !below.isEmpty else {
      table.addSourceFile(grouped(file) ?? file) { _ in }
      return table
    }
    table = OperatorTable()
    table.addSourceFile(Parser.parse(source: declarations(below) + own(file, below))) { _ in }
    return table
  }

  /// What a file declares of operators, each in a group; nothing where all are.
  ///
  /// One that names none is in `DefaultPrecedence`, which swift-syntax leaves open.
  private static func grouped(_ file: SourceFileSyntax) -> SourceFileSyntax? {
    let own = file.statements.map(\.item)
    guard own.contains(where: { $0.as(OperatorDeclSyntax.self).map(isOpen) ?? false }) else {
      return nil
    }
    let texts = own.compactMap { item -> String? in
      if let one = item.as(OperatorDeclSyntax.self) { return declaration(one) }
      return item.as(PrecedenceGroupDeclSyntax.self)?.trimmedDescription
    }
    return Parser.parse(source: texts.joined(separator: "\n"))
  }

  private static func isOpen(_ node: OperatorDeclSyntax) -> Bool {
    node.fixitySpecifier.text == "infix" && node.operatorPrecedenceAndTypes == nil
  }

  private static func declaration(_ node: OperatorDeclSyntax) -> String {
    node.trimmedDescription + (isOpen(node) ? ": DefaultPrecedence" : "")
  }

  /// Which groups of the script's stand below one, by its name.
  ///
  /// Called, not inlined: the runtime would look for the types of its loops in every process that
  /// reads a text.
  @inline(never)
  private static func lowered(in file: SourceFileSyntax) -> [String: [String]] {
    var below: [String: [String]] = [:]
    for item in file.statements {
      guard let group = item.item.as(PrecedenceGroupDeclSyntax.self) else { continue }
      for case .precedenceGroupRelation(let relation) in group.groupAttributes
      where relation.higherThanOrLowerThanLabel.text == "lowerThan" {
        for name in relation.precedenceGroups {
          below[name.name.text, default: []].append(group.name.text)
        }
      }
    }
    return below
  }

  /// The script's own operators and groups, with all relations going up.
  private static func own(_ file: SourceFileSyntax, _ below: [String: [String]]) -> String {
    var text = ""
    for item in file.statements {
      if let declaration = item.item.as(OperatorDeclSyntax.self) {
        text += self.declaration(declaration) + "\n"
      }
      guard let group = item.item.as(PrecedenceGroupDeclSyntax.self) else { continue }
      var higher = below[group.name.text] ?? []
      text += "precedencegroup \(group.name.text) {\n"
      for attribute in group.groupAttributes {
        if case .precedenceGroupRelation(let relation) = attribute {
          guard relation.higherThanOrLowerThanLabel.text == "higherThan" else { continue }
          higher += relation.precedenceGroups.map(\.name.text)
        } else {
          text += "  \(attribute.trimmedDescription)\n"
        }
      }
      if !higher.isEmpty { text += "  higherThan: \(higher.joined(separator: ", "))\n" }
      text += "}\n"
    }
    return text
  }

  private static let groups: [(name: String, associativity: String?, higherThan: String?)] = [
    ("AssignmentPrecedence", "right", nil),
    ("FunctionArrowPrecedence", "right", "AssignmentPrecedence"),
    ("TernaryPrecedence", "right", "FunctionArrowPrecedence"),
    ("DefaultPrecedence", nil, "TernaryPrecedence"),
    ("LogicalDisjunctionPrecedence", "left", "TernaryPrecedence"),
    ("LogicalConjunctionPrecedence", "left", "LogicalDisjunctionPrecedence"),
    ("ComparisonPrecedence", nil, "LogicalConjunctionPrecedence"),
    ("NilCoalescingPrecedence", "right", "ComparisonPrecedence"),
    ("CastingPrecedence", nil, "NilCoalescingPrecedence"),
    ("RangeFormationPrecedence", nil, "CastingPrecedence"),
    ("AdditionPrecedence", "left", "RangeFormationPrecedence"),
    ("MultiplicationPrecedence", "left", "AdditionPrecedence"),
    ("BitwiseShiftPrecedence", nil, "MultiplicationPrecedence"),
  ]

  private static let infix: [(group: String, operators: String)] = [
    ("BitwiseShiftPrecedence", "<< &<< >> &>>"),
    ("MultiplicationPrecedence", "* &* / % &"),
    ("AdditionPrecedence", "+ &+ - &- | ^"),
    ("RangeFormationPrecedence", "... ..<"),
    ("NilCoalescingPrecedence", "??"),
    (
      "ComparisonPrecedence",
      "< <= > >= == != === !== ~="
    ),
    ("LogicalConjunctionPrecedence", "&&"),
    ("LogicalDisjunctionPrecedence", "||"),
    ("AssignmentPrecedence", "*= /= %= += -= <<= >>= &= |= ^= &*= &+= &-= &<<= &>>="),
    ("DefaultPrecedence", "~>"),
  ]

  private static func declarations(_ below: [String: [String]]) -> String {
    var text = ""
    for group in groups {
      let higher = ([group.higherThan].compactMap { $0 } + (below[group.name] ?? []))
        .joined(separator: ", ")
      text += "precedencegroup \(group.name) {\n"
      if let associativity = group.associativity { text += "  associativity: \(associativity)\n" }
      if group.name == "AssignmentPrecedence" { text += "  assignment: true\n" }
      if !higher.isEmpty { text += "  higherThan: \(higher)\n" }
      text += "}\n"
    }
    for (group, operators) in infix {
      for name in operators.split(separator: " ") { text += "infix operator \(name): \(group)\n" }
    }
    return text
  }
}
