// swift-format-ignore-file
// Texts with attributes: what they say of their parts, and where views keep them.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

let title = NSMutableAttributedString(
  string: "Hello world",
  attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
title.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 6, length: 5))
title.append(NSAttributedString(string: "!"))
print(title.string, title.length)
print((title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0)
print(title.attribute(.underlineStyle, at: 7, effectiveRange: nil) as? Int ?? -1)
print(title.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
title.enumerateAttribute(.underlineStyle, in: NSRange(location: 0, length: title.length), options: []) { value, range, _ in
  print(range, value as? Int ?? 0)
}
title.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")
print(title.string, title.attributedSubstring(from: NSRange(location: 0, length: 3)).string)

let label = UILabel()
label.attributedText = title
print(label.text ?? "-", label.font.pointSize, label.attributedText?.length ?? 0)
label.text = "plain"
print(label.attributedText?.string ?? "-")

let style = NSMutableParagraphStyle()
style.lineSpacing = 4
style.alignment = .center
let field = UITextField()
field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.gray, .paragraphStyle: style])
print(field.placeholder ?? "-", style.alignment == .center)

let button = UIButton(type: .system)
button.setAttributedTitle(title, for: .normal)
print(button.attributedTitle(for: .normal)?.string ?? "-")

let font = UIFont.systemFont(ofSize: 17)
let size = "Hello".size(withAttributes: [.font: font])
let box = "Hello world, hello".boundingRect(
  with: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading],
  attributes: [.font: font], context: nil)
print(size.height == "x".size(withAttributes: [.font: font]).height, box.height > size.height, box.width <= 80)
let attributes: [NSAttributedString.Key: Any] = [.kern: 1.5, .link: "x"]
print(attributes[.kern] as? Double ?? 0, attributes.count, NSAttributedString.Key.font.rawValue)
