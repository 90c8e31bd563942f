// swift-format-ignore-file
var i = 0; let arr = [10, 20, 30]
let kp = \[Int].[i]; i = 1; print(arr[keyPath: kp], arr[keyPath: \.[i]])
struct Row { var cells: [String: Int]; subscript(a: Int, b: Int) -> Int { get { a * b } set { cells["\(a)"] = newValue } } }
func column(_ n: String) -> WritableKeyPath<Row, Int?> { \.cells[n] }
var r = Row(cells: ["a": 1]); r[keyPath: column("a")] = 5; r[keyPath: column("b")] = 6; print(r.cells.sorted { $0.key < $1.key }.map(\.value))
var paths: [WritableKeyPath<Row, Int>] = []
for k in 1...3 { paths.append(\.[k, k + 1]) }
print(paths.map { r[keyPath: $0] }); r[keyPath: paths[1]] = 9; print(r.cells["2"]!)
func side() -> Int { print("side"); return 2 }
let sp = \[Int].[side()]; print(arr[keyPath: sp], arr[keyPath: sp])
print([[1, 2], [3, 4]].map(\.[i]))
final class C { var xs = [1, 2, 3]; func at(_ n: Int) -> ReferenceWritableKeyPath<C, Int> { \.xs[n] } }
let c = C(); c[keyPath: c.at(2)] += 5; print(c.xs)
// expect: 10 20
// expect: [5, 6]
// expect: [2, 6, 12]
// expect: 9
// expect: side
// expect: 30 30
// expect: [2, 4]
// expect: [1, 2, 8]
