/// Text that knows what its parts mean; a `Theme` decides what that looks like.
///
/// Colour never carries a meaning alone: the words say it too.
public nonisolated struct Styled: Hashable, Sendable {
  public enum Role: Hashable, Sendable {
    case plain
    case error
    case warning
    case note
    /// What to look at: a name, a command.
    case emphasis
    /// What may be overlooked: a type, a line number.
    case quiet
    /// A mark that a setter left.
    case mark
    /// What UIKit called or did.
    case event
    /// Words of Swift, as swift-syntax classifies them; a comment is quiet.
    case keyword, type, string, number
  }

  struct Span: Hashable, Sendable {
    var text: String
    var role: Role
  }

  private(set) var spans: [Span] = []

  public init(_ text: String = "", _ role: Role = .plain) {
    append(text, role)
  }

  /// The words without their meaning.
  public var text: String { spans.map(\.text).joined() }

  public var isEmpty: Bool { spans.isEmpty }

  public mutating func append(_ text: String, _ role: Role = .plain) {
    guard !text.isEmpty else { return }
    if spans.last?.role == role {
      spans[spans.count - 1].text += text
    } else {
      spans.append(Span(text: text, role: role))
    }
  }

  /// Without the spaces that pad the last column.
  public var withoutTrailingSpaces: Styled {
    var trimmed = self
    while let last = trimmed.spans.last, last.text.hasSuffix(" ") {
      trimmed.spans.removeLast()
      trimmed.append(String(last.text.dropLast()), last.role)
    }
    return trimmed
  }

  public static func + (left: Styled, right: Styled) -> Styled {
    var sum = left
    sum += right
    return sum
  }

  public static func += (left: inout Styled, right: Styled) {
    for span in right.spans { left.append(span.text, span.role) }
  }
}

nonisolated extension Styled: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.styled }

  /// `"\(error: "error:") \(name, .emphasis)"`.
  public struct StringInterpolation: StringInterpolationProtocol {
    var styled = Styled()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { styled.append(literal) }

    public mutating func appendInterpolation(_ value: some Any, _ role: Role = .plain) {
      styled.append("\(value)", role)
    }

    public mutating func appendInterpolation(_ value: Styled) { styled += value }
  }
}

nonisolated extension Sequence where Element == Styled {
  public func joined(_ separator: Styled = "") -> Styled {
    var result = Styled()
    for (index, piece) in enumerated() {
      if index > 0 { result += separator }
      result += piece
    }
    return result
  }
}

nonisolated extension Styled {
  /// Without its first `count` characters.
  public func droppingFirst(_ count: Int) -> Styled {
    var left = count
    var rest = Styled()
    for span in spans {
      let dropped = min(left, span.text.count)
      rest.append(String(span.text.dropFirst(dropped)), span.role)
      left -= dropped
    }
    return rest
  }
}
