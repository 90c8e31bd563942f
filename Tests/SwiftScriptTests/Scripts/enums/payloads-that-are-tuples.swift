// swift-format-ignore-file
enum E { case d((Int, Int)?), e((Int, Int)), f(Any), g(x: (Int, Int)?), h((Int, Int)??), i([(Int, Int)]), j(Void), k((Int, Int)?, Int), l(()?) }
print(E.d((1, 2)), E.d(nil), E.e((1, 2)), E.f((1, 2)), E.g(x: (1, 2)), E.h((1, 2)), E.i([(1, 2)]), E.k((1, 2), 3))
print(E.j(()), E.l(()), E.f(()))
struct G<T> { var t: T }
enum H<T> { case a(T), b(T?) }
print(G(t: (1, 2)), H.a((1, 2)), H.b((1, 2)), H.a(1), H.a(()), Optional((1, 2)) as Any)
dump(E.d((1, 2)))

// expect: d(Optional((1, 2))) d(nil) e(1, 2) f(1, 2) g(x: Optional((1, 2))) h(Optional(Optional((1, 2)))) i([(1, 2)]) k(Optional((1, 2)), 3)
// expect: j() l(Optional(())) f()
// expect: G<(Int, Int)>(t: (1, 2)) a(1, 2) b(Optional((1, 2))) a(1) a() Optional((1, 2))
// expect: ▿ main.E.d
// expect:   ▿ d: Optional((1, 2))
// expect:     ▿ some: (2 elements)
// expect:       - .0: 1
// expect:       - .1: 2
