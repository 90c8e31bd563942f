// swift-format-ignore-file
// source: Apple's documentation of NSLayoutManager and NSTextContainer
// A program as blogs have them.
// ends: normally
import UIKit

final class LinkLabel: UILabel {
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: .zero)
  var links: [NSRange: String] = [:]
  var onLink: ((String) -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    numberOfLines = 0
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }
  required init?(coder: NSCoder) { fatalError() }
  override var attributedText: NSAttributedString? {
    didSet { storage.setAttributedString(attributedText ?? NSAttributedString()) }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    container.size = bounds.size
    container.maximumNumberOfLines = numberOfLines
  }
  func setText(_ text: String, linking word: String) {
    let whole = NSMutableAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let range = (text as NSString).range(of: word)
    whole.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: range)
    whole.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
    attributedText = whole
    links[range] = word
  }
  func link(at point: CGPoint) -> String? {
    let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    return links.first { NSLocationInRange(index, $0.key) }?.value
  }
  func rect(of word: String) -> CGRect {
    guard let range = links.first(where: { $0.value == word })?.key else { return .zero }
    let glyphs = manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    return manager.boundingRect(forGlyphRange: glyphs, in: container)
  }
}
let label = LinkLabel()
label.setText("By signing up you accept our terms and the rest of what nobody reads", linking: "terms")
label.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(label)
NSLayoutConstraint.activate([
  label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
  label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
  label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
])
view.layoutIfNeeded()
let box = label.rect(of: "terms")
print(box.width > 10, box.minX > 0)
print(label.link(at: CGPoint(x: box.midX, y: box.midY)) ?? "none")
print(label.link(at: CGPoint(x: 2, y: 2)) ?? "none")
label.onLink = { print("open", $0) }
