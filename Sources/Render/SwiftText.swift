import SwiftScript

/// Swift in the colours of its words; any text will do.
public nonisolated func swiftText(_ source: String) -> Styled {
  ClassifiedSwift.pieces(of: source).reduce(into: Styled()) { text, piece in
    let role: Styled.Role =
      switch piece.kind {
      case .plain: .plain
      case .keyword: .keyword
      case .type: .type
      case .string: .string
      case .number: .number
      case .comment: .quiet
      }
    text.append(piece.text, role)
  }
}
