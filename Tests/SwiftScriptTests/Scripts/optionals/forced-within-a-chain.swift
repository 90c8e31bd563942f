// swift-format-ignore-file
// A ! behind a ? belongs to the chain: where that ends early, nothing is unwrapped.
struct Box { var v: Int? = 1; var n = 2 }
class K { var b: Box! = Box(); var c: Box? = Box(); var d = Box() }
var w: K? = K()
let a = w?.d.v!
print(type(of: a))
let b = w?.c!.n
print(type(of: b))
let e = w?.b!
print(type(of: e))
w?.d.v! = 3
w?.d.v! += 3
w?.c!.n = 9
print(w?.d.v! as Any, w?.c!.n as Any)
var n: K? = nil
print(n?.c!.n as Any)
n?.d.v! = 3
print(n?.d.v! as Any)
class V { var sup: V?; var name = "v"; var kids: [V]? = []; func find() -> V? { self }; func go() { print("go \(name)") } ; subscript(i: Int) -> V? { kids?[i] } }
var v: V? = V()
v!.sup = V(); v!.sup!.name = "sup"
print(v?.sup!.name as Any, v?.find()!.name ?? "-", v?.sup!.name.count ?? 0)
v?.sup!.go(); v?.find()!.go()
v?.kids!.append(V()); print(v?.kids!.count ?? -1, v?[0]!.name ?? "none")
if let s = v?.sup! { print(s.name) }
let g = v?.sup!.kids; print(type(of: g))
v = nil
v?.sup!.go(); v?.sup!.name = "q"; v?.kids!.append(V()); print(v?.sup!.name as Any, v?.kids!.count as Any)
print((v?.sup)?.name ?? "none")
let z: V? = v?.sup!; print(z == nil)
// expect: Optional<Int>
// expect: Optional<Int>
// expect: Optional<Box>
// expect: Optional(6) Optional(9)
// expect: nil
// expect: nil
// expect: Optional("sup") v 3
// expect: go sup
// expect: go v
// expect: 1 v
// expect: sup
// expect: Optional<Array<V>>
// expect: nil nil
// expect: none
// expect: true
