// swift-format-ignore-file
// When initial values, overrides, observers, defers and deinits run in a class and its subclass.
func log<T>(_ s: String, _ v: T) -> T { print("·", s); return v }
class Base {
  var a = log("Base.a", 1) { didSet { print("Base.a didSet", oldValue, a) } }
  class var kind: String { log("Base.kind", "base") }
  static let shared = log("Base.shared", Base())
  var size: Int { get { log("Base.size get", a * 10) } set { print("Base.size set", newValue); a = newValue / 10 } }
  lazy var tag = log("Base.tag", "t\(a)")
  init(_ x: Int = log("Base default", 3)) { print("Base.init", x); a = x; setup() }
  convenience init(text: String) { print("convenience"); self.init(Int(text) ?? log("fallback", 0)); a += 1 }
  func setup() { print("Base.setup") }
  subscript(_ k: String) -> Int { get { print("Base get", k); return a } set { print("Base set", k, newValue); a = newValue } }
  deinit { print("Base deinit", a) }
}
class Sub: Base {
  var b = log("Sub.b", 2) { willSet { print("Sub.b willSet", newValue) } }
  override class var kind: String { log("Sub.kind", "sub/" + super.kind) }
  override var a: Int { didSet { print("Sub.a didSet", oldValue, a) } }
  override var size: Int { get { print("Sub.size get"); return super.size + b } set { print("Sub.size set"); super.size = newValue; b = 1 } }
  override init(_ x: Int = log("Sub default", 4)) { print("Sub.init begins"); b = log("Sub assigns b", 9); super.init(x * 2); a = 5; print("Sub.init ends") }
  override func setup() { print("Sub.setup", b); super.setup() }
  override subscript(_ k: String) -> Int { get { print("Sub get", k); return super[k] } set { print("Sub set", k); super[k] = newValue + 1 } }
  deinit { print("Sub deinit", b) }
}
do {
  let s = Sub()
  print(s.size)
  s.size += 5
  s["k"] += 1
  print(type(of: s).kind)
  print(s.tag, s.tag)
  let t = Sub(text: "zz")
  print(t.a, t.b)
  t.a = t.a
  let u: Base = Base(text: "6")
  u.size = 30
  let path: ReferenceWritableKeyPath<Base, Int> = \.size
  u[keyPath: path] += 10
  s[keyPath: path] -= 10
}
print("after")
print(Base.shared === Base.shared)
struct Box<T> {
  var wrapped: T { didSet { print("Box didSet") } }
  init(_ w: T) { wrapped = w; print("Box.init") }
  mutating func with<R>(_ f: (inout T) throws -> R) rethrows -> R { defer { print("with ends") }; return try f(&wrapped) }
}
var box = Box([1, 2])
print(box.with { $0.append(3); return $0.count })
box.wrapped[0] = 9
enum Oops: Error { case no(Int) }
do { try box.with { $0[1] = 4; throw Oops.no($0.count) } } catch let Oops.no(n) { print("caught", n) } catch {}
print(box.wrapped)
func early(_ n: Int) -> String {
  defer { print("d1") }
  guard n > 0 else { defer { print("d2") }; return log("early", "no") }
  for i in 0..<n { defer { print("loop", i) }; if i == 1 { continue }; if i == 2 { break } }
  return log("late", "yes")
}
print(early(0), early(4))
// expect: · Sub default
// expect: · Sub.b
// expect: Sub.init begins
// expect: · Sub assigns b
// expect: · Base.a
// expect: Base.init 8
// expect: Sub.setup 9
// expect: Base.setup
// expect: Base.a didSet 8 5
// expect: Sub.a didSet 8 5
// expect: Sub.init ends
// expect: Sub.size get
// expect: · Base.size get
// expect: 59
// expect: Sub.size get
// expect: · Base.size get
// expect: Sub.size set
// expect: Base.size set 64
// expect: Base.a didSet 5 6
// expect: Sub.a didSet 5 6
// expect: Sub.b willSet 1
// expect: Sub get k
// expect: Base get k
// expect: Sub set k
// expect: Base set k 8
// expect: Base.a didSet 6 8
// expect: Sub.a didSet 6 8
// expect: · Base.kind
// expect: · Sub.kind
// expect: sub/base
// expect: · Base.tag
// expect: t8 t8
// expect: convenience
// expect: · fallback
// expect: · Sub.b
// expect: Sub.init begins
// expect: · Sub assigns b
// expect: · Base.a
// expect: Base.init 0
// expect: Sub.setup 9
// expect: Base.setup
// expect: Base.a didSet 0 5
// expect: Sub.a didSet 0 5
// expect: Sub.init ends
// expect: 6 9
// expect: Base.a didSet 6 6
// expect: Sub.a didSet 6 6
// expect: convenience
// expect: · Base.a
// expect: Base.init 6
// expect: Base.setup
// expect: Base.size set 30
// expect: Base.a didSet 7 3
// expect: · Base.size get
// expect: Base.size set 40
// expect: Base.a didSet 3 4
// expect: Sub.size get
// expect: · Base.size get
// expect: Sub.size set
// expect: Base.size set 71
// expect: Base.a didSet 8 7
// expect: Sub.a didSet 8 7
// expect: Sub.b willSet 1
// expect: Base deinit 4
// expect: Sub deinit 9
// expect: Base deinit 6
// expect: Sub deinit 1
// expect: Base deinit 7
// expect: after
// expect: · Base default
// expect: · Base.a
// expect: Base.init 3
// expect: Base.setup
// expect: · Base.shared
// expect: true
// expect: Box.init
// expect: Box didSet
// expect: with ends
// expect: 3
// expect: Box didSet
// expect: with ends
// expect: caught 3
// expect: [9, 4, 3]
// expect: · early
// expect: d2
// expect: d1
// expect: loop 0
// expect: loop 1
// expect: loop 2
// expect: · late
// expect: d1
// expect: no yes
