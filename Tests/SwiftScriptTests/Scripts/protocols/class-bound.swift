// swift-format-ignore-file
nonisolated class Base { var n = 1; func hi() { print("hi", n) } }
nonisolated protocol P: Base { func more() }
nonisolated class D: Base, P { func more() { print("more") } }
let p: any P = D()
p.hi(); p.more(); print(p.n)
nonisolated func f<T: P>(_ t: T) { t.hi(); t.n += 1; print(t.n) }
f(D())
nonisolated extension P { func both() { hi(); more() } }
D().both()
let b: Base = p
print(b.n)
p.n = 7
print(p.n)
weak var w: (any P)? = p
print(w != nil)
// expect: hi 1
// expect: more
// expect: 1
// expect: hi 1
// expect: 2
// expect: hi 1
// expect: more
// expect: 1
// expect: 7
// expect: true
