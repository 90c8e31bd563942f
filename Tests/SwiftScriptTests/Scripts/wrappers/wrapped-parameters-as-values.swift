// swift-format-ignore-file
@propertyWrapper struct Traced<V> {
    private var v: V; let name: String
    init(wrappedValue: V, _ name: String = "traced") { v = wrappedValue; self.name = name; print("init \(name) \(wrappedValue)") }
    init(projectedValue: Traced<V>) { self = projectedValue; print("from projection") }
    var wrappedValue: V { get { print("get \(name)"); return v } set { print("set \(name) \(newValue)"); v = newValue } }
    var projectedValue: Traced<V> { self }
}
func w(@Traced v: Int) { print("in w", v, $v.name) }
func w2(@Traced("named") _ v: Int, _ k: Int) { print("in w2", v + k, $v.name) }
w(v: 3)
w($v: Traced(wrappedValue: 5, "p"))
w2(4, 5)
struct S {
    @Traced("a") var a = 1
    @Traced var b: Int
    func m(@Traced x: String) -> String { x + $x.name }
}
var s = S(b: 2)
s.a += 10
print(s.m(x: "q"), s.m($x: Traced(wrappedValue: "z", "zz")))
print(s.$a.name, s.$b.name)
let f = w(v:)
f(8)
let g = w($v:)
g(Traced(wrappedValue: 1, "g"))
// expect: init traced 3
// expect: get traced
// expect: in w 3 traced
// expect: init p 5
// expect: from projection
// expect: get p
// expect: in w 5 p
// expect: init named 4
// expect: get named
// expect: in w2 9 named
// expect: init a 1
// expect: init traced 2
// expect: get a
// expect: set a 11
// expect: init traced q
// expect: get traced
// expect: init zz z
// expect: from projection
// expect: get zz
// expect: qtraced zzz
// expect: a traced
// expect: init traced 8
// expect: get traced
// expect: in w 8 traced
// expect: init g 1
// expect: from projection
// expect: get g
// expect: in w 1 g
