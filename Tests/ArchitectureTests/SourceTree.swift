import Foundation

/// The files of this checkout, as text.
struct SourceTree {
  struct File {
    /// From the top of the checkout, such as `Sources/Render/Theme.swift`.
    var path: String
    var lines: [Substring]
    var code: [Line]

    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    /// `Sources/Render/Theme.swift` belongs to `Render`.
    var module: String { String(path.split(separator: "/")[1]) }
  }

  /// A line of code and its number, from 1.
  struct Line {
    var number: Int
    var text: String
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
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      files.append(File(path: path, lines: lines, code: code(of: lines)))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// `path:line` of each line of code that matches; the pattern is tried where a word stands.
  static func places(
    in files: [File], having words: [String], where isBad: (_ code: String) -> Bool = { _ in true }
  ) -> [String] {
    files.flatMap { file in
      file.code.filter { line in words.contains { line.text.contains($0) } && isBad(line.text) }
        .map { "\(file.path):\($0.number)" }
    }
  }

  /// The lines that hold code, without comments and without the text of strings.
  static func code(of lines: [Substring]) -> [Line] {
    var isInLongString = false
    var result: [Line] = []
    for (index, line) in lines.enumerated() {
      let quotes = line.hasThreeQuotes ? line.components(separatedBy: "\"\"\"").count - 1 : 0
      defer { if !quotes.isMultiple(of: 2) { isInLongString.toggle() } }
      guard !isInLongString else { continue }
      result.append(Line(number: index + 1, text: line.withoutStringsAndComments))
    }
    return result
  }
}

extension Substring {
  fileprivate var hasThreeQuotes: Bool { contains("\"\"\"") }

  fileprivate var withoutStringsAndComments: String {
    let quote = UInt8(ascii: "\"")
    let slash = UInt8(ascii: "/")
    guard utf8.contains(where: { $0 == quote || $0 == slash }) else { return String(self) }
    var code: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in utf8 {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == quote {
          isInString = false
        }
      } else if byte == slash, code.last == slash {
        code.removeLast()
        break
      } else if byte == quote {
        isInString = true
      } else {
        code.append(byte)
      }
    }
    return String(decoding: code, as: UTF8.self)
  }
}
