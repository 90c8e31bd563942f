import SwiftScript

/// "did you mean", for what is not Swift: commands, their arguments, lessons, ids.
enum Suggestion {
  /// What `word` most likely meant, capitals aside; `nil` if nothing is near.
  static func nearest(to word: String, among names: [String]) -> String? {
    if let same = names.first(where: { $0.lowercased() == word.lowercased() && $0 != word }) {
      return same
    }
    return Spelling.nearest(to: word, among: names)
  }
}
