/// A text by its lines, which are found once for all that is said of it.
public nonisolated struct SourceLines: RandomAccessCollection {
  private let lines: [Substring.UTF8View]

  public init(_ source: String) {
    // By bytes: as characters, what ends a line on Windows is not a newline.
    lines = source[...].utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  public var startIndex: Int { lines.startIndex }
  public var endIndex: Int { lines.endIndex }

  /// A line without its end; the first is at 0.
  public subscript(index: Int) -> String {
    let line = lines[index]
    return String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }

  /// The line of that number, counted from 1; `nil` beyond the text.
  public func line(_ number: Int) -> String? {
    indices.contains(number - 1) ? self[number - 1] : nil
  }
}
