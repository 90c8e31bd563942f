import Foundation

nonisolated extension NSAttributedString {
  /// The text with one value for an attribute from end to end.
  func all(_ key: Key, _ value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return changed
  }
}
