func f<C: RangeReplaceableCollection>(_ c: C) -> Int { c.count }
var s = ""; s += "x"; print(s)
var a = [1]; a += [2]; print(a)
func h(_ a: inout [Int]) { a += [5] }
h(&a); print(a)
func g(_ a: inout String) { a += "x" }
g(&s); print(s)
struct T { var s = "", l = [1]; mutating func go() { s += "q"; l += [2]; s.append("z") } }
var t = T(); t.go(); t.s += "!"; print(t)
func k(_ a: inout String) { a.append("x") }
k(&s); print(s)
// expect: x
// expect: [1, 2]
// expect: [1, 2, 5]
// expect: xx
// expect: T(s: "qz!", l: [1, 2])
// expect: xxx
