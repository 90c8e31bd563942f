/// A part of a text, whose places are the text's.
///
/// A ``StringBox`` is a part, too, where the checker knows it as one: all of a text.
final class SubstringBox: Box {
  deinit {}

  var text: Substring

  init(_ text: Substring) { self.text = text }

  override func copied() -> Box { SubstringBox(text) }
  override func equals(_ other: Box) -> Bool { Value.box(other).substring == text }
  override func hash(into hasher: inout Hasher) { TableKey.hashText(text, into: &hasher) }
}

extension Value {
  static func substring(_ text: Substring) -> Value { .box(SubstringBox(text)) }

  /// A text or a part of one, as a part.
  var substring: Substring {
    exact(SubstringBox.self)?.text ?? exact(StringBox.self).map { $0.text[...] } ?? ""
  }
}

extension Substring: Bridged {
  public static func unwrap(_ value: Value) -> Substring? {
    let value = value.unerased
    return value.box is StringBox || value.box is SubstringBox ? value.substring : nil
  }

  public var wrapped: Value { .substring(self) }
}
