/// A text with values in it whose types say how they are written: nobody is asked, and the values
/// are read from the registers in which they stand.
final class Interpolation {
  enum Kind {
    case literal, number, fraction, flag, text
  }

  /// Holds nothing that is counted: the loop over the pieces costs no more than they do.
  private struct Step {
    let kind: Kind
    /// How far a value's register is from the first, in bytes.
    let place: Int
    /// A literal's.
    let bytes: UnsafeBufferPointer<UInt8>
  }

  enum Piece {
    case literal(String)
    case value(Int, Kind)
  }

  /// Whose bytes the steps read.
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
          at: index, to: Step(kind: .literal, place: 0, bytes: literal.bytes))
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

  /// Longer texts are measured first.
  private static let shortLength = 512

  /// The text, from the registers of the running function.
  func text(_ registers: UnsafeMutablePointer<Value>, _ machine: Machine) -> String {
    withBytes(registers) { TextWriter.text($0) } ?? longText(registers, machine)
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
      write(registers, to: &writer)
      guard !writer.isFull else { return nil }
      return body(UnsafeBufferPointer(rebasing: buffer[..<writer.written]))
    }
  }

  private func longText(_ registers: UnsafeMutablePointer<Value>, _ machine: Machine) -> String {
    let capacity = steps.reduce(0) { $0 + Self.greatestLength(of: $1, registers) }
    guard machine.hasMemory(for: capacity) else { return "" }
    return TextWriter.text(capacity: capacity) { write(registers, to: &$0) }
  }

  /// As many bytes as the step writes, or a few more.
  private static func greatestLength(
    of step: Step, _ registers: UnsafeMutablePointer<Value>
  ) -> Int {
    switch step.kind {
    case .literal: step.bytes.count
    case .number: TextWriter.digits
    case .fraction: 32
    case .flag: 5
    case .text: registers.at(step.place).pointee.substring.utf8.count
    }
  }

  @inline(__always)
  private func write(_ registers: UnsafeMutablePointer<Value>, to writer: inout TextWriter) {
    for step in steps {
      let value = registers.at(step.place)
      switch step.kind {
      case .literal: writer.write(step.bytes)
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
