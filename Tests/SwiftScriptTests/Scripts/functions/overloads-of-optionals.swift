// swift-format-ignore-file
// A generic overload takes an optional as it is, before one of an `Any?`.
func f<T>(_ x: T) -> String { "T" }
func f(_ x: Any?) -> String { "Any?" }
print(f(nil as Int?), f("a" as String?), f(nil), f(1))
func g(_ x: Any) -> String { "Any" }
func g(_ x: Any?) -> String { "Any?" }
print(g(1 as Int?), g(1), g(nil))
func h(_ x: Int?) -> String { "Int?" }
func h(_ x: Any?) -> String { "Any?" }
print(h(1 as Int?), h("s"), h(nil as String?), h(2))
class A { init() {} }; class B: A { override init() {} }
func k(_ x: A?) -> String { "A?" }
func k(_ x: Any?) -> String { "Any?" }
print(k(B()), k(B() as B?), k(3))
// expect: T T Any? T
// expect: Any? Any Any?
// expect: Int? Any? Any? Int?
// expect: A? A? Any?
