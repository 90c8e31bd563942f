extension ReadText {
  /// Reads a text on a thread of its own, because the parser asks nobody while it reads.
  ///
  /// - Parameter isWanted: asked every few milliseconds.
  /// - Returns: `nil` once it is not wanted any more.
  public static func read(
    _ text: String, file: String, operators: String = "", while isWanted: () -> Bool
  ) -> ReadText? {
    let (text, file, operators) = (text.unshared, file.unshared, operators.unshared)
    return OwnThread.result(while: isWanted) { ReadText(text, file: file, operators: operators) }
  }
}
