/// The texts that a program was given piece by piece, so that a line of them can be shown.
///
/// What was typed at a prompt counts as one long text: its lines are numbered through.
public nonisolated struct Listing: Hashable, Sendable {
  /// A line with its number in the file, or in all that was typed.
  public struct Line: Hashable, Sendable {
    public var number: Int
    public var text: String
    public var isCurrent: Bool
  }

  private struct Text: Hashable {
    /// `nil` for what was typed.
    var file: String?
    /// The number of its first line.
    var first: Int
    var lines: [String]
  }

  private var texts: [Text] = []
  /// How many lines were typed so far.
  private var typed = 0

  public init() {}

  /// Takes in a text; what is returned stands for it in ``Machine/currentPlace``.
  public mutating func add(_ source: String, file: String) -> Int {
    let lines = Array(SourceLines(source))
    // A lesson is no file of Swift: its code counts as typed.
    let isTyped = file.hasPrefix("<") || file.hasSuffix(".md")
    texts.append(Text(file: isTyped ? nil : file, first: isTyped ? typed + 1 : 1, lines: lines))
    if isTyped { typed += lines.count }
    return texts.count
  }

  /// Forgets the text that came last: nothing of it ran.
  public mutating func removeLast() {
    guard let last = texts.popLast() else { return }
    if last.file == nil { typed -= last.lines.count }
  }

  /// `12`, or `Card.swift:12` for a line of a file.
  public func name(of line: Int, in source: Int) -> String? {
    guard let text = text(source), text.lines.indices.contains(line - 1) else { return nil }
    guard let file = text.file else { return "\(text.first + line - 1)" }
    return "\(file.split(separator: "/").last ?? ""):\(line)"
  }

  /// What stands in the line, without its indent.
  public func code(at line: Int, in source: Int) -> String? {
    guard let text = text(source), text.lines.indices.contains(line - 1) else { return nil }
    let code = text.lines[line - 1].drop(while: \.isWhitespace)
    return code.isEmpty ? nil : String(code)
  }

  /// The line with its neighbours of the same text.
  public func excerpt(around line: Int, in source: Int, radius: Int = 2) -> [Line] {
    guard let text = text(source), text.lines.indices.contains(line - 1) else { return [] }
    let range = max(0, line - 1 - radius)...min(text.lines.count - 1, line - 1 + radius)
    return range.map { index in
      Line(
        number: text.first + index, text: text.lines[index], isCurrent: index == line - 1)
    }
  }

  /// All that was typed.
  public var typedLines: [Line] {
    texts.filter { $0.file == nil }.flatMap { text in
      text.lines.enumerated().map {
        Line(number: text.first + $0.offset, text: $0.element, isCurrent: false)
      }
    }
  }

  private func text(_ source: Int) -> Text? {
    texts.indices.contains(source - 1) ? texts[source - 1] : nil
  }
}
