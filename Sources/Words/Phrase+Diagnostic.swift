/// Around a diagnostic of the compiler's.
extension Phrase {
  /// A line of the program, and the part that is meant; for screen readers.
  public static func excerpt(_ line: Int, _ text: String, marked: String) -> Phrase {
    Phrase(
      "Line \(line): \(text)\nThe place: \(marked)", "\(line)번째 줄: \(text)\n잘못된 곳: \(marked)")
  }
}
