// Reversed collections of one's own are views, and parts of those that can be changed can be.
nonisolated struct Ring: BidirectionalCollection {
  var a = [1, 2, 3]
  var startIndex: Int { 0 }
  var endIndex: Int { a.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> Int { a[i] }
}
let ring = Ring()
print(ring.reversed(), type(of: ring.reversed()))
print(ring.reversed() as [Int], ring.dropFirst())
let back = ring.reversed()
print(back.first ?? 0, back.last ?? 0, back.count, Array(back))
print(back.map { $0 * 2 }, back.prefix(2).map { $0 })
for x in ring.reversed() { print(x, terminator: " ") }
print(back.reversed(), back[back.startIndex], back.firstIndex(of: 3) == back.startIndex)
dump(ring.reversed())

nonisolated struct Grid<T>: MutableCollection, RandomAccessCollection {
  var c: [T]
  var startIndex: Int { 0 }
  var endIndex: Int { c.count }
  subscript(i: Int) -> T {
    get { c[i] }
    set { c[i] = newValue }
  }
}
extension MutableCollection {
  mutating func blank(_ x: Element) { self[startIndex] = x }
}
extension BidirectionalCollection {
  var ends: [Element] { isEmpty ? [] : [self[startIndex], self[index(before: endIndex)]] }
}
var grid = Grid(c: [3, 2, 1])
grid[0..<2] = grid[1..<3]
print(grid.c, grid[1...].startIndex)
grid[1...].sort()
grid[..<2].reverse()
print(grid.c)
grid[0...1][0] = 9
print(grid.c, grid[1...].ends, grid.reversed().ends, grid.ends)
var part = grid[1...]
part.blank(7)
print(Array(part), part.startIndex, grid.c)
grid[1...] = part
grid[1...].blank(8)
print(grid.c)
func swapEnds<C: MutableCollection & BidirectionalCollection>(_ c: inout C) {
  let (i, j) = (c.startIndex, c.index(before: c.endIndex))
  c.swapAt(i, j)
  c[i..<j].reverse()
}
var array = [1, 2, 3, 4]
swapEnds(&array)
swapEnds(&grid)
print(array, grid.c)
// expect: ReversedCollection<Ring>(_base: main.Ring(a: [1, 2, 3])) ReversedCollection<Ring>
// expect: [3, 2, 1] Slice<Ring>(_startIndex: 1, _endIndex: 3, _base: main.Ring(a: [1, 2, 3]))
// expect: 3 1 3 [3, 2, 1]
// expect: [6, 4, 2] [3, 2]
// expect: 3 2 1 Ring(a: [1, 2, 3]) 3 true
// expect: ▿ Swift.ReversedCollection<main.Ring>
// expect:   ▿ _base: main.Ring
// expect:     ▿ a: 3 elements
// expect:       - 1
// expect:       - 2
// expect:       - 3
// expect: [2, 1, 1] 1
// expect: [1, 2, 1]
// expect: [9, 2, 1] [2, 1] [1, 9] [9, 1]
// expect: [7, 1] 1 [9, 2, 1]
// expect: [9, 8, 1]
// expect: [3, 2, 4, 1] [8, 1, 9]
