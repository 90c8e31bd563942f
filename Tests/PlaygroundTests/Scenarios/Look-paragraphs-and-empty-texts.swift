// evidence: A-061
// Texts begin empty, paragraphs keep what they are told, and a pool runs what it is given.
// ends: normally
import UIKit

let text = NSMutableAttributedString()
print(text.length, NSAttributedString().string.isEmpty)
let paragraph = NSMutableParagraphStyle()
print(paragraph.baseWritingDirection == .natural, paragraph.defaultTabInterval)
paragraph.baseWritingDirection = .rightToLeft
paragraph.allowsDefaultTighteningForTruncation = true
paragraph.lineSpacing = 4
let copy = NSMutableParagraphStyle()
copy.setParagraphStyle(paragraph)
print(copy == paragraph, copy.lineSpacing, copy.baseWritingDirection.rawValue)
let length = autoreleasepool {
  text.append(NSAttributedString(string: "ab", attributes: [.paragraphStyle: copy]))
  return text.length
}
print(length)
enum Broken: Error { case early }
do {
  try autoreleasepool { throw Broken.early }
} catch { print(error) }
