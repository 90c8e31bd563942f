import Render
import Words

/// The list that a second Tab shows, page by page.
struct CompletionPage {
  /// The forms of the call around the cursor, above the list.
  var calls: [String] = []
  var entries: [String]

  /// Page `number`, in columns that are read downwards; the first follows the last.
  func text(_ number: Int, width: Int, height: Int) -> Styled {
    let width = max(width, 8)
    var text = Styled()
    for call in calls.prefix(4) {
      text.append(call.clipped(to: width - 1) + "\n", .note)
    }
    guard !entries.isEmpty else { return text }
    // The prompt and what is typed stay in sight.
    let rows = max(4, height - 4 - min(calls.count, 4))
    let pages = pages(rows: rows, width: width)
    let page = pages[number % pages.count]
    text += grid(Array(entries[page]), rows: rows, width: width)
    let left = entries.count - page.upperBound
    if left > 0 {
      text.append("\(Phrase.moreToOffer(left))\n", .quiet)
    } else if pages.count > 1 {
      text.append("\(Phrase.offersBeginAgain)\n", .quiet)
    }
    return text
  }

  /// As many entries a page as its columns hold.
  private func pages(rows: Int, width: Int) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    while start < entries.count {
      var end = min(start + rows, entries.count)
      var columns = 1
      while end < entries.count {
        let next = min(end + rows, entries.count)
        guard fits(Array(entries[start..<next]), rows: rows, width: width) else { break }
        end = next
        columns += 1
      }
      pages.append(start..<end)
      start = end
    }
    return pages
  }

  private func fits(_ entries: [String], rows: Int, width: Int) -> Bool {
    columnWidths(entries, rows: rows).reduce(-2) { $0 + $1 + 2 } < width
  }

  private func columnWidths(_ entries: [String], rows: Int) -> [Int] {
    stride(from: 0, to: entries.count, by: rows).map { start in
      entries[start..<min(start + rows, entries.count)].map(\.displayWidth).max() ?? 0
    }
  }

  /// The fewest rows that hold all, so that a short list is not a tall column.
  private func grid(_ entries: [String], rows limit: Int, width: Int) -> Styled {
    let rows = (1...limit).first { fits(entries, rows: $0, width: width) } ?? limit
    let widths = columnWidths(entries, rows: rows)
    var text = Styled()
    for row in 0..<min(rows, entries.count) {
      var line = ""
      for (column, start) in stride(from: row, to: entries.count, by: rows).enumerated() {
        if column > 0 { line = line.padded(to: widths[..<column].reduce(0) { $0 + $1 + 2 }) }
        line += entries[start]
      }
      text.append(line.clipped(to: width - 1) + "\n")
    }
    return text
  }
}
