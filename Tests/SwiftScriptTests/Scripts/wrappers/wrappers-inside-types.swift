import Foundation

@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Bool { value == range.upperBound }
}
@propertyWrapper final class Logged<T> {
  private(set) var log: [T] = []
  var wrappedValue: T { didSet { log.append(wrappedValue) } }
  var projectedValue: Logged<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue; log.append(wrappedValue) }
}
@propertyWrapper struct Trimmed {
  private var s = ""
  var wrappedValue: String {
    get { s }
    set { s = newValue.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Settings {
  @Clamped(0...100) var volume = 50
  @Clamped(0.0...1.0) var brightness: Double = 2.5
  @Logged var theme = "light"
  @Trimmed var name: String = "  bob "
}
var s = Settings()
s.volume = 130
s.theme = "dark"; s.theme = "auto"
s.name = "\n ann\t"
print(s.volume, s.$volume, s.brightness, s.$theme.log, "[\(s.name)]")
struct Defaults {
  private static var store: [String: Any] = [:]
  @propertyWrapper struct Key<T> {
    let key: String
    let fallback: T
    init(_ key: String, default fallback: T) { self.key = key; self.fallback = fallback }
    var wrappedValue: T {
      get { Defaults.store[key] as? T ?? fallback }
      nonmutating set { Defaults.store[key] = newValue }
    }
  }
  static func reset() { store.removeAll() }
  static var count: Int { store.count }
}
enum Prefs {
  @Defaults.Key("launches", default: 0) static var launches: Int
  @Defaults.Key("user", default: "guest") static var user: String
}
Prefs.launches += 1
Prefs.launches += 1
Prefs.user = "kim"
print(Prefs.launches, Prefs.user, Defaults.count)
Defaults.reset()
print(Prefs.launches, Prefs.user)
@dynamicMemberLookup struct Lens<Whole, Part> {
  let get: (Whole) -> Part
  let set: (Part, Whole) -> Whole
  subscript<Sub>(dynamicMember path: WritableKeyPath<Part, Sub>) -> Lens<Whole, Sub> {
    Lens<Whole, Sub>(
      get: { self.get($0)[keyPath: path] },
      set: { sub, whole in
        var part = self.get(whole)
        part[keyPath: path] = sub
        return self.set(part, whole)
      })
  }
}
struct Street { var name: String }
struct Address { var street: Street; var zip: Int }
struct Person { var name: String; var address: Address }
let me = Lens<Person, Person>(get: { $0 }, set: { p, _ in p })
let p = Person(name: "A", address: Address(street: Street(name: "Main"), zip: 1))
let q = me.address.street.name.set("Oak", p)
print(q.address.street.name, p.address.street.name, me.address.zip.get(q))
let paths: [PartialKeyPath<Person>] = [\.name, \.address.zip, \.address.street.name]
print(paths.map { q[keyPath: $0] })
func sorted<T, K: Comparable>(_ xs: [T], by path: KeyPath<T, K>, _ op: (K, K) -> Bool = { $0 < $1 })
  -> [T]
{
  xs.sorted { op($0[keyPath: path], $1[keyPath: path]) }
}
let people = [("x", 3), ("y", 1), ("z", 2)].map {
  Person(name: $0.0, address: Address(street: Street(name: "s"), zip: $0.1))
}
print(sorted(people, by: \.address.zip).map(\.name), sorted(people, by: \.name, >).map(\.name))

// expect: 100 true 1.0 ["light", "dark", "auto"] [ann]
// expect: 2 kim 2
// expect: 0 guest
// expect: Oak Main 1
// expect: ["A", 1, "Oak"]
// expect: ["y", "z", "x"] ["z", "y", "x"]
