/// A cursor in a text of several lines.
nonisolated struct MultilineCursor: Hashable {
  private let lines: [[Unicode.Scalar]]
  private let row: Int
  private let column: Int

  /// - Parameter place: the text, and the cursor's place in its UTF-8.
  init(_ place: (line: String, utf8Offset: Int)) {
    let head = String(decoding: Array(place.line.utf8.prefix(place.utf8Offset)), as: UTF8.self)
    func split(_ text: String) -> [[Unicode.Scalar]] {
      text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    }
    lines = split(place.line)
    let before = split(head)
    row = before.count - 1
    column = before.last?.count ?? 0
  }

  /// The cursor's place, in scalars, in the same column of another line; `nil` if there is none.
  func moved(by step: Int) -> Int? {
    let target = row + step
    guard lines.indices.contains(target) else { return nil }
    let before = lines[..<target].reduce(0) { $0 + $1.count + 1 }
    return before + min(column, lines[target].count)
  }
}
