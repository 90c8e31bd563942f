// swift-format-ignore-file
// Dependency keys, environment values, preference keys
protocol Key { associatedtype Value; static var defaultValue: Value { get } }
struct Values { private var d: [ObjectIdentifier: Any] = [:]
  subscript<K: Key>(k: K.Type) -> K.Value { get { d[ObjectIdentifier(k)] as? K.Value ?? K.defaultValue } set { d[ObjectIdentifier(k)] = newValue } }
  static var current = Values() }
enum ColorKey: Key { static let defaultValue = "black" }
private struct SizeKey: Key { static var defaultValue: Double { 12 } }
extension Values { var color: String { get { self[ColorKey.self] } set { self[ColorKey.self] = newValue } }
  var size: Double { get { self[SizeKey.self] } set { self[SizeKey.self] = newValue } } }
@propertyWrapper struct Env<V> { let kp: KeyPath<Values, V>; init(_ kp: KeyPath<Values, V>) { self.kp = kp }; var wrappedValue: V { Values.current[keyPath: kp] } }
func with<V, R>(_ kp: WritableKeyPath<Values, V>, _ v: V, _ f: () throws -> R) rethrows -> R { let old = Values.current; Values.current[keyPath: kp] = v; defer { Values.current = old }; return try f() }
struct Label { @Env(\.color) var color; @Env(\.size) var size: Double; let text: String; func draw() -> String { "\(text) in \(color) \(size)" } }
let l = Label(text: "hi"); print(l.draw()); with(\.color, "red") { print(l.draw()); with(\.size, 20) { print(l.draw()) } }; print(l.draw())
var v = Values(); v[ColorKey.self] += "ish"; v.size *= 2; print(v.color, v.size, Values().color)
protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get }; func render(_ v: Values) -> [String] }
extension Never: View { var body: Never { fatalError() }; func render(_ v: Values) -> [String] { [] } }
extension View { func render(_ v: Values) -> [String] { body.render(v) } }
protocol Leaf: View where Body == Never {}
extension Leaf { var body: Never { fatalError() } }
struct Text: Leaf { let s: String; init(_ s: String) { self.s = s }; func render(_ v: Values) -> [String] { ["\(s):\(v.color)"] } }
struct Pair<A: View, B: View>: Leaf { let a: A, b: B; func render(_ v: Values) -> [String] { a.render(v) + b.render(v) } }
enum Cond<A: View, B: View>: Leaf { case a(A), b(B); func render(_ v: Values) -> [String] { switch self { case .a(let x): x.render(v); case .b(let x): x.render(v) } } }
extension Optional: View where Wrapped: View { var body: Never { fatalError() }; func render(_ v: Values) -> [String] { self?.render(v) ?? [] } }
struct Each<D: RandomAccessCollection, C: View>: Leaf { let d: D; let c: (D.Element) -> C; func render(_ v: Values) -> [String] { d.flatMap { c($0).render(v) } } 
  init(_ d: D, @ViewBuilder _ c: @escaping (D.Element) -> C) { self.d = d; self.c = c } }
@resultBuilder enum ViewBuilder { static func buildBlock<A: View>(_ a: A) -> A { a }; static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
  static func buildBlock<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> Pair<A, Pair<B, C>> { Pair(a: a, b: Pair(a: b, b: c)) }
  static func buildEither<A: View, B: View>(first a: A) -> Cond<A, B> { .a(a) }; static func buildEither<A: View, B: View>(second b: B) -> Cond<A, B> { .b(b) }; static func buildIf<A: View>(_ a: A?) -> A? { a } }
struct Mod<C: View, T>: Leaf { let c: C, kp: WritableKeyPath<Values, T>, t: T; func render(_ v: Values) -> [String] { var v = v; v[keyPath: kp] = t; return c.render(v) } }
extension View { func environment<T>(_ kp: WritableKeyPath<Values, T>, _ t: T) -> some View { Mod(c: self, kp: kp, t: t) }; func color(_ c: String) -> some View { environment(\.color, c) } }
struct Stack<C: View>: Leaf { let c: C; init(@ViewBuilder _ c: () -> C) { self.c = c() }; func render(_ v: Values) -> [String] { ["("] + c.render(v) + [")"] } }
struct Screen: View { let on: Bool; let items: [String]
  var body: some View { Stack { Text("title").color("blue"); if on { Text("on") } else { Stack { Text("off") } }; Each(items) { i in Text(i) } } ; if items.count > 1 { Text("many") } } }
print(Screen(on: true, items: ["a", "b"]).render(Values()).joined(separator: " "))
print(Screen(on: false, items: []).color("green").render(Values()).joined(separator: " "))
// expect: hi in black 12.0
// expect: hi in red 12.0
// expect: hi in red 20.0
// expect: hi in black 12.0
// expect: blackish 24.0 black
// expect: ( title:blue on:black a:black b:black ) many:black
// expect: ( title:blue ( off:green ) )
