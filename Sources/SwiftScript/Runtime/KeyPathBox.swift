/// A key path as a value: the closures that read and write where it leads.
final class KeyPathBox: Box {
  deinit {}

  let read: Value
  /// `.none` for one that only reads.
  let write: Value
  /// What it leads to, for those who don't know: `PartialKeyPath`.
  let type: Type
  /// As Swift prints it, `\Person.name`; two that are the same are equal.
  let text: String

  init(_ read: Value, _ write: Value, type: Type, text: String) {
    self.read = read
    self.write = write
    self.type = type
    self.text = text
  }

  override func equals(_ other: Box) -> Bool { (other as? KeyPathBox)?.text == text }

  override func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
