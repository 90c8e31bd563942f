import Foundation
import Testing

/// The programs beside this file, with what the real compiler has for them.
nonisolated struct CorpusCase: CustomTestStringConvertible, Sendable {
  /// `arrays/sorting`.
  let name: String
  let source: String

  var testDescription: String { name }

  /// The lines after `// expect:`, in order: what the program prints.
  var expectedLines: [String] {
    source.split(separator: "\n", omittingEmptySubsequences: false).compactMap {
      Self.remark("expect", in: $0)
    }
  }

  /// How the sentence of the trap begins that ends the program.
  var expectedTrap: String? {
    source.split(separator: "\n").lazy.compactMap { Self.remark("trap", in: $0) }.first
  }

  /// The language mode that it is compiled in: 6, unless it says otherwise.
  var languageMode: String {
    source.split(separator: "\n").lazy.compactMap { Self.remark("language mode", in: $0) }.first
      ?? "6"
  }

  /// The first thing that the compiler refuses, and the line.
  var expectedError: (line: Int, message: String)? {
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if let message = Self.remark("error", in: line) { return (index + 1, message) }
    }
    return nil
  }

  /// What the compiler warns of, and where.
  var expectedWarnings: [String] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in Self.remark("warning", in: line).map { "\(index + 1): \($0)" }
    }
  }

  private static func remark(_ word: String, in line: Substring) -> String? {
    guard let range = line.range(of: "// \(word):") else { return nil }
    let rest = line[range.upperBound...]
    return String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
  }

  static let scripts = all(in: "Scripts")
  static let refused = all(in: "Refused")
  static let warned = all(in: "Warned")

  private static func all(in folder: String) -> [CorpusCase] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(folder)
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let source = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return source.map { CorpusCase(name: String(path.dropLast(6)), source: $0) }
    }
  }
}
