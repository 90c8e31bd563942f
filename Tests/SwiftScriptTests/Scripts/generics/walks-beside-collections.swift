// swift-format-ignore-file
func f<C: RangeReplaceableCollection>(_ c: C) -> Int { c.count }
func w<S: Sequence>(_ o: S) { for e in o { print(e) } }
w("xy"); w(["a"]); w("qr".dropFirst()); w(1...2); w(["k": 1]); w(Set([4]))
func w2<S: Collection>(_ o: S) { for e in o { print(e) } }
w2("xy")
let t = "xy"
w(t)
func w3<C, S: Sequence>(_ c: inout C, _ o: S) { for e in o { print(e) } }
var i = 0
w3(&i, "lm")
w3(&i, t)
func w4<C: Sequence, S: Sequence>(_ c: inout C, _ o: S) where S.Element == C.Element { for e in o { print(e) } }
var u = ""
w4(&u, "lm")
w4(&u, t)
func w5<C: Sequence, S: Sequence>(_ c: C, _ o: S) where S.Element == C.Element { for e in o { print(e) } }
w5(u, "lm")
w5(u, t)
func w6<C: RangeReplaceableCollection, S: Sequence>(_ c: inout C, _ o: S) where S.Element == C.Element { for e in o { print(e); c.append(e) } }
w6(&u, t)
print(u)
// expect: x
// expect: y
// expect: a
// expect: r
// expect: 1
// expect: 2
// expect: (key: "k", value: 1)
// expect: 4
// expect: x
// expect: y
// expect: x
// expect: y
// expect: l
// expect: m
// expect: x
// expect: y
// expect: l
// expect: m
// expect: x
// expect: y
// expect: l
// expect: m
// expect: x
// expect: y
// expect: x
// expect: y
// expect: xy
