import SwiftIDEUtils
import SwiftReader

/// A piece of Swift, and what swift-syntax takes it for.
public nonisolated struct ClassifiedSwift: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case plain, keyword, type, string, number, comment
  }

  public var text: String
  public var kind: Kind

  /// The pieces of `source` in their order, white space included; any text will do.
  public static func pieces(of source: String) -> [ClassifiedSwift] {
    let bytes = Array(source.utf8)
    var pieces: [ClassifiedSwift] = []
    var end = 0
    func add(_ range: Range<Int>, _ kind: Kind) {
      guard !range.isEmpty, range.upperBound <= bytes.count else { return }
      pieces.append(Self(text: String(decoding: bytes[range], as: UTF8.self), kind: kind))
    }
    for range in ReadText.tree(of: source).classifications {
      let start = range.range.lowerBound.utf8Offset
      add(end..<start, .plain)
      end = max(end, range.range.upperBound.utf8Offset)
      add(start..<end, Kind(range.kind))
    }
    add(end..<max(end, bytes.count), .plain)
    return pieces
  }
}

nonisolated extension ClassifiedSwift.Kind {
  fileprivate init(_ classification: SyntaxClassification) {
    switch classification {
    case .keyword, .ifConfigDirective, .attribute: self = .keyword
    case .type: self = .type
    case .stringLiteral, .regexLiteral: self = .string
    case .integerLiteral, .floatLiteral: self = .number
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: self = .comment
    default: self = .plain
    }
  }
}
