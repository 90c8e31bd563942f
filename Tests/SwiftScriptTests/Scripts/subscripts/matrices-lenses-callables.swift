// swift-format-ignore-file
struct Matrix { let rows: Int, cols: Int; private var g: [Double]
  init(_ r: Int, _ c: Int) { rows = r; cols = c; g = Array(repeating: 0, count: r * c) }
  subscript(r: Int, c: Int) -> Double { get { precondition(r < rows && c < cols); return g[r * cols + c] } set { g[r * cols + c] = newValue } }
  subscript(row r: Int) -> [Double] { (0..<cols).map { self[r, $0] } }
  static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(a.rows, b.cols); for i in 0..<a.rows { for j in 0..<b.cols { for k in 0..<a.cols { m[i, j] += a[i, k] * b[k, j] } } }; return m }
}
var m = Matrix(2, 2); m[0, 0] = 1; m[0, 1] = 2; m[1, 0] = 3; m[1, 1] = 4; print((m * m)[row: 1], m[row: 0])
struct Dict2 { private var d: [String: [Int]] = [:]; subscript(k: String, default v: @autoclosure () -> [Int]) -> [Int] { get { d[k] ?? v() } set { d[k] = newValue } }; subscript(k: String) -> Int? { d[k]?.first } }
var dd = Dict2(); dd["a", default: []].append(3); dd["a", default: []] += [4]; print(dd["a"]!, dd["b"] as Any)
@dynamicMemberLookup struct Lens { let d: [String: Int]; subscript(dynamicMember n: String) -> Int { d[n] ?? 0 } }
print(Lens(d: ["a": 5]).a, Lens(d: [:]).zzz)
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1, 2][safe: 1] as Any, [1][safe: 4] ?? -1)
extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
print("hello"[1])
struct Grid<T> { var cells: [[T]]; subscript(p: (Int, Int)) -> T { get { cells[p.0][p.1] } set { cells[p.0][p.1] = newValue } } }
var g = Grid(cells: [[1, 2], [3, 4]]); g[(1, 0)] = 9; g.cells[0][1] *= 10; print(g.cells, g[(1, 0)])
struct Callable { let k: Int; func callAsFunction(_ n: Int) -> Int { n * k } }
print(Callable(k: 3)(4), [1, 2].map(Callable(k: 2).callAsFunction))
enum Lv: Int, CaseIterable, Comparable { case low = 1, mid, high; static func < (a: Lv, b: Lv) -> Bool { a.rawValue < b.rawValue }; static subscript(n: Int) -> Lv? { Lv(rawValue: n) } }
print(Lv.allCases.max()!, Lv[2] as Any, Lv(rawValue: 9) as Any, Lv.low < .high, Lv.allCases.map(\.rawValue))
// expect: [15.0, 22.0] [1.0, 2.0]
// expect: 3 nil
// expect: 5 0
// expect: Optional(2) -1
// expect: e
// expect: [[1, 20], [9, 4]] 9
// expect: 12 [2, 4]
// expect: high Optional(main.Lv.mid) nil true [1, 2, 3]
