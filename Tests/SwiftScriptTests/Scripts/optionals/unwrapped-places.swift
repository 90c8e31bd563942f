// swift-format-ignore-file
var grid: [[Int]]! = [[1]]
func modify(_ a: inout [[Int]]) { a[0][0] += 1 }
modify(&grid); print(grid!)
var n: Int! = 1; func inc(_ x: inout Int) { x += 1 }; inc(&n); print(n!)
class V { var label: String! = "a"; func go() { add(&label); print(label!) }; func add(_ s: inout String) { s += "b" } }
V().go()
// expect: [[2]]
// expect: 2
// expect: ab
