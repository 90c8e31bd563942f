// evidence
// A paragraph style gives its lines a least and a greatest height, and room between them.
// Source: Apple's documentation of NSParagraphStyle.
// Open, so not printed: room below the last line, and where in a line its letters stand.
// ends: normally
import UIKit

func height(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
  let style = NSMutableParagraphStyle()
  change(style)
  let label = UILabel()
  label.numberOfLines = 0
  label.attributedText = NSAttributedString(
    string: text,
    attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style])
  return label.intrinsicContentSize.height
}

let own = height("a") { _ in }
print(height("a") { $0.minimumLineHeight = 30 })
print(height("a\nb\nc") { $0.minimumLineHeight = 30 })
print(height("a\nb") { $0.maximumLineHeight = 10 })
print(height("a") { $0.minimumLineHeight = 5 } == own)
print(
  height("a\nb") {
    $0.minimumLineHeight = 30; $0.lineSpacing = 4
  })
print(
  height("a") {
    $0.lineHeightMultiple = 10; $0.maximumLineHeight = 50
  })
