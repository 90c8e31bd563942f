let text = "a-bc"
print(text.suffix(0) + "|", text.dropLast(0) + "|", text.dropFirst(0) + "|", text.prefix(0) + "|")
print(text.suffix(2), text.dropLast(9) + "|", text.suffix(9))
print(text.replacing("b", with: "++"), "ab".replacing("", with: "x"), text.trimmingPrefix("a-"))
let second = text.index(after: text.startIndex)
print(text.prefix(upTo: second), text.prefix(through: second), text.suffix(from: second))
print(Array([[1, 2], [3], []].joined(separator: [0])))
var changed = text
changed.removeLast(0)
changed.removeFirst(0)
print(changed)
changed.removeLast(2)
print(changed)
// expect: | a-bc| a-bc| |
// expect: bc | a-bc
// expect: a-++c xaxbx bc
// expect: a a- -bc
// expect: [1, 2, 0, 3, 0]
// expect: a-bc
// expect: a-
