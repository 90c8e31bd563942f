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
  /// The Swift behind empty lines, so that places in it are those of the file.
  var swift: String { String(repeating: "\n", count: line - 1) + text }
}
