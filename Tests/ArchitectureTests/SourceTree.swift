import Foundation

/// The files of this checkout, as text.
struct SourceTree {
  struct File {
    /// From the top of the checkout, such as `Sources/Render/Theme.swift`.
    var path: String
    var lines: [Substring]

    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    /// `Sources/Render/Theme.swift` belongs to `Render`.
    var module: String { String(path.split(separator: "/")[1]) }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files under `folder`, sorted by path.
  static func files(in folder: String) -> [File] {
    let top = root.appending(path: folder).standardizedFileURL
    let found = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil)
    var files: [File] = []
    while let url = found?.nextObject() as? URL {
      guard url.pathExtension == "swift", let text = try? String(contentsOf: url, encoding: .utf8)
      else { continue }
      let path = folder + url.standardizedFileURL.path.dropFirst(top.path.count)
      files.append(
        File(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false)))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// `path:line` of each line of code (comments and strings left out) that matches.
  static func places(
    in files: [File], where isBad: (_ code: Substring) -> Bool
  ) -> [String] {
    files.flatMap { file in
      codeLines(of: file).filter { isBad($0.code) }.map { "\(file.path):\($0.number)" }
    }
  }

  /// The lines without comments, without the text of strings, with their numbers.
  static func codeLines(of file: File) -> [(number: Int, code: Substring)] {
    var isInLongString = false
    var result: [(Int, Substring)] = []
    for (index, line) in file.lines.enumerated() {
      let opensOrCloses =
        line.contains("\"\"\"") && line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2)
      defer { if opensOrCloses { isInLongString.toggle() } }
      guard !isInLongString else { continue }
      result.append((index + 1, withoutStringsAndComments(line)))
    }
    return result
  }

  private static func withoutStringsAndComments(_ line: Substring) -> Substring {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }) else {
      return line
    }
    var code = ""
    var isInString = false
    var isEscaped = false
    for character in line {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInString = false
        }
      } else if character == "/", code.last == "/" {
        return code.dropLast()
      } else {
        isInString = character == "\""
        if !isInString { code.append(character) }
      }
    }
    return code[...]
  }
}
