import Foundation

var container = AttributeContainer()
container.link = URL(string: "https://a.b")
print(container)
var text = AttributedString("abc", attributes: container)
print(text.runs, text.runs.count)
if let range = text.range(of: "b") { text[range].link = nil }
print(text, text + AttributedString("x"))
var other = text
other.mergeAttributes(container)
print(other == text, other.runs.count)
other.append(text)
print(other.characters.count, String(other[other.startIndex..<other.endIndex].characters))
for character in text.characters { print(character) }
other.setAttributes(container)
other.replaceAttributes(container, with: AttributeContainer())
print(other, AttributeContainer() == container)
let literal: AttributedString = "literal"
print(String(literal.characters.prefix(3)), literal.characters.first as Any)
for run in text.runs { print(run.link?.host() ?? "-", String(text[run.range].characters)) }
text.removeSubrange(text.startIndex..<text.index(afterCharacter: text.startIndex))
print(String(text.characters), AttributedString(text[text.startIndex...]) == text)
text.insert(AttributedString("-"), at: text.endIndex)
print(String(text.characters), text.settingAttributes(container).runs.count)
// expect: {
// expect: 	NSLink = https://a.b
// expect: }
// expect: abc {
// expect: 	NSLink = https://a.b
// expect: } 1
// expect: a {
// expect: 	NSLink = https://a.b
// expect: }
// expect: b {
// expect: }
// expect: c {
// expect: 	NSLink = https://a.b
// expect: } a {
// expect: 	NSLink = https://a.b
// expect: }
// expect: b {
// expect: }
// expect: c {
// expect: 	NSLink = https://a.b
// expect: }
// expect: x {
// expect: }
// expect: false 1
// expect: 6 abcabc
// expect: a
// expect: b
// expect: c
// expect: abcabc {
// expect: } false
// expect: lit Optional("l")
// expect: a.b a
// expect: - b
// expect: a.b c
// expect: bc true
// expect: bc- 1
