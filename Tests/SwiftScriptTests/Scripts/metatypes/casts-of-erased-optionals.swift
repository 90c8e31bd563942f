// swift-format-ignore-file
// Casts look into optionals and what is erased as deep as they go.
nonisolated protocol P {}; struct S: P { var v = 1 }; nonisolated class C: P {}; nonisolated class D: C {}
let a: Any? = 5, b: Any = Optional(5) as Any, c: Any = Optional(Optional(5)) as Any, d: Any? = Optional(5), e: Any = (a as Any), f: Any?? = a, g: Any = nil as Int? as Any
print((a as Any) is Int, (a as Any) as? Int as Any, b is Int, b is Int?, c is Int, c is Int??, c as? Int as Any, d is Int, (d as Any) is Int, e is Int, e as? Int as Any, f is Int, (f as Any) is Int, (f as Any) as? Int? as Any)
print(g is Int, g is Int?, g is String?, g as? Int? as Any, g as? Int as Any, (g as? Any?) as Any)
switch e { case let i as Int: print("int", i); default: print("no") }
switch (d as Any) { case let s as String: print(s); case let i as Int: print("int", i); default: print("no") }
let p: (any P)? = S(); print((p as Any) is S, (p as Any) is any P, p is S, (p as Any) as? S as Any, (p as Any) is C)
let q: C? = D(); let qa: Any = q as Any; print(qa is D, qa is C, qa is any P, qa is AnyObject, qa as? D != nil, (q as AnyObject?) is D)
let arr: [Any?] = [1, "a", nil, S()]; print(arr.map { $0 is Int }, arr.map { ($0 as Any) is String }, arr.compactMap { $0 as? Int }, arr.compactMap { $0 }.count)
let dict: [String: Any?] = ["k": 1, "n": nil]; print(dict["k"]! is Int, (dict["k"] as Any) is Int, dict["n"]! == nil, dict["k"] as? Int as Any, dict["z"] as? Int as Any)
func gen<T>(_ v: Any, _: T.Type) -> T? { v as? T }; print(gen(e, Int.self) as Any, gen(c, Int.self) as Any, gen(g, Int?.self) as Any, gen(g, String.self) as Any, gen(b, Int?.self) as Any)
let xs: Any = [Optional(1), nil]; print(xs is [Int], xs is [Int?], (xs as? [Int?])?.count ?? 0, xs is [Any]); let ys: Any = [1, 2] as [Any]; print(ys is [Int], (ys as? [Int]) ?? [], ys as? [String] as Any)
let fn: Any = { (x: Int) in x + 1 }; print((fn as? (Int) -> Int)?(3) as Any, fn is (String) -> Int); let tu: Any = (1, "a"); print((tu as? (Int, String))?.1 as Any, tu is (Int, Int), (tu as? (Any, Any)) as Any)
let o: Any = Optional<S>.none as Any; print(o is S, o is S?, o as? S as Any); if let s = o as? S? { print("opt", s as Any) }
print(a as? Int == 5, (a as! Int) + 1, a is Int ? "y" : "n", (a as? String) ?? "none"); if case let i as Int = a { print("case", i) }; if let a, a is Int { print("unwrapped") }
let m: Any = Int.self; print(m is Int.Type, m is Any.Type, (m as? Int.Type) == Int.self); let r: Result<Any, any Error> = .success(Optional(3) as Any); if case .success(let v) = r { print(v is Int, v as? Int ?? 0) }
// expect: true Optional(5) true true true true Optional(5) true true true Optional(5) true true Optional(Optional(5))
// expect: false true true Optional(nil) nil Optional(nil)
// expect: int 5
// expect: int 5
// expect: true true true Optional(main.S(v: 1)) false
// expect: true true true true true true
// expect: [true, false, false, false] [false, true, false, false] [1] 3
// expect: true true true Optional(1) nil
// expect: Optional(5) Optional(5) Optional(nil) nil Optional(Optional(5))
// expect: false true 2 true
// expect: true [1, 2] nil
// expect: Optional(4) false
// expect: Optional("a") false Optional((1, "a"))
// expect: false true nil
// expect: opt nil
// expect: true 6 y none
// expect: case 5
// expect: unwrapped
// expect: true true true
// expect: true 3
