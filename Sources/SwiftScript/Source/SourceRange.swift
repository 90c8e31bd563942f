/// A place in a source text: line and column count from 1, columns in UTF-8 bytes as swiftc's do.
public nonisolated struct SourcePosition: Hashable, Sendable {
  public var line: Int
  public var column: Int
  /// Bytes from the start of the text.
  public var offset: Int

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

/// A half-open stretch of one source text.
public nonisolated struct SourceRange: Hashable, Sendable {
  /// The file's path, or `<prompt>`, `<lesson>`, … for text that is not a file.
  public var file: String
  public var start: SourcePosition
  public var end: SourcePosition

  public init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }
}
