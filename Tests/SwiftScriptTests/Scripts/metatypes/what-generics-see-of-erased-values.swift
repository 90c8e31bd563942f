// swift-format-ignore-file
// What generic code sees of erased values, optionals and lists.
func g<T>(_ t: T) -> String { "\(T.self)|\(type(of: t))|\(t)" }
print(g(1), g(Optional(1)), g(nil as Int?), g([1, nil]), g((1, a: "b")), g(["k": 1 as Any]), g({ 1 }() ), g(1...2), g([Optional(1) as Any]))
let e: Any = [1, "a", nil] as [Any?]; print(g(e), e)
protocol P {}; extension Int: P {}; extension Optional: P where Wrapped: P {}; extension Array: P where Element: P {}
let ps: [any P] = [1, Optional(2), [3, 4]]; for p in ps { print(type(of: p), p, p is Int, p is Int?, p is [Int], (p as? Int) as Any) }; func q(_ p: some P) -> String { "\(type(of: p))" }; print(ps.map { q($0) }, ps.map { g($0) })
print(Optional(1) is any P, Optional("a") is any P, ([1] as Any) is any P, (["a"] as Any) is any P, (Optional<String>.none as Any) is any P, (Optional<Int>.none as Any) is any P)
func opt<T>(_ t: T?) -> String { t.map { "some \($0)" } ?? "none" }; print(opt(1), opt(nil as Int?), opt(Optional(Optional(1))), opt(1 as Any), opt(Optional(1) as Any)); func eq<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }; print(eq(1, nil), eq([1, nil], [1, nil]), eq(Optional(1), 1), eq([[1: "a"]], [[1: "a"]]))

print(String(describing: Optional(1)), String(describing: nil as Int?), "\(Optional("q") as Any)", String(reflecting: ["a": Optional(1)]), "\([Optional(1), nil])", "\((1, Optional("a")))", String(describing: (nil as Int?) as Any), [1 as Any, "a", nil as Int? as Any])
struct W<T> { var v: T; var isOpt: Bool { T.self is any OptProto.Type } }; protocol OptProto {}; extension Optional: OptProto {}; print(W(v: 1).isOpt, W(v: Optional(1)).isOpt, W(v: nil as String?), W<Any>(v: 1), W<Any?>(v: nil).isOpt, type(of: W(v: [W(v: 1)])))
let fs: [Any] = [{ (x: Int) -> Int in x * 2 }, { print("void") }, { (a: String, b: Int) -> String in a + "\(b)" }]; for f in fs { if let f = f as? (Int) -> Int { print(f(4)) } else if let f = f as? () -> Void { f() } else if let f = f as? (String, Int) -> String { print(f("z", 1)) } }
let m = Mirror(reflecting: W(v: (1, "a"))); for c in m.children { print(c.label ?? "-", c.value, type(of: c.value)) }; print(Mirror(reflecting: [1, 2]).children.count, Mirror(reflecting: Optional(3)).children.first?.value as Any, Mirror(reflecting: 5).children.isEmpty, m.subjectType, Mirror(reflecting: ["a": 1]).displayStyle as Any)
enum Tree<T> { case leaf(T); indirect case node([Tree<T>]) }; let t = Tree.node([.leaf(1 as Any), .node([.leaf("a"), .leaf(Optional(2.5) as Any)])]); func walk(_ t: Tree<Any>) { switch t { case .leaf(let i as Int): print("int", i); case .leaf(let d as Double): print("dbl", d); case .leaf(let v): print("other", v); case .node(let k): k.forEach(walk) } }; walk(t)
let any: [Any] = [3, 2.5, "s", 4, Optional(7) as Any]; print(any.compactMap { $0 as? Int }.reduce(0, +), any.filter { $0 is String }.count, any.map { "\(type(of: $0))" }, any.first { $0 is Double } as? Double ?? 0, any.contains { ($0 as? Int) == 4 }, any.reduce(into: [String: Int]()) { $0["\(type(of: $1))", default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let d2: [String: Any?] = ["a": 1, "b": nil]; for (k, v) in d2.sorted(by: { $0.key < $1.key }) { if let v { print(k, v) } else { print(k, "nil") } }; print(d2.compactMapValues { $0 }.count, d2.values.filter { $0 == nil }.count, (d2["a"] ?? nil) as? Int ?? 0, d2["b"].map { $0 == nil } ?? false)
// expect: Int|Int|1 Optional<Int>|Optional<Int>|Optional(1) Optional<Int>|Optional<Int>|nil Array<Optional<Int>>|Array<Optional<Int>>|[Optional(1), nil] (Int, a: String)|(Int, a: String)|(1, a: "b") Dictionary<String, Any>|Dictionary<String, Any>|["k": 1] Int|Int|1 ClosedRange<Int>|ClosedRange<Int>|1...2 Array<Any>|Array<Any>|[Optional(1)]
// expect: Array<Optional<Any>>|Array<Optional<Any>>|[Optional(1), Optional("a"), nil] [Optional(1), Optional("a"), nil]
// expect: Int 1 true true false Optional(1)
// expect: Optional<Int> Optional(2) true true false Optional(2)
// expect: Array<Int> [3, 4] false false true nil
// expect: ["Int", "Optional<Int>", "Array<Int>"] ["Int|Int|1", "Optional<Int>|Optional<Int>|Optional(2)", "Array<Int>|Array<Int>|[3, 4]"]
// expect: true false true false false true
// expect: some 1 none some Optional(1) some 1 some Optional(1)
// expect: false true true true
// expect: Optional(1) nil Optional("q") ["a": Optional(1)] [Optional(1), nil] (1, Optional("a")) nil [1, "a", nil]
// expect: false true W<Optional<String>>(v: nil) W<Any>(v: 1) true W<Array<W<Int>>>
// expect: 8
// expect: void
// expect: z1
// expect: v (1, "a") (Int, String)
// expect: 2 Optional(3) true W<(Int, String)> Optional(Swift.Mirror.DisplayStyle.dictionary)
// expect: int 1
// expect: other a
// expect: dbl 2.5
// expect: 14 1 ["Int", "Double", "String", "Int", "Optional<Int>"] 2.5 true ["Double1", "Int2", "Optional<Int>1", "String1"]
// expect: a 1
// expect: b nil
// expect: 1 1 1 true
