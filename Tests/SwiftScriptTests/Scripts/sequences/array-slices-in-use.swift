// swift-format-ignore-file
// Slices as places, arguments, receivers and queues.
struct Item { var name: String; var size: Int }
class Box { var items = [Item(name: "a", size: 1), Item(name: "b", size: 2), Item(name: "c", size: 3)] }
let box = Box()
box.items[1...][1].size = 20
print(box.items.map(\.size))
box.items[..<2].swapAt(0, 1)
print(box.items.map(\.name))
box.items[0..<2].removeFirst()
print(box.items.map(\.name))
var grid = [[1, 2, 3], [4, 5, 6]]
grid[0][1...] = [9]
print(grid)
grid[1][..<2].sort(by: >)
print(grid)
for i in grid[1].dropFirst().indices { grid[1][i] += 1 }
print(grid)
func sum(_ values: ArraySlice<Int>) -> Int { guard let first = values.first else { return 0 }; return first + sum(values.dropFirst()) }
print(sum([1, 2, 3]), sum([1, 2, 3, 4][1...]), sum(grid[1][...]))
func show(_ s: some Sequence<Int>) { print(s.map { $0 * 2 }) }
show([1, 2, 3].suffix(2)); show(grid[0][0...])
func any(_ s: any Collection<Int>) -> Int { s.count }
print(any([1, 2, 3].suffix(2)))
func firstOf<T>(_ s: ArraySlice<T>) -> T? { s.first }
print(firstOf(["x", "y"].suffix(1)) as Any)
var queue: ArraySlice = [1, 2, 3]
while let next = queue.popFirst() { print(next, queue.count, queue.startIndex) }
extension ArraySlice where Element == Int { var total: Int { reduce(0, +) } }
extension Collection where Element == Int { var twice: [Int] { map { $0 * 2 } } }
print([1, 2, 3].dropFirst().total, [1, 2, 3].prefix(2).twice)
let dict: [ArraySlice<Int>: String] = [[1, 2]: "a"]
print(dict[[1, 2, 3].prefix(2)] ?? "none")
let opt: ArraySlice<Int>? = [1, 2, 3].prefix(1)
print(opt?.first as Any, opt as Any)
if case let part = [1, 2, 3][1...], part.count == 2 { print(part[1]) }
let names = ["x", "y", "z"]
let half = names.count / 2
let (l, r) = (names[..<half], names[half...])
print(l, r, l + r, Array(l) == [names[0]], r == ["y", "z"], l == names[0..<1])
func sorted(_ a: [Int]) -> [Int] {
  guard a.count > 1 else { return a }
  let mid = a.count / 2
  var left = sorted(Array(a[..<mid]))[...], right = sorted(Array(a[mid...]))[...]
  var out: [Int] = []
  while let x = left.first, let y = right.first { if x < y { out.append(left.removeFirst()) } else { out.append(right.removeFirst()) } }
  return out + left + right
}
print(sorted([5, 2, 8, 1, 9]))
var acc = [0]; acc += [1, 2, 3].suffix(2); acc.append(contentsOf: acc[1...]); print(acc)
var sl = acc[2...]; sl += [7]; sl += acc.prefix(1); print(sl, sl.startIndex)
let copy = sl; sl[2] = 99; print(copy[2], sl[2])
print(Array(zip(names, names.dropFirst())).map { $0 + $1 })
print(names.dropFirst().map(\.count), names.suffix(1).first!, names.dropLast().last!)
print(max([1, 2, 3].prefix(2).count, 1), Set([3, 3].suffix(1)), names.prefix(2).contains("x"))
print(names.suffix(2).map { s in s.uppercased() }.joined(), names.dropFirst().reversed().joined())
let e: [String] = names.isEmpty ? [] : Array(names.prefix(1)); print(e)
let more = names.count > 2 ? names.prefix(2) : names[...]
print(more)
print(names.enumerated().dropFirst().map { "\($0.offset)\($0.element)" })
print((1...5).prefix(2).map { $0 }, Array(Set([1]).prefix(1)))
switch [1, 2].prefix(2) { case [1, 2]: print("same"); default: print("other") }
for (index, item) in names[1...].enumerated() where index > 0 { print(item) }
print(names.indices.dropFirst().map { names[$0] })
print(names[1...].first { $0 > "y" } ?? "-", names[safe: 1..<2])
extension Array { subscript(safe r: Range<Int>) -> ArraySlice<Element> { self[r.clamped(to: indices)] } }
// expect: [1, 20, 3]
// expect: ["b", "a", "c"]
// expect: ["a", "c"]
// expect: [[1, 9], [4, 5, 6]]
// expect: [[1, 9], [5, 4, 6]]
// expect: [[1, 9], [5, 5, 7]]
// expect: 6 9 17
// expect: [4, 6]
// expect: [2, 18]
// expect: 2
// expect: Optional("y")
// expect: 1 2 1
// expect: 2 1 2
// expect: 3 0 3
// expect: 5 [2, 4]
// expect: a
// expect: Optional(1) Optional(ArraySlice([1]))
// expect: 2
// expect: ["x"] ["y", "z"] ["x", "y", "z"] true true true
// expect: [1, 2, 5, 8, 9]
// expect: [0, 2, 3, 2, 3]
// expect: [3, 2, 3, 7, 0] 2
// expect: 3 99
// expect: ["xy", "yz"]
// expect: [1, 1] z y
// expect: 2 [3] true
// expect: YZ zy
// expect: ["x"]
// expect: ["x", "y"]
// expect: ["1y", "2z"]
// expect: [1, 2] [1]
// expect: same
// expect: z
// expect: ["y", "z"]
// expect: z ["y"]
