import CMark

/// A heading or a code block of a Markdown text: what a lesson's structure is made of.
nonisolated struct MarkdownBlock: Hashable {
  enum Kind: Hashable {
    case heading(level: Int)
    case code
  }

  var kind: Kind
  /// Counted from 1.
  var firstLine: Int
  var lastLine: Int
  /// Inside a list or a quotation.
  var isNested: Bool

  /// The headings and code blocks of `text`, in order.
  ///
  /// Only places are taken from cmark: it drops backslashes from info strings.
  static func all(in text: String) -> [MarkdownBlock] {
    let document = text.withCString { cmark_parse_document($0, text.utf8.count, CMARK_OPT_DEFAULT) }
    guard let document else { return [] }
    defer { cmark_node_free(document) }
    guard let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }

    var blocks: [MarkdownBlock] = []
    var event = cmark_iter_next(iterator)
    while event != CMARK_EVENT_DONE {
      if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
        let kind = Kind(of: node)
      {
        blocks.append(
          MarkdownBlock(
            kind: kind, firstLine: Int(cmark_node_get_start_line(node)),
            lastLine: Int(cmark_node_get_end_line(node)),
            isNested: cmark_node_parent(node) != document))
      }
      event = cmark_iter_next(iterator)
    }
    return blocks
  }
}

extension MarkdownBlock.Kind {
  nonisolated fileprivate init?(of node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING: self = .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_CODE_BLOCK: self = .code
    default: return nil
    }
  }
}
