// swift-format-ignore-file
nonisolated protocol Foo { static var bar: Self { get }; static func make(j: Int) -> Self }
enum Bar: Foo { case bar; case make(j: Int) }
func f<T: Foo>(_ t: T.Type) -> [T] { [T.bar, T.make(j: 3)] }
print(f(Bar.self))
print(Bar.bar)
enum Plain { case a, b }
print(Plain.a.hashValue == Plain.a.hashValue)
var h = Hasher()
Plain.a.hash(into: &h)
func hashed<T: Hashable>(_ t: T) -> Bool { t == t }
print(hashed(Plain.b))
// expect: [main.Bar.bar, main.Bar.make(j: 3)]
// expect: bar
// expect: true
// expect: true
