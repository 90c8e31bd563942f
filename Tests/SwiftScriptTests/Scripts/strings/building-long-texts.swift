// What is added to a long text is there whenever somebody reads it.
func bump(_ n: inout Int) -> Int {
  n += 1
  return n
}

var text = String(repeating: "x", count: 60)
for i in 0..<600 {
  text += "item "
  text += String(i)
  text.append(",")
  if i % 97 == 0 { print(text.count, text.utf8.count, text.hasSuffix("\(i),")) }
}
let copy = text
text += "more"
print(copy.count, text.count, copy == text)
text += text
print(text.count)

// The pieces are read before any of them is added.
var n = 5
var long = String(repeating: "-", count: 70)
long += "a\(n)\(bump(&n))\(n)"
long += "[\(long.count)|\(long.suffix(4))]"
print(long.suffix(20))

// Pieces that make one character together.
long += "e"
long += "\u{301}"
print(long.count, long.last ?? "?", long.utf8.count)
long += "\r"
long += "\n"
print(long.count)

// Negative and extreme numbers.
long += "\(Int.min)|\(Int.max)|\(-1)"
print(long.suffix(43))

// A key that goes on growing is another key.
var counts: [String: Int] = [:]
counts[long, default: 0] += 1
long += "!"
counts[long, default: 0] += 1
print(counts.count, counts[long] ?? -1)

// Two texts in turn, one in a struct, one in an array, one in a closure.
struct Page { var body = String(repeating: "p", count: 80) }
var page = Page()
var pages = [String(repeating: "q", count: 80)]
var captured = String(repeating: "r", count: 80)
let write: (Int) -> Void = { captured += "<\($0)>" }
for i in 0..<50 {
  page.body += "\(i);"
  pages[0] += "\(i):"
  write(i)
}
print(page.body.count, pages[0].count, captured.count)
print(page.body.suffix(9), pages[0].suffix(9), captured.suffix(8))
func tail(_ text: String) -> String { String(text.dropFirst(80).prefix(12)) }
print(tail(page.body), tail(pages[0]), tail(captured))

// expect: 67 67 true
// expect: 834 834 true
// expect: 1705 1705 true
// expect: 2578 2578 true
// expect: 3451 3451 true
// expect: 4324 4324 true
// expect: 5197 5197 true
// expect: 5350 5354 false
// expect: 10708
// expect: -------a566[74|a566]
// expect: 84 é 86
// expect: 85
// expect: -9223372036854775808|9223372036854775807|-1
// expect: 2 1
// expect: 220 220 270
// expect: 47;48;49; 47:48:49: <48><49>
// expect: 0;1;2;3;4;5; 0:1:2:3:4:5: <0><1><2><3>
