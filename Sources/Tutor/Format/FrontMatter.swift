import SwiftScript
import UIKitEngine

/// The flat `key: value` lines between two `---` at the top of a lesson.
nonisolated struct FrontMatter {
  enum Key: String, CaseIterable {
    case format, id, title, summary, minutes, requires, system
  }

  struct Entry {
    var value: String
    var keyRange: SourceRange
    var range: SourceRange
  }

  static let format = 1
  static let required: [Key] = [.format, .id, .title]

  private(set) var entries: [Key: Entry] = [:]
  /// The line of the closing `---`; 0 when there is no front matter.
  private(set) var lastLine = 0
  private(set) var problems: [Diagnostic] = []

  init(_ source: LessonSource) {
    guard source.lines[0] == "---" else {
      problems.append(.frontMatterMissing(at: source.range(ofLine: 1)))
      return
    }
    guard let closing = source.lines.dropFirst().firstIndex(of: "---") else {
      problems.append(.frontMatterNotClosed(at: source.range(ofLine: 1)))
      return
    }
    lastLine = closing + 1
    for index in 1..<max(1, closing) { read(line: index + 1, of: source) }
    let opening = source.range(ofLine: 1)
    for key in Self.required where entries[key] == nil {
      problems.append(.frontMatterKeyMissing(key, at: opening))
    }
    checkFormat()
  }

  func text(_ key: Key) -> String { entries[key]?.value ?? "" }

  mutating func number(_ key: Key) -> Int? {
    guard let entry = entries[key] else { return nil }
    guard let number = Int(entry.value), number > 0 else {
      problems.append(.notANumber(key, entry.value, at: entry.range))
      return nil
    }
    return number
  }

  mutating func system() -> Rules.System {
    guard let entry = entries[.system] else { return Rules.ios17.system }
    guard let system = Rules.System(rawValue: entry.value) else {
      problems.append(.unknownSystem(entry.value, at: entry.range))
      return Rules.ios17.system
    }
    return system
  }

  /// `[a, b]` or `a`.
  func list(_ key: Key) -> [String] {
    text(key).split { "[], ".contains($0) }.map(String.init)
  }

  // MARK: Lines

  private mutating func read(line number: Int, of source: LessonSource) {
    let line = source.lines[number - 1]
    if line.allSatisfy(\.isWhitespace) { return }
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      problems.append(.frontMatterLine(at: source.range(ofLine: number)))
      return
    }
    let word = line[..<colon]
    let keyRange = source.range(line: number, bytes: 0..<word.utf8.count)
    guard let key = Key(rawValue: String(word)) else {
      problems.append(.unknownFrontMatterKey(String(word), at: keyRange))
      return
    }
    guard entries[key] == nil else {
      problems.append(.frontMatterKeyRepeated(key, at: keyRange))
      return
    }
    let rest = line[line.utf8.index(after: colon)...]
    let value = rest.drop { $0 == " " }
    let start = line.utf8.count - value.utf8.count
    let range = source.range(line: number, bytes: start..<max(start, line.utf8.count))
    let trimmed = String(value.reversed().drop { $0 == " " }.reversed())
    entries[key] = Entry(value: trimmed, keyRange: keyRange, range: range)
    if trimmed.isEmpty { problems.append(.frontMatterValueMissing(key, at: keyRange)) }
  }

  private mutating func checkFormat() {
    guard let entry = entries[.format], entry.value != String(Self.format) else { return }
    problems.append(.unknownFormat(entry.value, at: entry.range))
  }
}
