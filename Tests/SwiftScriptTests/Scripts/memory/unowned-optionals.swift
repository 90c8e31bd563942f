// swift-format-ignore-file
final class C { deinit { print("gone") } }
func f() { unowned var w: C?; print(w == nil); var c: C? = C(); w = c; print(w != nil); w = nil; print(w == nil); c = nil }
f()
struct B { unowned var c: C? }
var o: C? = C(); let b = B(c: o); print(b.c != nil, B(c: nil).c == nil); _ = b; o = nil
// expect: true
// expect: true
// expect: true
// expect: gone
// expect: true true
// expect: gone
