import Foundation
import Testing
import UIKitEngine

/// A UIKit program, the evidence it rests on, and what it must print.
///
/// `Scenarios/NAME.swift` is ordinary UIKit code for a host that supplies `window`,
/// `viewController` and `view`; its header comment names the evidence and the ending, and where no
/// observation is collected, as of lists and keys, what else it rests on: `// source: Apple's
/// documentation of IndexPath`. Beside it lie `NAME.expected`, the whole standard output, and where
/// UIKit writes to the console `NAME.console`, lines that must stand there in that order.
nonisolated struct Scenario: Sendable, CustomTestStringConvertible {
  enum Ending: Hashable, Sendable {
    case normally
    /// What follows `fault` in the header: an exception's name, `trap` or `hang`.
    case fault(String)
  }

  let name: String
  let source: String
  let file: URL
  let evidence: [String]
  /// What it rests on where the evidence has no entry.
  let origin: String?
  let ending: Ending?
  /// Whose rules it runs under: `// rules: ios26`; iOS 17's if the header says nothing.
  let rules: Rules
  let output: String
  let console: [String]

  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  /// Every scenario, by name.
  static let all: [Scenario] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }.map(Scenario.init)
      .sorted { $0.name < $1.name }
  }()

  init(file: URL) {
    self.file = file
    name = file.deletingPathExtension().lastPathComponent
    source = Scenario.text(of: file)
    output = Scenario.text(of: file.deletingPathExtension().appendingPathExtension("expected"))
    console = Scenario.text(of: file.deletingPathExtension().appendingPathExtension("console"))
      .split(separator: "\n").map(String.init)
    evidence =
      Scenario.header("evidence", in: source).map {
        $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      } ?? []
    origin = Scenario.header("source", in: source)
    ending = Scenario.header("ends", in: source).flatMap(Ending.init)
    let system = Scenario.header("rules", in: source).flatMap(Rules.System.init)
    rules = Rules(system: system ?? .ios17)
  }

  private static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private static func header(_ key: String, in source: String) -> String? {
    source.split(separator: "\n").first { $0.hasPrefix("// \(key): ") }
      .map { String($0.dropFirst("// \(key): ".count)) }
  }
}

nonisolated extension Scenario.Ending {
  init?(header: String) {
    let words = header.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("normally", 1): self = .normally
    case ("fault", 2): self = .fault(words[1])
    default: return nil
    }
  }
}
