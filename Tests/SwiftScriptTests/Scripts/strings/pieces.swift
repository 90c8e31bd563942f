// swift-format-ignore-file
import Foundation
func pieces() {
  let text = "a,bc,,def"
  let parts = text.split(separator: ",")
  var n = 0
  func next(_ value: inout Int) -> Int { value += 1; return value }
  for part in parts { print("<\(part)> \(part.count) \(n) \(next(&n)) \(n)") }
  print("\(true) \(1.5) \(-0.0) \(Int.min) \(Int.max) \(CGFloat(2)) \("ü")\(parts[0])")
  var long = "x"
  for i in 0..<9 { long += "\(long)\(i)" }
  print(long.count, long.prefix(20), "\(long)\(long)".count)
  var sum = ""
  for i in -3...3 { sum += String(i); sum += "\(i * 101),"; sum.append("\(sum.count);") }
  print(sum)
  let copy = sum
  sum += String(sum.count)
  sum += copy
  print(sum.count, copy.count)
  struct Note { var text = ""; mutating func add(_ n: Int) { text += "[\(n)|\(text.count)]"; text += String(n) } }
  var note = Note()
  for i in 98...101 { note.add(i) }
  print(note.text)
  print(",a,,b,".split(separator: ",", maxSplits: 1), ",a,,b,".split(separator: ",", omittingEmptySubsequences: false))
  print(["a", "", "ü"].joined(separator: ", "), parts.joined(separator: "-"), [String]().joined())
}
pieces()

// expect: <a> 1 0 1 1
// expect: <bc> 2 1 2 2
// expect: <def> 3 2 3 3
// expect: true 1.5 -0.0 -9223372036854775808 9223372036854775807 2.0 üa
// expect: 1023 xx0xx01xx0xx012xx0xx 2046
// expect: -3-303,7;-2-202,16;-1-101,26;00,32;1101,40;2202,48;3303,56;
// expect: 120 59
// expect: [98|0]98[99|8]99[100|16]100[101|27]101
// expect: ["a", ",b,"] ["", "a", "", "b", ""]
// expect: a, , ü a-bc-def 
