/// The nearest known name, for "did you mean".
public nonisolated enum Spelling {
  /// The name in `names` that `word` most likely meant; `nil` if none is near.
  public static func nearest(to word: String, among names: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let ranked = names.map { (name: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    return ranked.filter { $0.distance <= limit && $0.name != word }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Edits between two words; swapping two neighbours counts as one (Damerau).
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    if abs(a.count - b.count) > 3 { return 4 }
    var rows = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    for i in 1...a.count {
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
        }
      }
    }
    return rows[a.count][b.count]
  }
}
