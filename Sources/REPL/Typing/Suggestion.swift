import SwiftScript

/// "did you mean", for what is not Swift: commands, their arguments, lessons, ids.
enum Suggestion {
  /// `; did you mean 'step'?`, or nothing.
  static func text(for word: String, among names: [String], quote: String = "'") -> String {
    guard let near = nearest(to: word, among: names) else { return "" }
    return "; did you mean \(quote)\(near)\(quote)?"
  }

  static func nearest(to word: String, among names: [String]) -> String? {
    if let same = names.first(where: { $0.lowercased() == word.lowercased() && $0 != word }) {
      return same
    }
    return Spelling.nearest(to: word, among: names)
  }
}
