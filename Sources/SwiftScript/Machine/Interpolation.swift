/// A text with values in it whose types say how they are written: nobody is asked, and the values
/// are read from the registers in which they stand.
final class Interpolation {
  enum Kind {
    case number, fraction, flag, text
  }

  struct Piece {
    fileprivate let literal: TextLiteral?
    fileprivate let kind: Kind
    /// How far its register is from the first, in bytes.
    fileprivate let register: Int

    init(_ literal: String) {
      self.literal = TextLiteral(literal)
      kind = .text
      register = 0
    }

    init(_ register: Int, _ kind: Kind) {
      literal = nil
      self.kind = kind
      self.register = register * MemoryLayout<Value>.stride
    }
  }

  private let pieces: [Piece]

  init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Longer texts are put together piece by piece.
  private static let shortLength = 512

  /// The text, from the registers of the running function.
  func text(_ registers: UnsafeMutablePointer<Value>) -> String {
    withBytes(registers) { String(decoding: $0, as: UTF8.self) } ?? longText(registers)
  }

  func add(to box: StringBox, _ registers: UnsafeMutablePointer<Value>) {
    if withBytes(registers, { box.append($0) }) == nil { box.append(longText(registers)) }
  }

  @inline(__always)
  private func withBytes<Result>(
    _ registers: UnsafeMutablePointer<Value>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.shortLength) { buffer in
      var writer = TextWriter(buffer)
      for piece in pieces {
        if let literal = piece.literal {
          writer.write(literal.bytes)
        } else {
          Self.write(registers.at(piece.register), piece.kind, to: &writer)
        }
      }
      guard !writer.isFull else { return nil }
      return body(UnsafeBufferPointer(rebasing: buffer[..<writer.written]))
    }
  }

  @inline(__always)
  private static func write(
    _ value: UnsafeMutablePointer<Value>, _ kind: Kind, to writer: inout TextWriter
  ) {
    switch kind {
    case .number: writer.write(value.word)
    case .fraction: writer.write(value.double.description)
    case .flag: writer.write(value.bool ? "true" : "false")
    case .text:
      if let box = value.borrow(StringBox.self) {
        writer.write(box._withUnsafeGuaranteedRef { $0.text })
      } else if let box = value.borrow(SubstringBox.self) {
        writer.write(box._withUnsafeGuaranteedRef { $0.text })
      }
    }
  }

  private func longText(_ registers: UnsafeMutablePointer<Value>) -> String {
    pieces.reduce(into: "") { text, piece in
      let value = registers.at(piece.register)
      if let literal = piece.literal {
        text += literal.text
        return
      }
      switch piece.kind {
      case .number: text += value.word.description
      case .fraction: text += value.double.description
      case .flag: text += value.bool.description
      case .text: text += value.pointee.substring
      }
    }
  }
}

/// A text of the program's source, with its bytes at hand.
final class TextLiteral {
  let text: String
  nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

  init(_ text: String) {
    self.text = text
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = copy.initialize(from: text.utf8)
    bytes = UnsafeBufferPointer(copy)
  }

  deinit { bytes.deallocate() }
}
