/// The nearest known name, for "did you mean".
public nonisolated enum Spelling {
  /// The name in `names` that `word` most likely meant; `nil` if none is near.
  ///
  /// One edit is near, and of a long word one in three letters; case does not count. Of two that
  /// are as near a word of the same length is meant rather: letters change places more often than
  /// they go.
  ///
  /// - Parameter most: how many edits there may be at most.
  public static func nearest(
    to word: String, among names: [String], within most: Int = .max
  ) -> String? {
    let limit = min(most, max(1, word.count / 3))
    let wanted = Array(word.lowercased())
    let near = names.compactMap { name -> (edits: Int, more: Int, name: String)? in
      let letters = Array(name.lowercased())
      // So many letters more or fewer take as many edits.
      let more = abs(letters.count - wanted.count)
      guard name != word, more <= limit else { return nil }
      let edits = distance(wanted, letters)
      return edits <= limit ? (edits, more, name) : nil
    }
    return near.min { ($0.edits, $0.more, $0.name) < ($1.edits, $1.more, $1.name) }?.name
  }

  /// Letters to put in, take out or replace to make one word of the other (Levenshtein).
  static func edits(_ first: String, _ second: String) -> Int {
    let letters = Array(second)
    var row = Array(0...letters.count)
    for (i, a) in first.enumerated() {
      var above = row[0]
      row[0] = i + 1
      for (j, b) in letters.enumerated() {
        let best = min(row[j + 1] + 1, row[j] + 1, above + (a == b ? 0 : 1))
        above = row[j + 1]
        row[j + 1] = best
      }
    }
    return row[letters.count]
  }

  /// Edits between two words; swapping two neighbours counts as one (Damerau).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for (i, a) in first.enumerated() {
      var row = [i + 1]
      for (j, b) in second.enumerated() {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == second[j - 1], first[i - 1] == b {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
