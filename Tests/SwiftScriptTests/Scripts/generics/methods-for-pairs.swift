// swift-format-ignore-file
struct P<O> { var v: O; func take<B>(_ p: P<B>) -> P<(O, B)> { P<(O, B)>(v: (v, p.v)) } }
extension P { func take<A, B, C>(_ p: P<C>) -> P<(A, B, C)> where O == (A, B) { P<(A, B, C)>(v: (v.0, v.1, p.v)) } }
print(P(v: 1).take(P(v: "a")).take(P(v: 2.5)).v)
// expect: (1, "a", 2.5)
