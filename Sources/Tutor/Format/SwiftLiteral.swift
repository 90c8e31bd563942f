/// Reads a Swift string literal of one line: `"…"` with escapes, or `#"…"#`.
nonisolated struct SwiftLiteral {
  enum Problem: Error, Hashable {
    case notClosed
    /// `\q`: no such escape in Swift; `place` is its backslash.
    case unknownEscape(String, place: Int)
    /// `\(…)`: a lesson's values are fixed text.
    case interpolation(place: Int)
    case textAfterQuote(place: Int)

    var place: Int? {
      switch self {
      case .notClosed: nil
      case .unknownEscape(_, let place), .interpolation(let place), .textAfterQuote(let place):
        place
      }
    }
  }

  /// The index behind the literal once it has been read.
  private(set) var end: Int
  private let bytes: [UInt8]
  private var pounds = 0

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    end = index
  }

  mutating func read() -> Result<String, Problem> {
    while byte == UInt8(ascii: "#") {
      pounds += 1
      end += 1
    }
    guard byte == UInt8(ascii: "\"") else {
      end = bytes.count
      return .failure(.notClosed)
    }
    end += 1

    var text: [UInt8] = []
    while let byte {
      if byte == UInt8(ascii: "\""), hasPounds(after: end) {
        end += 1 + pounds
        return checkedEnd(of: text)
      }
      if byte == UInt8(ascii: "\\"), hasPounds(after: end) {
        switch readEscape() {
        case .success(let bytes): text += bytes
        case .failure(let problem):
          end = bytes.count
          return .failure(problem)
        }
      } else {
        text.append(byte)
        end += 1
      }
    }
    return .failure(.notClosed)
  }

  private var byte: UInt8? { end < bytes.count ? bytes[end] : nil }

  private func hasPounds(after index: Int) -> Bool {
    let last = index + pounds
    return last < bytes.count && bytes[(index + 1)..<(last + 1)].allSatisfy { $0 == 0x23 }
  }

  private mutating func checkedEnd(of text: [UInt8]) -> Result<String, Problem> {
    let mayFollow = [" ", "\t", ",", "]"].map { UInt8(ascii: $0) }
    if let byte, !mayFollow.contains(byte) {
      let place = end
      while let byte = self.byte, !mayFollow.contains(byte) { end += 1 }
      return .failure(.textAfterQuote(place: place))
    }
    return .success(String(decoding: text, as: UTF8.self))
  }

  private mutating func readEscape() -> Result<[UInt8], Problem> {
    let start = end
    end += 1 + pounds
    guard let letter = byte else { return .failure(.notClosed) }
    end += 1
    switch letter {
    case UInt8(ascii: "n"): return .success([0x0A])
    case UInt8(ascii: "t"): return .success([0x09])
    case UInt8(ascii: "r"): return .success([0x0D])
    case UInt8(ascii: "0"): return .success([0x00])
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): return .success([letter])
    case UInt8(ascii: "("): return .failure(.interpolation(place: start))
    case UInt8(ascii: "u"): return readScalar(from: start)
    default:
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      return .failure(.unknownEscape(name, place: start))
    }
  }

  /// The rest of `\u{1F600}`.
  private mutating func readScalar(from start: Int) -> Result<[UInt8], Problem> {
    let closing = bytes[end...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
    guard byte == UInt8(ascii: "{"), closing < bytes.count,
      let number = UInt32(String(decoding: bytes[(end + 1)..<closing], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return .failure(.unknownEscape("\\u", place: start)) }
    end = closing + 1
    return .success(Array(String(Character(scalar)).utf8))
  }
}
