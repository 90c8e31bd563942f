// evidence
// Three views of equal required width take the widest intrinsic width: to compress costs more than
// to stretch.
// ends: normally
import UIKit

class Word: UIView {
  let text: String

  init(_ text: String) {
    self.text = text
    super.init(frame: .zero)
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 10 * text.count, height: 20) }
}

let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
let words = ["a", "abcde", "abc"].map { Word($0) }
for (index, word) in words.enumerated() {
  row.addSubview(word)
  guard index > 0 else { continue }
  word.widthAnchor.constraint(equalTo: words[0].widthAnchor).isActive = true
}
row.layoutIfNeeded()
print(words.map { $0.frame.width })
