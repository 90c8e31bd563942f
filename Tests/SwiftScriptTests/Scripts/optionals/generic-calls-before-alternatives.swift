// swift-format-ignore-file
// What a generic call gives before ??, where anything will do.
func g<T: Comparable>(_ xs: T...) -> T? { xs.max() }
func h<T>(_ x: T) -> T? { x }
func k(_ x: Int) -> Int? { x }
func m<T: Comparable>(_ x: T) -> T? { x }
let v = 7
print(g(v, v) ?? Int("q"))
print(h(v) ?? Int("q"))
print(k(v) ?? Int("q"))
print(m(v) ?? Int("q"))
print(m(7) ?? Int("q"))
print(m(7) ?? Optional(3))
print([1].max() ?? Int("q"))
print((m(v) ?? Int("q")))
let o: Int? = 3
print(m(v) ?? o)
print(h(v) ?? o)
print(o ?? h(v))
print(o ?? m(v))
print(o ?? o)
print("\(m(v) ?? o)")
print([m(v) ?? o])
let a: Any = m(v) ?? o
print(a)
// expect: 7
// expect: 7
// expect: 7
// expect: 7
// expect: Optional(7)
// expect: Optional(7)
// expect: 1
// expect: 7
// expect: 7
// expect: 7
// expect: 3
// expect: 3
// expect: 3
// expect: Optional(7)
// expect: [Optional(7)]
// expect: 7
