// swift-format-ignore-file
// An optional of a type beside one of its protocol.
protocol P { var n: Int { get } }; struct V: P { var n = 1 }; struct W: P { var n = 2 }
let o: (any P)? = W(), v: V? = nil, c = false
let a = (c ? V() : nil) ?? o; print(a?.n ?? 0)
let b = v ?? o.map { $0 }; print(b?.n ?? 0)
let d = v ?? (o.map { (x: any P) -> any P in x }); print(d?.n ?? 0)
if let e = (c ? V() : nil) ?? (Optional<any P>.none).map({ (x: any P) -> any P in ([V()] as [any P]).first ?? x }) { print(e.n) } else { print("none") }
let f: any P = v ?? W(); print(f.n); let g = v ?? o!; print(g.n)
nonisolated class A {}; nonisolated class B: A {}; nonisolated class C: A {}; let x: B? = nil, y: C? = C(), z: A? = A(); let q = x ?? z; print(type(of: q)); let r = x ?? (z.map { $0 }); print(r != nil)
// expect: 2
// expect: 2
// expect: 2
// expect: none
// expect: 2
// expect: 2
// expect: Optional<A>
// expect: true
