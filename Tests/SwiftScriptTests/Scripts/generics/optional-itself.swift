// swift-format-ignore-file
func f<T>(_ t: T.Type = T.self) -> T? { print(T.self); return nil }
func g<T>(_ x: Any) -> T { print(T.self); return x as! T }
let a: Int? = g(3)
let b: Int? = g(Optional(4) as Any)
struct S { var v: String? }
let s = S(v: g("x")); print(s)
var c: Int? = 1; c = g(5)
func h(_ x: Int?) { print(x as Any) }; h(g(6))
if let z: Int = g(7) as Int? { print(z) }
func k<T>() -> T where T: ExpressibleByNilLiteral { print(T.self); return nil }
let kk: String? = k()
let l: Int? = f()
func m<T: CustomStringConvertible>(_ x: Any) -> T { print(T.self); return x as! T }
let mm: Int? = m(9)
func gt<T>(_ x: Any) throws -> T { print(T.self); return x as! T }
let q: Int? = try? gt(3)
if let y = g(3) as Int? { print(y) }
let w: Int = g(3) ?? 0
func ret() -> Int? { g(3) }; _ = ret()
let arr: [Int?] = [g(1)]
let flag = true
let d: Int? = flag ? g(1) : nil
struct O { func get<T>(_ x: Any) -> T { print(T.self); return x as! T } ; func typed<T>(_ t: T.Type) -> T? { print(t); return nil } }
let o: O? = O()
let e: Int? = o?.get(5)
let e2: Int? = O().get(5)
let e3: Int? = O().typed(Int.self)
guard let gg: Int = g(8) else { fatalError() }
print(gg)
if let hh: String = O().get("s") { print(hh) }
var store: [String: Any] = ["a": 1]
extension Dictionary where Key == String, Value == Any { func read<T>(_ k: String) -> T? { self[k] as? T }; func must<T>(_ k: String) -> T { self[k] as! T } }
let r1: Int? = store.read("a"); print(r1 as Any)
let r2: Int? = store.must("a"); print(r2 as Any)
if let r3: Int = store.read("a") { print(r3) }
print(store.read("a") ?? "none", store.read("a") ?? 7)
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional<String>
// expect: S(v: Optional("x"))
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional(6)
// expect: Optional<Int>
// expect: 7
// expect: Optional<String>
// expect: Int
// expect: Int
// expect: Optional<Int>
// expect: Optional<Int>
// expect: 3
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Int
// expect: Optional<Int>
// expect: 8
// expect: Optional<String>
// expect: s
// expect: Optional(1)
// expect: Optional(1)
// expect: 1
// expect: none 1
