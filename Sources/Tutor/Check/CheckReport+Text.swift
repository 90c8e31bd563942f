import Foundation
import SwiftScript

extension CheckReport {
  /// One paragraph a finding, as the compiler writes them, and a last line with the sum.
  public func text() -> String {
    let sum =
      findings.isEmpty
      ? "\(counted(lessons.count, "lesson file")), all right"
      : counted(findings.count, "finding")
    return (findings.map(\.diagnostic.plainText) + [sum]).joined(separator: "\n")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// One object a line: each finding, then the sum.
  public func json() -> String {
    let lines = findings.map { JSONText.line(FindingLine(finding: $0)) }
    return (lines + [JSONText.line(SumLine(lessons: lessons.count, findings: findings.count))])
      .joined(separator: "\n")
  }

  private nonisolated struct FindingLine: Encodable {
    var v = 1
    var type = "finding"
    var promise: String
    var severity: String
    var file: String
    var line: Int
    var column: Int
    var message: String
    var notes: [String]

    init(finding: Finding) {
      let diagnostic = finding.diagnostic
      promise = finding.promise.rawValue
      severity = diagnostic.severity.word
      file = diagnostic.range.file
      line = diagnostic.range.start.line
      column = diagnostic.range.start.column
      message = diagnostic.message
      notes = diagnostic.notes + diagnostic.fixIts.map(\.message)
    }
  }

  private nonisolated struct SumLine: Encodable {
    var v = 1
    var type = "check"
    var lessons: Int
    var findings: Int
  }
}

nonisolated extension Diagnostic {
  /// `file:line:column: error: message`, then the notes.
  public var plainText: String {
    let place = "\(range.file):\(range.start.line):\(range.start.column)"
    let remarks = (notes + fixIts.map(\.message)).map { "\(place): note: \($0)" }
    return (["\(place): \(severity.word): \(message)"] + remarks).joined(separator: "\n")
  }
}

nonisolated extension Diagnostic.Severity {
  var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .unsupported: "unsupported"
    }
  }
}
