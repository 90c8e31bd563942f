/// A key path as a value: the closures that read and write where it leads.
final class KeyPathBox: Box {
  deinit {}

  let read: Value
  /// `.none` for one that only reads.
  let write: Value
  /// As ``write``, for an assignment: what a computed property holds is read before it is set, for
  /// Swift takes a place's value before it knows that all of it is replaced.
  let assign: Value
  /// What kind of key path it is, whoever holds it: `WritableKeyPath<Person, String>`.
  let kind: Type
  /// What it leads to, for those who don't know: `PartialKeyPath`.
  var type: Type { kind.arguments.last ?? .any }
  /// As Swift prints it, `\Person.name`; two that are the same are equal.
  let text: String

  init(_ read: Value, _ write: Value, assign: Value? = nil, kind: Type, text: String) {
    self.assign = assign ?? write
    self.read = read
    self.write = write
    self.kind = kind
    self.text = text
  }

  override func equals(_ other: Box) -> Bool { (other as? KeyPathBox)?.text == text }

  override func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
