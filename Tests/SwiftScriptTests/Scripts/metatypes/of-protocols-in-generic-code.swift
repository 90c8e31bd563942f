// swift-format-ignore-file
protocol P { init(); static var id: String { get } }
struct A: P { static let id = "a" }
struct B<X>: P { static var id: String { "b\(X.self)" } }
func show<T: P>(_ x: T) -> String { T.id + "\(T.self)" }
let vs: [any P] = [A(), B<Int>()]
for v in vs { print(show(v)) }
func make<T: P>(_ t: T.Type) -> T { print(T.id, t.id, "\(T.self)"); return T() }
let types: [any P.Type] = [A.self, B<String>.self]
for t in types { print(make(t)) }
for t in types { print(type(of: t.init())) }
// expect: aA
// expect: bIntB<Int>
// expect: a a A
// expect: A()
// expect: bString bString B<String>
// expect: B<String>()
// expect: A
// expect: B<String>
