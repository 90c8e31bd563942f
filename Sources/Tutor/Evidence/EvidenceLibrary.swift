import Foundation

/// The published observations that lessons and the engine rest on, by id.
public nonisolated struct EvidenceLibrary: Sendable {
  public struct Entry: Hashable, Sendable {
    /// `V-027`.
    public var id: String
    public var title: String
    /// Markdown, without the heading.
    public var text: String
    public var file: String
    /// The heading's, from 1.
    public var line: Int
  }

  public private(set) var entries: [String: Entry] = [:]

  /// Reads every Markdown file in `folder`; empty if there is none.
  public init(folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".md") {
      let path = URL(fileURLWithPath: folder).appendingPathComponent(name).relativePath
      guard let data = FileManager.default.contents(atPath: path),
        let source = LessonSource(bytes: [UInt8](data), file: path)
      else { continue }
      add(source)
    }
  }

  /// The id that is meant by `v-13`; `nil` if none can be.
  public static func id(_ word: some StringProtocol) -> String? {
    guard let match = String(word).wholeMatch(of: /([A-Za-z])-?([0-9]{1,3})/) else { return nil }
    let number = String(match.output.2)
    return match.output.1.uppercased() + "-" + String(repeating: "0", count: 3 - number.count)
      + number
  }

  /// The first and the last id of each letter: `A-001…A-154`.
  public var ranges: [String] {
    Dictionary(grouping: entries.keys) { $0.prefix(1) }.sorted { $0.key < $1.key }
      .compactMap { _, ids in
        guard let first = ids.min(), let last = ids.max() else { return nil }
        return "\(first)…\(last)"
      }
  }

  public subscript(id: String) -> Entry? { entries[id] }

  private mutating func add(_ source: LessonSource) {
    var open: Entry?
    var body: [String] = []
    func finished() -> Entry? {
      guard var entry = open else { return nil }
      entry.text = body.joined(separator: "\n").trimmingCharacters(in: .newlines)
      return entry
    }
    for (index, line) in source.lines.enumerated() {
      guard line.hasPrefix("#") else {
        body.append(line)
        continue
      }
      if let entry = finished() { entries[entry.id] = entry }
      open = line.firstMatch(of: /^### ([A-Z]-[0-9]{3}) (.+)$/).map { match in
        Entry(
          id: String(match.output.1), title: String(match.output.2), text: "", file: source.file,
          line: index + 1)
      }
      body = []
    }
    if let entry = finished() { entries[entry.id] = entry }
  }
}
