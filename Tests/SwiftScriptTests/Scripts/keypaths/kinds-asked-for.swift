// swift-format-ignore-file
struct P { var x = 1; let y = 2; var z: Int { 3 } }
class C { var a = 1; let b = "s" }
let paths: [AnyKeyPath] = [\P.x, \P.y, \P.z, \C.a, \C.b]
for p in paths {
    print(p is WritableKeyPath<P, Int>, p is KeyPath<P, Int>, p is PartialKeyPath<P>, p is ReferenceWritableKeyPath<C, Int>)
    if let w = p as? WritableKeyPath<P, Int> { var q = P(); q[keyPath: w] = 9; print(q.x) }
    if let w = p as? ReferenceWritableKeyPath<C, Int> { let q = C(); q[keyPath: w] = 9; print(q.a) }
}
let parts: [PartialKeyPath<P>] = [\.x, \.y]
for p in parts { switch p { case let w as WritableKeyPath<P, Int>: print("w", P()[keyPath: w]); default: print("r", P()[keyPath: p]) } }
// expect: true true true false
// expect: 9
// expect: false true true false
// expect: false true true false
// expect: false false false true
// expect: 9
// expect: false false false false
// expect: w 1
// expect: r 2
