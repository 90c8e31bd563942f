// swift-format-ignore-file
// What stands inside of properties changes where it is: observers, wrappers, subscripts and optionals on the way.
import Foundation
struct Grid { var rows = [[1, 2], [3, 4]]; subscript(r: Int, c: Int) -> Int { get { rows[r][c] } set { rows[r][c] = newValue } } }
final class Model {
  var grid = Grid() { didSet { print("grid", grid.rows) } }
  lazy var cache: [String: [Int]] = { print("made"); return [:] }()
  var names: [String] = [] { willSet { print("will", newValue.count) } didSet { print("did", names.count) } }
  @Clamped var level = 3
  var dict: [String: Grid] = ["a": Grid()]
  weak var next: Model?
  var maybe: Model?
  static var shared: [Int] = [] { didSet { print("shared", shared) } }
  var tuple = (1, [2])
  var nested: [[String: [Int]]] = [["x": [1]]]
}
@propertyWrapper struct Clamped { private var v: Int; var wrappedValue: Int { get { v } set { v = min(newValue, 10) } }; init(wrappedValue: Int) { v = wrappedValue } }
func twice(_ x: inout Int) { x *= 2 }
func both(_ x: inout Int, _ y: inout [Int]) { x += 1; y.append(x) }
let m = Model()
m.grid[0, 1] += 5
m.grid.rows[1].append(9)
twice(&m.grid[1, 0])
m.cache["k", default: []].append(4)
m.cache["k"]?.append(5)
print(m.cache)
m.names.append("a")
m.names += ["b", "c"]
m.names[0].append("!")
m.names.sort(by: >)
m.names.removeAll { $0.hasPrefix("b") }
print(m.names)
m.level += 20
twice(&m.level)
print(m.level)
m.dict["a"]?.rows[0][0] = 7
m.dict["a"]![1, 1] = 8
m.dict["b", default: Grid()].rows.append([0])
print(m.dict["a"]!.rows, m.dict["b"]!.rows)
m.maybe = Model()
m.maybe?.grid.rows[0][0] = 4
m.maybe?.names.append("z")
m.next = m.maybe
m.next?.grid[0, 0] &+= 1
m.next?.level += 1
Model.shared.append(1)
Model.shared[0] += 1
twice(&Model.shared[0])
both(&m.tuple.0, &m.nested[0]["x"]!)
print(m.tuple, m.nested)
m.tuple.1[0] += m.tuple.0
m.tuple.1.append(m.tuple.1.count)
print(m.tuple)
extension Model { var total: Int { get { grid.rows.flatMap { $0 }.reduce(0, +) } set { grid.rows[0][0] = newValue } } }
m.total += 1
m.total = m.total * 2
swap(&m.grid.rows[0][0], &m.tuple.0)
print(m.grid.rows, m.tuple.0)
extension Array where Element == Int { mutating func each(_ f: (inout Int) -> Void) { for i in indices { f(&self[i]) } } }
m.nested[0]["x"]?.each { $0 += 100 }
print(m.nested)
var arr = [3, 1, 2]
arr.each { $0 *= 2 }
print(arr)
// expect: grid [[1, 7], [3, 4]]
// expect: grid [[1, 7], [3, 4, 9]]
// expect: grid [[1, 7], [6, 4, 9]]
// expect: made
// expect: ["k": [4, 5]]
// expect: will 1
// expect: did 1
// expect: will 3
// expect: did 3
// expect: will 3
// expect: did 3
// expect: will 3
// expect: did 3
// expect: will 2
// expect: did 2
// expect: ["c", "a!"]
// expect: 10
// expect: [[7, 2], [3, 8]] [[1, 2], [3, 4], [0]]
// expect: grid [[4, 2], [3, 4]]
// expect: will 1
// expect: did 1
// expect: grid [[5, 2], [3, 4]]
// expect: shared [1]
// expect: shared [2]
// expect: shared [4]
// expect: (2, [2]) [["x": [1, 2]]]
// expect: (2, [4, 1])
// expect: grid [[28, 7], [6, 4, 9]]
// expect: grid [[108, 7], [6, 4, 9]]
// expect: grid [[2, 7], [6, 4, 9]]
// expect: [[2, 7], [6, 4, 9]] 108
// expect: [["x": [101, 102]]]
// expect: [6, 2, 4]
