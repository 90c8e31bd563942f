// swift-format-ignore-file
// The same beside literals.
func h3<T>(_ x: T) -> T? { x }
func h2<T>(_ x: T, _ y: T) -> T? { x }
struct S { var v = 1 }
let v = 7; let o: Int? = 3; let s = S(); let so: S? = S(); let t = "a"; let ot: String? = "b"; let l = [1]
print(h3(v + 1) ?? o)
print(h3(s.v) ?? o)
print(h3("a") ?? ot)
print(h3(t) ?? ot)
print(h3(t + "x") ?? ot)
print(h3([1]) ?? Optional([2]))
print(h3(l) ?? Optional([2]))
print(h3(s) ?? so)
print(h3(S()) ?? so)
print(h2(v, 1) ?? o)
print(h2(1, v) ?? o)
print(h3(-v) ?? o)
print(h3("\(v)") ?? ot)
print(h3(l[0]) ?? o)
print(h3(l.count) ?? o)
print(h3(Int(3)) ?? o)
print(h3(true) ?? Optional(true))
print(h3(v > 1) ?? Optional(true))
print(h3(v) ?? Optional(3))
print(h3(1.5) ?? Optional(3))
print(h3({ 1 }()) ?? o)
print(h3(max(1, 2)) ?? o)
print(h3((v)) ?? o)
print(h3(v as Int) ?? o)
print(h3(v == 1 ? v : v) ?? o)
// expect: 8
// expect: 1
// expect: Optional("a")
// expect: a
// expect: ax
// expect: Optional([1])
// expect: [1]
// expect: S(v: 1)
// expect: S(v: 1)
// expect: Optional(7)
// expect: Optional(1)
// expect: -7
// expect: Optional("7")
// expect: 1
// expect: 1
// expect: 3
// expect: Optional(true)
// expect: true
// expect: 7
// expect: Optional(1.5)
// expect: 1
// expect: 2
// expect: 7
// expect: 7
// expect: 7
