// swift-format-ignore-file
let r = 0..<10
print(r.contains(2..<5), r.contains(8..<12), (1...9).contains(2...3), (1...9).contains(2..<10), r.contains(3...9), r.contains(5..<5), (0.0...1.0).contains(0.2...0.5))
let text = "héllo"
var i = text.startIndex
text.formIndex(after: &i)
print(text[i])
text.formIndex(&i, offsetBy: 2)
print(text[i])
text.formIndex(before: &i)
print(text[i])
print(text.formIndex(&i, offsetBy: 9, limitedBy: text.endIndex), i == text.endIndex)
let list = [5, 6, 7]
var n = list.startIndex
list.formIndex(after: &n)
print(list[n])
list.formIndex(&n, offsetBy: 1)
print(list[n])
print((0..<10).contains(20..<20), (0..<10).contains(0..<0), (0..<0).contains(0..<0), (1...9).contains(9..<9), (1...9).contains(20..<20), (0..<10).contains(3...10))
print((0.0..<1.0).contains(0.2..<1.0), (0.0..<1.0).contains(0.2...1.0))
print(("a"..."f").contains("b"..."c"))
// expect: true false true true true true true
// expect: é
// expect: l
// expect: l
// expect: false true
// expect: 6
// expect: 7
// expect: true true true true true false
// expect: true false
// expect: true
