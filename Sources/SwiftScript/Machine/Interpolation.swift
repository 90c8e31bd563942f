/// A text with values in it whose types say how they are written: nobody is asked, and the values
/// are read from the registers in which they stand.
final class Interpolation {
  enum Kind {
    case literal, number, fraction, flag, text
  }

  /// Holds nothing that is counted: the loop over the pieces costs no more than they do.
  private struct Step {
    let kind: Kind
    /// How far the register is from the first, in bytes; a literal's place among the literals.
    let place: Int
    let bytes: UnsafeBufferPointer<UInt8>
  }

  enum Piece {
    case literal(String)
    case value(Int, Kind)
  }

  private let literals: [TextLiteral]
  nonisolated(unsafe) private let steps: UnsafeMutableBufferPointer<Step>

  init(_ pieces: [Piece]) {
    var literals: [TextLiteral] = []
    steps = .allocate(capacity: pieces.count)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let text):
        let literal = TextLiteral(text)
        steps.initializeElement(
          at: index, to: Step(kind: .literal, place: literals.count, bytes: literal.bytes))
        literals.append(literal)
      case .value(let register, let kind):
        let place = register * MemoryLayout<Value>.stride
        steps.initializeElement(
          at: index, to: Step(kind: kind, place: place, bytes: .init(start: nil, count: 0)))
      }
    }
    self.literals = literals
  }

  deinit { steps.deallocate() }

  /// Longer texts are put together piece by piece.
  private static let shortLength = 512

  /// The text, from the registers of the running function.
  func text(_ registers: UnsafeMutablePointer<Value>, _ machine: Machine) -> String {
    withBytes(registers) { String(decoding: $0, as: UTF8.self) } ?? longText(registers, machine)
  }

  func add(
    to box: StringBox, _ registers: UnsafeMutablePointer<Value>, _ machine: Machine
  ) {
    if withBytes(registers, { box.append($0) }) == nil {
      box.append(longText(registers, machine))
    }
  }

  @inline(__always)
  private func withBytes<Result>(
    _ registers: UnsafeMutablePointer<Value>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.shortLength) { buffer in
      var writer = TextWriter(buffer)
      for step in steps {
        if step.kind == .literal {
          writer.write(step.bytes)
        } else {
          Self.write(registers.at(step.place), step.kind, to: &writer)
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
    case .literal: break
    case .number: writer.write(value.word)
    case .fraction: writer.write(value.double.description)
    case .flag: writer.write(value.bool ? "true" : "false")
    case .text:
      if let box = value.borrow(StringBox.self) {
        writer.write(box._withUnsafeGuaranteedRef { $0.text })
      } else if let box = value.borrow(SubstringBox.self) {
        box._withUnsafeGuaranteedRef { $0.write(to: &writer) }
      }
    }
  }

  private func longText(_ registers: UnsafeMutablePointer<Value>, _ machine: Machine) -> String {
    steps.reduce(into: "") { text, step in
      switch step.kind {
      case .literal: text += literals[step.place].text
      case .number: text += registers.at(step.place).word.description
      case .fraction: text += registers.at(step.place).double.description
      case .flag: text += registers.at(step.place).bool.description
      case .text:
        let piece = registers.at(step.place).pointee.substring
        if machine.hasMemory(for: piece.utf8.count) { text += piece }
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
