// swift-format-ignore-file
enum E { case a((Int, String)), b(x: (Int, y: Int)), c((x: Int, y: Int)), d(Int?), e(Int, Int), f((Int) -> Int), g([Int]) }
struct S { var t: (Int, String) }
print(E.a((1, "x")), E.b(x: (1, y: 2)), E.c((x: 1, y: 2)), E.d(1), E.e(1, 2), E.g([1]))
print(S(t: (1, "a")), Optional((1, 2)) as Any, [E.a((2, "q"))], [(1, "z")])
debugPrint(E.a((1, "x")), E.c((x: 1, y: 2)))
let r: Result<(Int, String), Never> = .success((1, "x"))
print(r)
let q: Result<Void, Never> = .success(())
print(q)
// expect: a(1, "x") b(x: (1, y: 2)) c(x: 1, y: 2) d(Optional(1)) e(1, 2) g([1])
// expect: S(t: (1, "a")) Optional((1, 2)) [main.E.a(2, "q")] [(1, "z")]
// expect: main.E.a(1, "x") main.E.c(x: 1, y: 2)
// expect: success(1, "x")
// expect: success()
