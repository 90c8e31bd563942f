/// The candidate that is spelled most like `word`, if any is near enough to have been meant.
nonisolated func nearestSpelling(to word: String, among candidates: [String]) -> String? {
  let limit = max(1, word.count / 3)
  let distances = candidates.map { (candidate: $0, edits: editDistance(word, $0)) }
  let nearest = distances.min { $0.edits < $1.edits }
  return nearest.flatMap { $0.edits <= limit ? $0.candidate : nil }
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
nonisolated private func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first.lowercased())
  let second = Array(second.lowercased())
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
  return rows.last?.last ?? 0
}
