// swift-format-ignore-file
protocol Base { static var foo: String { get }; var bar: String { get } }
extension Base { static var foo: String { "base" }; var bar: String { "b" } }
protocol Derived: Base {}
extension Derived { static var foo: String { "derived" }; var bar: String { "d" } }
struct A: Base {}
struct B: Derived {}
struct C: Base {}
extension C: Derived {}
struct D: Derived { var bar: String { "own" } }
func doIt<T: Base>(_ t: T) { print(T.foo, t.bar) }
doIt(A()); doIt(B()); doIt(C()); doIt(D())
let all: [any Base] = [A(), B(), C(), D()]
print(all.map(\.bar), all.map { type(of: $0).foo })
// expect: base b
// expect: derived d
// expect: derived d
// expect: derived own
// expect: ["b", "d", "d", "own"] ["base", "derived", "derived", "derived"]
