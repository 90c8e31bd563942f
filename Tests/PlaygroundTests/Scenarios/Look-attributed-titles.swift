// swift-format-ignore-file
// Texts of a button's configuration: how they look is theirs, and so how large they are.
// source: Apple's documentation of AttributedString, AttributeContainer and UIConfigurationTextAttributesTransformer
// ends: normally
import UIKit

var title = AttributedString("Buy")
title.font = .boldSystemFont(ofSize: 17)
title.foregroundColor = .red
var config = UIButton.Configuration.filled()
config.attributedTitle = title
print(config.title ?? "-", config.attributedTitle == title)
var plain = UIButton.Configuration.filled()
plain.title = "Buy"
let wide = UIButton(configuration: config).intrinsicContentSize
let narrow = UIButton(configuration: plain).intrinsicContentSize
print(wide.width > narrow.width, wide.height == narrow.height)

var container = AttributeContainer([.font: UIFont.systemFont(ofSize: 30)])
container.kern = 2
config.attributedTitle = AttributedString("Buy", attributes: container)
let button = UIButton(configuration: config)
print(button.intrinsicContentSize.height > wide.height, button.titleLabel?.font.pointSize ?? 0)
print(container.font?.pointSize ?? 0, AttributeContainer().foregroundColor == nil)
config.attributedTitle = nil
print(config.title ?? "-")

plain.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
  var outgoing = incoming
  outgoing.font = UIFont.systemFont(ofSize: 40)
  return outgoing
}
print(UIButton(configuration: plain).intrinsicContentSize.height > wide.height, plain.title ?? "-")

// Parts
if let range = title.range(of: "u") {
  title[range].foregroundColor = .blue
  title[range].underlineStyle = .single
  print(NSRange(range, in: title), Range(NSRange(location: 1, length: 1), in: title) == range)
}
for run in title.runs {
  print(String(title[run.range].characters), run.foregroundColor == .red, run.underlineStyle == .single)
}
var sentence = AttributedString("Hello world")
sentence += AttributedString("!")
let gap = sentence.index(sentence.startIndex, offsetByCharacters: 5)
sentence[..<gap].font = .systemFont(ofSize: 20)
sentence[gap...].foregroundColor = .blue
print(sentence.runs.count, sentence.characters.count, String(sentence[gap...].characters))
if let found = sentence.range(of: "HELLO", options: .caseInsensitive) {
  sentence.replaceSubrange(found, with: AttributedString("Bye"))
}
print(String(sentence.characters), sentence.characters.first ?? "-", sentence.characters.isEmpty)
if let start = sentence.characters.firstIndex(of: "w") {
  print(String(sentence[start...].characters), sentence.characters[start])
}

// There and back
let object = NSAttributedString(title)
print(object.length, object.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int ?? 0)
print((object.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0)
print(AttributedString(object) == title, [NSAttributedString.Key: Any](container).count)
let mutable = NSMutableAttributedString(title)
mutable.append(NSAttributedString(string: "x"))
print(mutable.string)
var link = AttributedString("Terms")
link.link = URL(string: "https://example.com")
let view = UITextView()
view.attributedText = NSAttributedString(link)
print(view.text ?? "", view.attributedText.attribute(.link, at: 0, effectiveRange: nil) as? URL ?? "-")
let label = UILabel()
label.attributedText = NSAttributedString(title + AttributedString(" now"))
print(label.text ?? "-")
label.attributedText?.enumerateAttribute(.underlineStyle, in: NSRange(location: 0, length: 3), options: []) { value, range, stop in
  print(value as? Int ?? 0, range)
  stop.pointee = true
}

// Containers
let style = NSMutableParagraphStyle()
style.alignment = .center
var more = AttributeContainer()
more.paragraphStyle = style
more.merge(AttributeContainer().font(.systemFont(ofSize: 9)).foregroundColor(.green))
print(more.font?.pointSize ?? 0, more == AttributeContainer())
sentence.mergeAttributes(more, mergePolicy: .keepCurrent)
print(sentence.paragraphStyle?.alignment == .center, sentence.runs.map { $0.font?.pointSize ?? 0 })
sentence.mergeAttributes(more)
print(sentence.runs.count, sentence.font?.pointSize ?? 0)
sentence.setAttributes(AttributeContainer())
print(sentence, sentence.font == nil)
