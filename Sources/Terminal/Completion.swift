/// What Tab offers for the word before the cursor.
public nonisolated struct Completion: Hashable, Sendable {
  /// What is there already: an identifier, a command with its colon, a path.
  public var word: String
  /// The names that begin with it, sorted.
  public var names: [String]

  /// - Parameter names: any; those that do not begin with `word` are left out.
  public init(of word: String, from names: [String]) {
    self.word = word
    self.names = Set(names.filter { $0.hasPrefix(word) }).sorted()
  }

  /// What all names share beyond the word; `nil` if that is nothing.
  var addition: String? {
    guard var shared = names.first else { return nil }
    for name in names.dropFirst() { shared = shared.sharedPrefix(with: name) }
    return shared.count > word.count ? String(shared.dropFirst(word.count)) : nil
  }

  /// The names in columns, read downwards.
  func list(width: Int) -> String {
    let cell = (names.map(\.count).max() ?? 0) + 2
    let columns = max(1, (width - 1) / cell)
    let rows = (names.count + columns - 1) / columns
    var text = ""
    for row in 0..<rows {
      let cells = stride(from: row, to: names.count, by: rows).map { names[$0] }
      for name in cells.dropLast() {
        text += name + String(repeating: " ", count: cell - name.count)
      }
      text += (cells.last ?? "") + "\n"
    }
    return text
  }
}

nonisolated extension String {
  /// The characters that both begin with, exactly.
  fileprivate func sharedPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
