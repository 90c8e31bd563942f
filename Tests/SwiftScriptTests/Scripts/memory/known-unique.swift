// swift-format-ignore-file
final class St { var x = 1 }
struct A { var s: St }
struct B { var s: St?; init() { s = St() } }
func f() { var s = St(); print(isKnownUniquelyReferenced(&s)) }
f()
func g() { var a = A(s: St()); print(isKnownUniquelyReferenced(&a.s)) }
g()
func h() { let s = St(); var a = A(s: s); print(isKnownUniquelyReferenced(&a.s)) }
h()
func k() { var a = B();  print(isKnownUniquelyReferenced(&a.s)) }
k()
func l() { var a = (St(), 1);  print(isKnownUniquelyReferenced(&a.0)) }
l()
class C { var s = St(); func t() -> Bool { isKnownUniquelyReferenced(&s) } }
print(C().t())
// expect: true
// expect: true
// expect: false
// expect: true
// expect: true
// expect: true
