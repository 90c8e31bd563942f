import Foundation
import Playground
import Terminal

/// The learner's own start file: Swift and commands that come before each prompt.
struct StartFile {
  /// One of its inputs, with the number of its first line.
  struct Piece: Hashable {
    var text: String
    var line: Int
  }

  let path: String
  let pieces: [Piece]

  /// - Returns: `nil` if there is no such file.
  init?(path: String) throws(UsageError) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(try SourceFile.read(path), path: path)
  }

  init(_ text: String, path: String) {
    self.path = path
    pieces = Input.placed(text, isIncomplete: Session.isIncomplete).map {
      Piece(text: $0.text, line: $0.line)
    }
  }
}

extension StartFile.Piece {
  /// Its top-level statements, so that one with a mistake leaves the others alone.
  var statements: [StartFile.Piece] {
    var rest = text[...]
    var line = line
    return Session.statements(in: text).compactMap { statement in
      guard let range = rest.range(of: statement) else { return nil }
      line += rest[..<range.lowerBound].count { $0 == "\n" }
      defer { line += statement.count { $0 == "\n" } }
      rest = rest[range.upperBound...]
      return StartFile.Piece(text: statement, line: line)
    }
  }

  /// The Swift behind empty lines, so that places in it are those of the file.
  var swift: String { String(repeating: "\n", count: line - 1) + text }
}
