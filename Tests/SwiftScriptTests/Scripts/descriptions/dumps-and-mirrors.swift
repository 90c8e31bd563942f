// swift-format-ignore-file
// dump, Mirror, description
struct P { var x = 1; var y: Double? = 2.5; var name = "n" }
class C { var p = P(); let arr = [1, 2]; var next: C? }
enum E { case a, b(Int), c(x: Int, y: String) }
let c = C()
print(P(), E.a, E.b(3), E.c(x: 1, y: "q"), Optional(3) as Any, [Optional(1), nil], (1, "a"), (x: 1, y: 2.0))
dump(P())
dump([1, 2, 3])
dump(["k": 1])
dump(E.c(x: 1, y: "z"))
dump(c)
debugPrint("quoted", 1.0, ["a"], "new\nline", P())
print(String(describing: c), String(reflecting: P()), String(describing: P.self), type(of: c), C.self)
struct D: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "desc" }; var debugDescription: String { "debug" } }
print(D(), [D()], "\(D())", String(reflecting: D())); debugPrint(D()); print(["k": D()], Optional(D()) as Any)
print([1.0, 2.5, 1e20, 1e-7, .infinity, -.infinity, 0.1 + 0.2, 100000000000000000.0, 123456789.123], Float(0.1), Double.nan)
print("a", "b", separator: "-", terminator: "!\n"); print(); print([[1], []], [String](), [:] as [String: Int], Set([1]))
print([1: "a"], ["k": [1: 2]], ("a", ["b"]), "x" as Character, ["x"] as [Character], Int8(-5), UInt.max, true, (), 1...3, 1..<3, ...3, 2...)
let e: Error = NSErr.bad(code: 4); print(e, "\(e)", (e as? NSErr) as Any); enum NSErr: Error { case bad(code: Int), worse }
let any: [Any] = [1, "a", 2.5, P(), [1], E.a, { 1 }, (1, 2)] ; for a in any.prefix(6) { print(type(of: a), a) }
struct G<T> { let v: T }; print(G(v: 1), G(v: "s"), type(of: G(v: [1])), G<Int?>(v: nil), G(v: G(v: 1)))
var s = ""; print("to string", to: &s); print(s.count, s.debugDescription)
let m = Mirror(reflecting: P()); for ch in m.children { print(ch.label ?? "-", ch.value) }; print(m.displayStyle as Any, m.subjectType)
// expect: P(x: 1, y: Optional(2.5), name: "n") a b(3) c(x: 1, y: "q") Optional(3) [Optional(1), nil] (1, "a") (x: 1, y: 2.0)
// expect: ▿ main.P
// expect:   - x: 1
// expect:   ▿ y: Optional(2.5)
// expect:     - some: 2.5
// expect:   - name: "n"
// expect: ▿ 3 elements
// expect:   - 1
// expect:   - 2
// expect:   - 3
// expect: ▿ 1 key/value pair
// expect:   ▿ (2 elements)
// expect:     - key: "k"
// expect:     - value: 1
// expect: ▿ main.E.c
// expect:   ▿ c: (2 elements)
// expect:     - x: 1
// expect:     - y: "z"
// expect: ▿ main.C #0
// expect:   ▿ p: main.P
// expect:     - x: 1
// expect:     ▿ y: Optional(2.5)
// expect:       - some: 2.5
// expect:     - name: "n"
// expect:   ▿ arr: 2 elements
// expect:     - 1
// expect:     - 2
// expect:   - next: nil
// expect: "quoted" 1.0 ["a"] "new\nline" main.P(x: 1, y: Optional(2.5), name: "n")
// expect: main.C main.P(x: 1, y: Optional(2.5), name: "n") P C C
// expect: desc [debug] desc debug
// expect: debug
// expect: ["k": debug] Optional(debug)
// expect: [1.0, 2.5, 1e+20, 1e-07, inf, -inf, 0.30000000000000004, 1e+17, 123456789.123] 0.1 nan
// expect: a-b!
// expect:
// expect: [[1], []] [] [:] [1]
// expect: [1: "a"] ["k": [1: 2]] ("a", ["b"]) x ["x"] -5 18446744073709551615 true () 1...3 1..<3 PartialRangeThrough<Int>(upperBound: 3) PartialRangeFrom<Int>(lowerBound: 2)
// expect: bad(code: 4) bad(code: 4) Optional(main.NSErr.bad(code: 4))
// expect: Int 1
// expect: String a
// expect: Double 2.5
// expect: P P(x: 1, y: Optional(2.5), name: "n")
// expect: Array<Int> [1]
// expect: E a
// expect: G<Int>(v: 1) G<String>(v: "s") G<Array<Int>> G<Optional<Int>>(v: nil) G<G<Int>>(v: main.G<Swift.Int>(v: 1))
// expect: 10 "to string\n"
// expect: x 1
// expect: y Optional(2.5)
// expect: name n
// expect: Optional(Swift.Mirror.DisplayStyle.struct) P
