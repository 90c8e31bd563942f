import SwiftSyntax

/// How deep a text goes, and where that is more than we can read.
///
/// Swift's parser has a limit of its own for parentheses, braces and closures. It has none for the
/// brackets of types, which end its stack, and looks twice at each level of square ones.
enum Nesting {
  /// The first place that the parser must not come to, as a distance in bytes from the start.
  ///
  /// Brackets are counted wherever they stand, in texts and comments, too.
  static func limit(in text: String) -> Int? {
    var (squares, angles) = (0, 0)
    var before: UInt8 = 0
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "["): squares += 1
      case UInt8(ascii: "]"): squares = max(0, squares - 1)
      case UInt8(ascii: "<") where isPartOfName(before): angles += 1
      case UInt8(ascii: ">"): angles = max(0, angles - 1)
      // Types have none of these: what stood before were comparisons.
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="), UInt8(ascii: ";"): angles = 0
      case 0x0A where before != UInt8(ascii: "<") && before != UInt8(ascii: ","): angles = 0
      default: break
      }
      if squares > 16 || angles > 128 { return offset }
      before = byte
    }
    return nil
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// The first node that stands deeper than whoever walks the tree should go: long chains of calls
  /// are deep trees, too, and so are operators once they are bound.
  static func limit(in tree: SourceFileSyntax) -> Syntax? {
    // A level takes a byte at least.
    tree.totalLength.utf8Length > deepest ? firstTooDeep(in: tree) : nil
  }

  /// Called, not inlined: the types of its loop are looked for at its beginning.
  @inline(never)
  private static func firstTooDeep(in tree: SourceFileSyntax) -> Syntax? {
    var open: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = open.popLast() {
      let operators = (node.as(SequenceExprSyntax.self)?.elements.count ?? 0) / 2
      if depth + operators > deepest { return node }
      for child in node.children(viewMode: .sourceAccurate) { open.append((child, depth + 1)) }
    }
    return nil
  }

  private static let deepest = 1500
}
