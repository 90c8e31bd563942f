// swift-format-ignore-file
let n = [1, 2, 3]
print(n.reduce(into: 0, +=))
var t = 0; n.forEach { t += $0 }
let add: (inout Int, Int) -> Void = (+=); add(&t, 5); print(t)
print(["a", "b"].reduce(into: "", +=), [[1], [2]].reduce(into: [], +=))
// expect: 6
// expect: 11
// expect: ab [1, 2]
