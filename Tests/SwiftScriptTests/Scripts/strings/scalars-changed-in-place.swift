var text = "ab"
text.unicodeScalars.append("c")
text.unicodeScalars.append(contentsOf: "de".unicodeScalars)
print(text.unicodeScalars.removeLast(), text)
struct Card { var name = "qx" }
var card = Card()
card.name.unicodeScalars.append("!")
card.name.unicodeScalars.removeAll { $0 == "q" }
print(card.name)
text.unicodeScalars = "zz".unicodeScalars
print(text)
// expect: e abcd
// expect: x!
// expect: zz
