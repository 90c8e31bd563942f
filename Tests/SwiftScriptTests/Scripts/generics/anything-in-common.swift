// Arguments of one type parameter that have no type in common are anything, where anything will do.
func pick<T>(_ a: T, _ b: T, _ c: Bool) -> T { print(T.self); return c ? a : b }
struct V {}
print(pick("a", 1, true))
print(pick("a", V(), true))
let s = "k", n = 3
print(pick(s, n, true))
print(pick([1], s, true))
let any: Any = pick(s, 2.5, false)
print(any)

// expect: Any
// expect: a
// expect: Any
// expect: a
// expect: Any
// expect: k
// expect: Any
// expect: [1]
// expect: Any
// expect: 2.5
