// swift-format-ignore-file
// What `??` and `?:` give where anything will do.
func say<T>(_ x: T) -> T { print("say", x); return x }
let v: Int? = nil
let w = 3
let c = false
print(((c ? w : nil) ?? [1, 2].first(where: { $0 > 5 })) ?? w)
print((v ?? [1, 2].first) ?? 9)
print(v ?? [1, 2].first ?? 9)
print((v ?? [5].first) as Any)
print(!c ? say(0) : nil)
print([Optional("")].first ?? (c ? "" : nil))
protocol P { var n: Int { get } }
struct A: P { var n = 1 }
struct B: P { var n = 2 }
let ps: [any P] = [B()]
if let x = (c ? A() : nil) ?? ps.last { print(x.n) }
let y = (c ? A() : nil) ?? ps[0]
print(y.n)
print(((([17] as [Int]).flatMap { [$0, 1] }).first ?? 8))
let q: Int? = 5
print((c ? 1 : nil) ?? q)
print(q ?? (c ? 1 : nil))
let a = (c ? A() : nil) ?? ps.first
print(a!.n, type(of: a))
print((c ? "Hello" : nil) ?? (Optional<String>.some("Hello") ?? Optional<String>.some("q,w,e")))
let s: String? = "q"
print(s ?? (s ?? s), s ?? s, (c ? "a" : nil) ?? s)

// expect: 3
// expect: 1
// expect: 1
// expect: Optional(5)
// expect: say Optional(0)
// expect: Optional(0)
// expect: Optional("")
// expect: 2
// expect: 2
// expect: 17
// expect: Optional(5)
// expect: 5
// expect: 2 Optional<P>
// expect: Optional("Hello")
// expect: q q Optional("q")
