import CMark

/// Markdown as what it means: the blocks of a text, and in them runs of words.
public nonisolated struct Markdown: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public enum Style: Hashable, Sendable {
      case plain, emphasis, code
    }

    public var text: String
    public var style: Style
  }

  public enum Block: Hashable, Sendable {
    case heading(level: Int, [Run])
    case paragraph([Run])
    /// `marker` is a bullet or a number with its dot; deeper items stand further in.
    case item(marker: String, depth: Int, [Run])
    case quotation([Run])
    /// Lines as they stand.
    case code(String)
  }

  public private(set) var blocks: [Block] = []

  public init(_ text: String) {
    let document = text.withCString { cmark_parse_document($0, text.utf8.count, CMARK_OPT_DEFAULT) }
    guard let document else { return }
    defer { cmark_node_free(document) }
    add(childrenOf: document, depth: 0, isQuoted: false)
  }

  /// The runs of one paragraph, as of a hint or the name of a condition.
  public static func runs(in text: String) -> [Run] {
    Markdown(text).blocks.flatMap { block in
      switch block {
      case .heading(_, let runs), .paragraph(let runs), .item(_, _, let runs), .quotation(let runs):
        runs
      case .code(let text): [Run(text: text, style: .code)]
      }
    }
  }

  // MARK: Blocks

  private mutating func add(childrenOf node: OpaquePointer, depth: Int, isQuoted: Bool) {
    for child in Self.children(of: node) { add(child, depth: depth, isQuoted: isQuoted) }
  }

  private mutating func add(_ node: OpaquePointer, depth: Int, isQuoted: Bool) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      let level = Int(cmark_node_get_heading_level(node))
      blocks.append(.heading(level: level, Self.runs(of: node)))
    case CMARK_NODE_PARAGRAPH:
      let runs = Self.runs(of: node)
      blocks.append(isQuoted ? .quotation(runs) : .paragraph(runs))
    case CMARK_NODE_CODE_BLOCK:
      let text = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
      blocks.append(.code(text.hasSuffix("\n") ? String(text.dropLast()) : text))
    case CMARK_NODE_LIST: addItems(of: node, depth: depth)
    case CMARK_NODE_BLOCK_QUOTE: add(childrenOf: node, depth: depth, isQuoted: true)
    default: break
    }
  }

  private mutating func addItems(of list: OpaquePointer, depth: Int) {
    let isOrdered = cmark_node_get_list_type(list) == CMARK_ORDERED_LIST
    var number = Int(cmark_node_get_list_start(list))
    for item in Self.children(of: list) {
      var marker = isOrdered ? "\(number)." : "•"
      number += 1
      for part in Self.children(of: item) {
        guard cmark_node_get_type(part) == CMARK_NODE_PARAGRAPH else {
          add(part, depth: depth + 1, isQuoted: false)
          continue
        }
        blocks.append(.item(marker: marker, depth: depth, Self.runs(of: part)))
        // A second paragraph of the item stands below the first one's words.
        marker = String(repeating: " ", count: marker.count)
      }
    }
  }

  // MARK: Words

  private static func runs(of node: OpaquePointer, _ style: Run.Style = .plain) -> [Run] {
    children(of: node).flatMap { child -> [Run] in
      let literal = cmark_node_get_literal(child).map { String(cString: $0) } ?? ""
      return switch cmark_node_get_type(child) {
      case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE: [Run(text: literal, style: style)]
      case CMARK_NODE_SOFTBREAK: [Run(text: " ", style: style)]
      case CMARK_NODE_LINEBREAK: [Run(text: "\n", style: style)]
      case CMARK_NODE_CODE: [Run(text: literal, style: .code)]
      case CMARK_NODE_EMPH, CMARK_NODE_STRONG: runs(of: child, .emphasis)
      case CMARK_NODE_LINK:
        // A terminal has nothing to click: the address is worth reading.
        runs(of: child, style) + address(of: child)
      default: runs(of: child, style)
      }
    }
  }

  private static func address(of link: OpaquePointer) -> [Run] {
    let address = cmark_node_get_url(link).map { String(cString: $0) } ?? ""
    return address.isEmpty ? [] : [Run(text: " (\(address))", style: .plain)]
  }

  private static func children(of node: OpaquePointer) -> [OpaquePointer] {
    var children: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }
}
