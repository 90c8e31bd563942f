// swift-format-ignore-file
class A { init() {} ; func u(_ x: Int) -> String { "Int" } }
class B: A { func u(_ x: Any) -> String { "Any" } ; override init() { super.init() } }
print(B().u(1), B().u("a"), (B() as A).u(3))
func first<A, B>(_ p: (A, B)) -> A { p.0 }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
print(first(pair(1, "a")))

// expect: Int Any Int
// expect: 1
