// swift-format-ignore-file
struct M { var d: [String: Int] = [:]; var l = [1, 2, 3]
  subscript(k: String) -> Int { get { d[k] ?? 0 } set { d[k] = newValue } }
  subscript(i: Int) -> Int { get { l[i] } set { l[i] = newValue } }
  subscript(k: String, default x: Int) -> Int { get { d[k] ?? x } set { d[k] = newValue } } }
var m = M()
m["a"] = 3; m[0] = 9; m["a"] += 1; m[1] += 5; m["z", default: 7] += 1; m[2] *= 2
print(m.d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, m.l)
func inc(_ x: inout Int) -> String { x += 1; return "inout" }
func inc(_ x: Int) -> String { "val" }
var q = 1
print(inc(&q), inc(q), q)

// expect: ["a4", "z8"] [9, 7, 6]
// expect: inout val 2
