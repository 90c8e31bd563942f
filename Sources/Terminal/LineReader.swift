/// Where lines come from: a terminal with an editor, or a pipe.
public protocol LineReader: AnyObject {
  /// The next line, without its newline; a paste or a recalled entry may hold several.
  func readLine(prompt: String) -> LineInput

  /// Puts `entry` where the up arrow finds it; a multi-line input is one entry.
  func remember(_ entry: String)

  /// What Tab offers; `nil` switches completion off, as while an answer is asked for.
  var completer: Completer? { get set }
}

/// What may stand for the word before the cursor, which is at `utf8Offset` in `line`.
public typealias Completer = (_ line: String, _ utf8Offset: Int) -> Completion

/// What came of asking for a line.
public nonisolated enum LineInput: Hashable, Sendable {
  case line(String)
  /// Ctrl-C: the line is gone, the session is not. `wasEmpty` if there was nothing to clear.
  case interrupted(wasEmpty: Bool)
  case end
  /// Bytes that are no text; the reader has taken nothing after them.
  case unreadable(UnreadableInput)
}

/// Input that is not UTF-8 text.
public nonisolated struct UnreadableInput: Hashable, Sendable {
  /// The line's number, from 1.
  public var line: Int
  /// The first bad byte's place in its line, from 0.
  public var offset: Int
  public var byte: UInt8

  public init(line: Int, offset: Int, byte: UInt8) {
    self.line = line
    self.offset = offset
    self.byte = byte
  }
}
