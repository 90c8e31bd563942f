// evidence
// A line is as high as its highest letters, which share a baseline; letters that are spaced are
// wider; and what a text says at its beginning, its label says too, as UILabel's documentation has it.
// ends: normally
import UIKit

func styled(_ text: String, _ size: CGFloat, _ more: [NSAttributedString.Key: Any] = [:])
  -> NSAttributedString
{
  var attributes = more
  attributes[.font] = UIFont.systemFont(ofSize: size)
  return NSAttributedString(string: text, attributes: attributes)
}

/// A text is measured in fractions of pixels, and a label is as large as whole ones.
func isShown(_ text: CGFloat, in label: CGFloat) -> Bool {
  abs(label - text) < 1 / UIScreen.main.scale
}

let price = NSMutableAttributedString(
  string: "$", attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
price.append(styled("99", 40))
let label = UILabel()
label.attributedText = price
let parts = ["$": 10, "99": 40].map { text, size in styled(text, CGFloat(size)).size().width }
print(label.font.pointSize, label.textColor == .red)
print(isShown(styled("9", 40).size().height, in: label.intrinsicContentSize.height))
print(abs(label.intrinsicContentSize.width - parts.reduce(0, +)) < 1)
print(isShown(price.size().width, in: label.intrinsicContentSize.width))

let other = UILabel()
other.font = UIFont.systemFont(ofSize: 20)
other.text = "each"
let row = UIStackView(arrangedSubviews: [label, other])
row.alignment = .firstBaseline
row.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(row)
NSLayoutConstraint.activate([
  row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  row.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
])
view.layoutIfNeeded()
let baseline = UIFont.systemFont(ofSize: 40).ascender
print(abs(label.frame.minY + baseline - (other.frame.minY + other.font.ascender)) < 0.5)

label.font = UIFont.systemFont(ofSize: 10)
label.textColor = .blue
view.layoutIfNeeded()
print(isShown(styled("9", 10).size().height, in: label.frame.height))
label.attributedText = styled("plain", 30)
label.font = UIFont.systemFont(ofSize: 10)
let first = label.attributedText?.attributes(at: 0, effectiveRange: nil)
print((first?[.font] as? UIFont)?.pointSize ?? 0)

let spaced = styled("spaced", 17, [.kern: 5]).size().width
print((spaced - styled("spaced", 17).size().width).rounded())

let middle = NSMutableParagraphStyle()
middle.alignment = .center
middle.lineHeightMultiple = 2
let title = NSMutableAttributedString(
  string: "one\n", attributes: [.font: UIFont.systemFont(ofSize: 10)])
title.append(styled("two", 10, [.paragraphStyle: middle]))
print(styled("one", 10).size().height * 3 - title.size().height < 1)
label.attributedText = styled("x", 10, [.paragraphStyle: middle])
print(label.textAlignment == .center, label.lineBreakMode == .byWordWrapping)

let dot = NSTextAttachment()
dot.bounds = CGRect(x: 0, y: -4, width: 30, height: 50)
print(NSAttributedString(attachment: dot).size())
