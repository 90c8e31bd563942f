// swift-format-ignore-file
// source: Apple's documentation of caretRect(for:), NSLayoutManager and NSTextStorage
// Where a text's letters lie, and a text that tells of its changes.
// Fonts are approximate.
// ends: normally
import UIKit

let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
text.font = UIFont.systemFont(ofSize: 20)
text.text = "One\nTwo"
view.addSubview(text)
view.layoutIfNeeded()
let start = text.caretRect(for: text.beginningOfDocument)
print(start.minX, start.minY)
let end = text.caretRect(for: text.endOfDocument)
print(end.minY > start.minY, end.minX > start.minX)
if let second = text.position(from: text.beginningOfDocument, offset: 4),
  let all = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
{
  print(text.caretRect(for: second).minX, text.caretRect(for: second).minY == end.minY)
  print(text.selectionRects(for: all).count, text.firstRect(for: all).minX)
  let near = text.closestPosition(to: CGPoint(x: 0, y: end.midY))
  print(near == second)
}

class Tells: NSObject, NSTextStorageDelegate {
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    print(editedMask.contains(.editedCharacters), editedRange, delta, textStorage.string)
  }
}
let tells = Tells()
text.textStorage.delegate = tells
text.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Three")
print(text.text ?? "nil")
text.textStorage.beginEditing()
text.textStorage.deleteCharacters(in: NSRange(location: 0, length: 1))
text.textStorage.addAttribute(
  .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
text.textStorage.endEditing()
text.text = "New"
view.layoutIfNeeded()

let manager = text.layoutManager
manager.ensureLayout(for: text.textContainer)
let used = manager.usedRect(for: text.textContainer)
print(used.minX, abs(used.height - text.contentSize.height + 16) < 1)
print(manager.glyphRange(for: text.textContainer))

let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
let storage = NSTextStorage(string: "Read the terms", attributes: [.font: UIFont.systemFont(ofSize: 17)])
let lines = NSLayoutManager()
let container = NSTextContainer(size: label.bounds.size)
container.lineFragmentPadding = 0
lines.addTextContainer(container)
storage.addLayoutManager(lines)
let terms = (storage.string as NSString).range(of: "terms")
let box = lines.boundingRect(forGlyphRange: terms, in: container)
let hit = lines.characterIndex(
  for: CGPoint(x: box.midX, y: box.midY), in: container,
  fractionOfDistanceBetweenInsertionPoints: nil)
print(box.minX > 0, NSLocationInRange(hit, terms))
var fragments = 0
lines.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
  _, _, _, range, _ in fragments += 1
}
print(fragments)

let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
field.text = "abc"
let caret = field.caretRect(for: field.endOfDocument)
print(caret.midY, caret.minX > 0)
class Still: UITextField {
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override var selectedTextRange: UITextRange? { didSet { print("selected") } }
}
let still = Still()
still.text = "abc"
still.selectedTextRange = still.textRange(from: still.beginningOfDocument, to: still.endOfDocument)
print(still.caretRect(for: still.endOfDocument))
