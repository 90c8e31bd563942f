// swift-format-ignore-file
// wrappers, dynamic member lookup, callAsFunction, builders
@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V; let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: V {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<V> { range }
}
@propertyWrapper struct Trimmed {
  private(set) var value = "";
  var wrappedValue: String {
    get { value }
    set {
      value = String(newValue.drop(while: { $0 == " " }).reversed().drop { $0 == " " }.reversed())
    }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
final class Store { static let shared = Store(); var d: [String: Any] = [:] }
@propertyWrapper struct UserDefault<T> {
  let key: String; let defaultValue: T
  var wrappedValue: T {
    get { Store.shared.d[key] as? T ?? defaultValue }
    nonmutating set { Store.shared.d[key] = newValue }
  }
  var projectedValue: Self { self }; func reset() { Store.shared.d[key] = nil }
}
extension UserDefault where T: ExpressibleByNilLiteral {
  init(key: String) { self.init(key: key, defaultValue: nil) }
}
@propertyWrapper final class Observed<T> {
  var wrappedValue: T { didSet { subs.forEach { $0(oldValue, wrappedValue) } } };
  var subs: [(T, T) -> Void] = []
  init(wrappedValue: T) { self.wrappedValue = wrappedValue };
  var projectedValue: Observed<T> { self };
  func sink(_ f: @escaping (T, T) -> Void) { subs.append(f) }
}
struct Settings {
  @Clamped(0...10) var volume = 50; @Trimmed var name = "  bob ";
  @UserDefault(key: "n", defaultValue: 3) var n: Int; @UserDefault(key: "opt") var opt: String?;
  @Observed var t = 1.5
  @UserDefault(key: "dark", defaultValue: false) static var dark: Bool
}
var s = Settings(); print(s.volume, s.$volume, "[\(s.name)]", s.n, s.opt as Any); s.volume -= 100;
s.name = " al  "; s.n += 4; s.opt = "x"
s.$t.sink { print("t", $0, "to", $1) }; s.t *= 2; Settings.dark.toggle()
print(s.volume, s.name, s.n, s.opt ?? "-", Settings.dark, Store.shared.d.keys.sorted());
s.$n.reset(); print(s.n)
func scaled(@Clamped(1...3) by f: Int = 2) -> Int { f * 10 }
print(scaled(), scaled(by: 9))
@dynamicMemberLookup struct JSON {
  var v: Any?; subscript(dynamicMember m: String) -> JSON { JSON(v: (v as? [String: Any])?[m]) }
  subscript(i: Int) -> JSON {
    JSON(v: (v as? [Any]).flatMap { $0.indices.contains(i) ? $0[i] : nil })
  }
  var string: String? { v as? String }; var int: Int? { v as? Int }
}
let j = JSON(v: ["user": ["name": "Ann", "tags": ["a", "b"], "age": 3] as [String: Any]]);
print(
  j.user.name.string ?? "?", j.user.tags[1].string!, j.user.age.int as Any,
  j.nope.x[3].string as Any)
@dynamicMemberLookup final class Ref<T> {
  var value: T; init(_ v: T) { value = v };
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: k] }
    set { value[keyPath: k] = newValue }
  }
  subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { value[keyPath: k] }
}
struct P { var x = 1, y = 2; var sum: Int { x + y } }; let ref = Ref(P()); ref.x = 40; ref.y += 1;
print(ref.sum, ref.value)
@dynamicMemberLookup struct Builder<T> {
  var item: T;
  subscript<V>(dynamicMember k: WritableKeyPath<T, V>) -> (V) -> Builder<T> {
    { v in
      var c = item; c[keyPath: k] = v; return Builder(item: c)
    }
  }
}
print(Builder(item: P()).x(7).y(8).item)
struct Adder {
  let base: Int; func callAsFunction(_ x: Int) -> Int { base + x };
  func callAsFunction(_ xs: Int..., times k: Int) -> Int { xs.reduce(base, +) * k }
  static func callAsFunction() -> String { "static" }
}
let add = Adder(base: 5);
print(add(3), add(1, 2, 3, times: 2), [1, 2].map(add.callAsFunction(_:)), [1, 2].map { add($0) })
@dynamicCallable struct Shell {
  func dynamicallyCall(withArguments a: [String]) -> String { a.joined(separator: " ") };
  func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> Int {
    a.map { $0.value }.reduce(0, +)
  }
}
let sh = Shell(); print(sh("ls", "-l"), sh(a: 1, b: 2))
@resultBuilder enum HTML {
  static func buildBlock(_ c: [String]...) -> [String] { c.flatMap { $0 } };
  static func buildExpression(_ s: String) -> [String] { [s] };
  static func buildOptional(_ c: [String]?) -> [String] { c ?? [] }
  static func buildEither(first c: [String]) -> [String] { c };
  static func buildEither(second c: [String]) -> [String] { c };
  static func buildArray(_ c: [[String]]) -> [String] { c.flatMap { $0 } };
  static func buildFinalResult(_ c: [String]) -> String { c.joined() }
  static func buildLimitedAvailability(_ c: [String]) -> [String] { c }
}
func tag(_ n: String, @HTML _ c: () -> String) -> String { "<\(n)>\(c())</\(n)>" }
let flag = true;
print(
  tag("ul") {
    for i in 1...3 {
      tag("li") {
        "n\(i)"; if i == 2 { "!" }
      }
    }; if flag { "yes" } else { "no" };
    switch s.volume {
    case 0: "zero";
    default: "some"
    }; let z = "local"; z
  })

// expect: 10 0...10 [bob] 3 nil
// expect: t 1.5 to 3.0
// expect: 0 al 7 x true ["dark", "n", "opt"]
// expect: 3
// expect: 20 30
// expect: Ann b Optional(3) nil
// expect: 43 P(x: 40, y: 3)
// expect: P(x: 7, y: 8)
// expect: 8 22 [6, 7] [6, 7]
// expect: ls -l 3
// expect: <ul><li>n1</li><li>n2!</li><li>n3</li>yeszerolocal</ul>
