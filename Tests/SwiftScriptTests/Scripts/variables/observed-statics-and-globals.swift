// swift-format-ignore-file
class C { static var n = 0 { didSet { print("n", oldValue, n); if n > 5 { n = 5 } } }
  static var m = 0 { willSet { print("will", newValue) } didSet { if m < 3 { C.m += 1 }; print("m", m) } } }
C.n = 9; print(C.n)
C.m = 1; print(C.m)
var g = 1 { didSet { print("g", g); if g > 3 { g = 3 } } }
g = 8; print(g)
struct S { static var list: [Int] = [] { didSet { print("list", list.count) } } }
S.list.append(1); S.list += [2]
// expect: n 0 9
// expect: 5
// expect: will 1
// expect: will 2
// expect: will 3
// expect: m 3
// expect: m 3
// expect: m 3
// expect: 3
// expect: g 8
// expect: 3
// expect: list 1
// expect: list 2
