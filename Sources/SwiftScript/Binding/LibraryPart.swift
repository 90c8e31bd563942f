/// What the host declares in Swift itself, read when a script first speaks of it.
public struct LibraryPart {
  /// The names that call for it, as they stand in a script.
  let names: [String]
  /// Names that it speaks of itself, of other parts.
  let needs: [String]
  /// Types of other parts that it extends: without one of them there is nothing to add.
  let extends: [String]
  /// The type that it declares, unless the host has one of its own.
  let type: String?
  /// Made when a script calls for it, not when the program starts.
  let source: () -> String

  public init(
    names: [String], needs: [String] = [], extends: [String] = [], type: String? = nil,
    source: @escaping @autoclosure () -> String
  ) {
    self.names = names
    self.needs = needs
    self.extends = extends
    self.type = type
    self.source = source
  }

  func isCalled(in text: String) -> Bool {
    names.contains { PlainText.contains(text, bytesOf: $0) }
  }
}
