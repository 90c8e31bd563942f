import Foundation

/// Lines of a pipe or a file, for everything that is not a terminal.
public final class PlainReader: LineReader {
  public var completer: Completer?

  private let descriptor: CInt
  private var buffer: [UInt8] = []
  private var start = 0
  private var lineNumber = 0
  private var atEnd = false

  /// Called with the prompt and each line as it is read, for `--echo`.
  private let echo: ((_ prompt: String, _ line: String) -> Void)?

  public init(
    descriptor: CInt = 0, echo: ((_ prompt: String, _ line: String) -> Void)? = nil
  ) {
    self.descriptor = descriptor
    self.echo = echo
  }

  /// Reads from `text`, for tests.
  public init(text: String, echo: ((_ prompt: String, _ line: String) -> Void)? = nil) {
    descriptor = -1
    self.echo = echo
    buffer = Array(text.utf8)
    atEnd = true
  }

  public func remember(_ entry: String) {}

  public func readLine(prompt: String) -> LineInput {
    guard let bytes = nextLine() else { return .end }
    lineNumber += 1
    if let offset = bytes.firstInvalidUTF8() {
      return .unreadable(
        UnreadableInput(line: lineNumber, offset: offset, byte: bytes[offset]))
    }
    let line = String(decoding: bytes, as: UTF8.self)
    echo?(prompt, line)
    return .line(line)
  }

  private func nextLine() -> [UInt8]? {
    var searched = start
    while true {
      if let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = newline + 1 }
        return withoutCarriageReturn(buffer[start..<newline])
      }
      searched = buffer.count
      if atEnd || !fill() {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return withoutCarriageReturn(buffer[start...])
      }
      // `fill` drops what has been read, so the search goes on where the new bytes begin.
      searched -= droppedByFill
    }
  }

  private var droppedByFill = 0

  /// Reads more; `false` at the end of the input.
  private func fill() -> Bool {
    droppedByFill = start
    buffer.removeFirst(start)
    start = 0
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        buffer += chunk[..<count]
        return true
      }
      if count < 0, errno == EINTR, !Interrupts.isRaised { continue }
      atEnd = true
      return false
    }
  }

  private func withoutCarriageReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}

nonisolated extension [UInt8] {
  /// The index of the first byte that is not part of UTF-8 text; `nil` if all is well.
  ///
  /// NUL counts as bad: no source text holds one, and every binary file does.
  public func firstInvalidUTF8() -> Int? {
    if !contains(0), String(validating: self, as: UTF8.self) != nil { return nil }
    var index = 0
    while index < count {
      let length =
        switch self[index] {
        case 0x01...0x7F: 1
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 0
        }
      let end = index + length
      guard length > 0, end <= count, String(validating: self[index..<end], as: UTF8.self) != nil
      else { return index }
      index = end
    }
    return nil
  }
}
