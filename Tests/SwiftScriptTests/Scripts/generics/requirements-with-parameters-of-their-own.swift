// swift-format-ignore-file
// Generic requirements: witnesses of every kind are told the caller's types
protocol Named { static var name: String { get } }
struct A: Named { static let name = "A" }
struct B: Named { static let name = "B" }
protocol Registry {
  func register<T: Named>(_ type: T.Type, _ make: @escaping () -> T)
  func count<T>(of type: T.Type) -> Int
  mutating func note<T: CustomStringConvertible>(_ value: T)
  static func make<T: Named>(_ type: T.Type) -> String
  func fold<T, R>(_ xs: [T], _ start: R, _ f: (R, T) throws -> R) rethrows -> R
}
extension Registry {
  func both<T: Named, U: Named>(_ a: T, _ b: U) -> String { "\(T.name)\(U.name) \(Self.make(T.self)) \(count(of: U.self))" }
  func count<T>(of type: T.Type) -> Int { "\(T.self)".count }
  func fold<T, R>(_ xs: [T], _ start: R, _ f: (R, T) throws -> R) rethrows -> R { try xs.reduce(start, f) }
}
struct Plain: Registry {
  var notes: [String] = []
  func register<T: Named>(_ type: T.Type, _ make: @escaping () -> T) { print("plain", T.name, make()) }
  mutating func note<T: CustomStringConvertible>(_ value: T) { notes.append("\(T.self):\(value)") }
  static func make<T: Named>(_ type: T.Type) -> String { "plain-\(T.name)" }
}
class Base<Key>: Registry {
  var notes: [String] = []
  init() {}
  func register<T: Named>(_ type: T.Type, _ make: @escaping () -> T) { print("base", Key.self, T.name, make()) }
  func note<T: CustomStringConvertible>(_ value: T) { notes.append("\(Key.self)-\(T.self):\(value)") }
  class func make<T: Named>(_ type: T.Type) -> String { "base-\(T.name)" }
}
final class Derived: Base<Int> {
  override func register<T: Named>(_ type: T.Type, _ make: @escaping () -> T) { print("derived", T.self); super.register(type, make) }
  override class func make<T: Named>(_ type: T.Type) -> String { "derived-" + super.make(type) }
  func count<T>(of type: T.Type) -> Int { 42 }
}
enum Kind: Registry {
  case one
  func register<T: Named>(_ type: T.Type, _ make: @escaping () -> T) { print("kind", T.name) }
  mutating func note<T: CustomStringConvertible>(_ value: T) { self = .one }
  static func make<T: Named>(_ type: T.Type) -> String { "kind-\(T.name)" }
}
for r in [Plain(), Base<String>(), Derived(), Kind.one] as [any Registry] {
  r.register(A.self) { A() }
  print(r.count(of: B.self), r.both(A(), B()), type(of: r).make(B.self))
  print(r.fold([1, 2, 3], "", { $0 + "\($1)" }), r.fold(["a"], 0) { $0 + $1.count })
  var copy = r
  copy.note(1); copy.note("x")
  if let p = copy as? Plain { print(p.notes) }
  if let b = copy as? Base<String> { print(b.notes) }
  if let d = copy as? Derived { print(d.notes) }
}
func use<R: Registry>(_ r: R) -> R { var r = r; r.register(B.self, B.init); r.note(2.5); print(R.make(A.self), r.count(of: Int.self)); return r }
print(use(Plain()).notes, use(Base<Bool>()).notes, use(Derived()).notes, use(Kind.one))
func useSome(_ r: some Registry) { r.register(A.self, A.init) }
useSome(Derived()); useSome(Plain())
protocol Loader { func load<T: Decodable & Sendable>(_ type: T.Type) async throws -> T }
final class Stub: Loader { func load<T: Decodable & Sendable>(_ type: T.Type) async throws -> T { print("load", T.self); if let v = 5 as? T { return v }; throw Oops() } }
struct Oops: Error {}
let loader: any Loader = Stub()
let five = try await loader.load(Int.self)
print(five + 1)
do { _ = try await loader.load(String.self) } catch { print(error) }
func viaGeneric<L: Loader>(_ l: L) async -> Int { (try? await l.load(Int.self)) ?? 0 }
print(await viaGeneric(Stub()))

// expect: plain A A()
// expect: 1 AB plain-A 1 plain-B
// expect: 123 1
// expect: ["Int:1", "String:x"]
// expect: base String A A()
// expect: 1 AB base-A 1 base-B
// expect: 123 1
// expect: ["String-Int:1", "String-String:x"]
// expect: derived A
// expect: base Int A A()
// expect: 1 AB derived-base-A 1 derived-base-B
// expect: 123 1
// expect: ["Int-Int:1", "Int-String:x"]
// expect: kind A
// expect: 1 AB kind-A 1 kind-B
// expect: 123 1
// expect: plain B B()
// expect: plain-A 3
// expect: base Bool B B()
// expect: base-A 3
// expect: derived B
// expect: base Int B B()
// expect: derived-base-A 3
// expect: kind B
// expect: kind-A 3
// expect: ["Double:2.5"] ["Bool-Double:2.5"] ["Int-Double:2.5"] one
// expect: derived A
// expect: base Int A A()
// expect: plain A A()
// expect: load Int
// expect: 6
// expect: load String
// expect: Oops()
// expect: load Int
// expect: 5
