// swift-format-ignore-file
import Foundation
let cs = CharacterSet(charactersIn: "a"..."f")
print(cs.contains("c"), cs.contains("g"))
let is1: IndexSet = [1, 3, 5]
print(is1.count, is1.contains(3), Array(is1))
func take(_ s: IndexSet) { print(s.count) }
take([1, 2])
print("abc123".trimmingCharacters(in: CharacterSet(charactersIn: "0"..."9")))
// expect: true false
// expect: 3 true [1, 3, 5]
// expect: 2
// expect: abc
