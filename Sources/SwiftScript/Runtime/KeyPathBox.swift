/// A key path as a value: the closures that read and write where it leads.
final class KeyPathBox: Box {
  deinit {}

  let read: Value
  /// `.none` for one that only reads.
  let write: Value

  init(_ read: Value, _ write: Value) {
    self.read = read
    self.write = write
  }
}
