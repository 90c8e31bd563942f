// swift-format-ignore-file
struct Matrix {
  var cells = [1, 2, 3, 4]
  static func += (left: inout Matrix, right: Matrix) {
    for i in left.cells.indices { left.cells[i] += right.cells[i] }
  }
  static prefix func - (m: Matrix) -> Matrix {
    var n = m
    n.cells = m.cells.map { -$0 }
    return n
  }
  mutating func add(_ other: Matrix) { self += other }
}
var m = Matrix()
m += -m
print(m.cells)
m = Matrix()
m += m
print(m.cells)
func extend(_ list: inout [Int], by other: [Int]) { list += other }
var list = [1, 2]
extend(&list, by: list)
extend(&list, by: list.reversed())
print(list)
var count: Int? = nil
count? += 1
print(count as Any)
count = 4
count? += 1
count! *= 2
print(count as Any)
var names: [String]? = nil
names? += ["a"]
print(names as Any)
let slice = [5, 6, 7, 8][1...]
print(slice.hashValue == slice.hashValue, [1].hashValue == [1].hashValue, Set([slice, slice]).count)
struct Tag<T: Hashable>: Hashable {
  let value: T
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
print(Set([Tag(value: "a"), Tag(value: "a")]).count, Tag(value: 1).hashValue == Tag(value: 1).hashValue)
var numbers = [5, 3, 8, 1, 9, 2]
let pivot = numbers.partition { $0 > 4 }
print(numbers, pivot, numbers[..<pivot].sorted())
// expect: [0, 0, 0, 0]
// expect: [2, 4, 6, 8]
// expect: [1, 2, 1, 2, 2, 1, 2, 1]
// expect: nil
// expect: Optional(10)
// expect: nil
// expect: true true 1
// expect: 1 true
// expect: [2, 3, 1, 8, 9, 5] 3 [1, 2, 3]
