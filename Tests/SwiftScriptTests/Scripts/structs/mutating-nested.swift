// swift-format-ignore-file
struct Inner { var n = 0; mutating func bump() { n += 1 } }
struct Outer { var inner = Inner(); var list = [Inner()]; mutating func all() { inner.bump(); for i in list.indices { list[i].bump() } } }
var o = Outer()
o.all(); o.inner.bump(); o.list[0].bump(); o.list.append(Inner(n: 7))
let copy = o
o.all()
print(o.inner.n, o.list.map(\.n), copy.inner.n, copy.list.map(\.n))

// expect: 3 [3, 8] 2 [2, 7]
