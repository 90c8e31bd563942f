// swift-format-ignore-file
// Neighbouring parts of a text with fonts, colours and styles of their own.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

let text = NSMutableAttributedString(string: "one two three")
text.addAttribute(
  .font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 0, length: 3))
text.addAttribute(
  .font, value: UIFont.systemFont(ofSize: 24), range: NSRange(location: 3, length: 4))
text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 3, length: 10))
let centered = NSMutableParagraphStyle()
centered.alignment = .center
text.addAttribute(.paragraphStyle, value: centered, range: NSRange(location: 0, length: 5))
text.addAttribute(
  .paragraphStyle, value: NSParagraphStyle.default, range: NSRange(location: 5, length: 8))
let shadow = NSShadow()
text.addAttribute(.shadow, value: shadow, range: NSRange(location: 0, length: 2))
text.addAttribute(.shadow, value: NSShadow(), range: NSRange(location: 2, length: 2))
text.append(NSAttributedString(string: "!", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
print(text.length, text.string)
text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
  print(range.location, range.length, (value as? UIFont)?.pointSize ?? 0)
}
text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) {
  value, range, _ in
  print(range.location, range.length, (value as? UIColor) == .red, (value as? UIColor) == .blue)
}
print(text.isEqual(nil), text.isEqual(to: NSAttributedString(string: "one two three!")))
print(text == NSAttributedString(attributedString: text))
let label = UILabel()
label.attributedText = text
print(label.font.pointSize, label.textColor == .red, label.textAlignment == .center)
let high = label.intrinsicContentSize.height
label.font = .systemFont(ofSize: 9)
print(label.intrinsicContentSize.height < high)
print(
  (label.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize ?? 0)
