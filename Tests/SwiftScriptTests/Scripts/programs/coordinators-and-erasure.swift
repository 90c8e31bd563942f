// swift-format-ignore-file
// coordinators, type erasure
protocol Coordinator: AnyObject {
  associatedtype Result
  var onFinish: ((Result) -> Void)? { get set }
  func start()
}
class BaseCoordinator<Result>: Coordinator {
  var onFinish: ((Result) -> Void)?
  private var children: [ObjectIdentifier: AnyObject] = [:]
  func start() { preconditionFailure("override") }
  func coordinate<C: Coordinator>(to child: C, then: @escaping (C.Result) -> Void) {
    children[ObjectIdentifier(child)] = child
    child.onFinish = { [weak self, weak child] result in
      if let child { self?.children[ObjectIdentifier(child)] = nil }
      then(result)
    }
    child.start()
  }
  var childCount: Int { children.count }
}
final class LoginCoordinator: BaseCoordinator<String> {
  override func start() { print("login"); onFinish?("user") }
  func bye() {}
}
final class AppCoordinator: BaseCoordinator<Never> {
  override func start() {
    coordinate(to: LoginCoordinator()) { [unowned self] user in print("hello", user, self.childCount) }
  }
}
let app = AppCoordinator()
app.start()
print(app.childCount)

protocol Shape { associatedtype Unit: CustomStringConvertible; var area: Double { get }; var unit: Unit { get } }
struct AnyShape<U: CustomStringConvertible>: Shape {
  private let _area: () -> Double
  let unit: U
  init<S: Shape>(_ s: S) where S.Unit == U { _area = { s.area }; unit = s.unit }
  var area: Double { _area() }
}
struct Sq: Shape { var side: Double; var area: Double { side * side }; let unit = "cm" }
struct Circle: Shape { var r: Double; var area: Double { 3 * r * r }; let unit = "cm" }
let shapes = [AnyShape(Sq(side: 2)), AnyShape(Circle(r: 1))]
print(shapes.map { "\($0.area)\($0.unit)" })
let anys: [any Shape] = [Sq(side: 3), Circle(r: 2)]
for s in anys { print(s.area, s.unit, type(of: s)) }
func total(_ xs: [any Shape]) -> Double { xs.reduce(0) { $0 + $1.area } }
print(total(anys))
func describe<S: Shape>(_ s: S) -> String where S.Unit == String { s.unit + "!" }
print(describe(Sq(side: 1)))
func open(_ s: any Shape) -> String { func go<T: Shape>(_ t: T) -> String { "\(T.self) \(t.unit)" }; return go(s) }
print(anys.map(open))
extension Array where Element: Shape { var sum: Double { map(\.area).reduce(0, +) } }
print([Sq(side: 1), Sq(side: 2)].sum)
extension Shape where Self: Equatable { func same(_ o: Self) -> Bool { self == o } }
extension Sq: Equatable {}
print(Sq(side: 1).same(Sq(side: 1)))
protocol Store<Key, Value> { associatedtype Key: Hashable; associatedtype Value; mutating func set(_ k: Key, _ v: Value); func get(_ k: Key) -> Value? }
struct Mem<K: Hashable, V>: Store { private var d: [K: V] = [:]; mutating func set(_ k: K, _ v: V) { d[k] = v }; func get(_ k: K) -> V? { d[k] } }
func fill(_ s: inout some Store<String, Int>) { s.set("a", 1) }
var m = Mem<String, Int>()
fill(&m)
print(m.get("a") as Any, m)
let e: any Store<String, Int> = m
print(e.get("a") ?? 0)
class Box<T> { var v: T; init(_ v: T) { self.v = v } }
final class Weak<T: AnyObject> { weak var value: T?; init(_ v: T) { value = v } }
var b: Box<Int>? = Box(3)
let w = Weak(b!)
print(w.value?.v as Any)
b = nil
print(w.value?.v as Any)
// expect: login
// expect: hello user 0
// expect: 0
// expect: ["4.0cm", "3.0cm"]
// expect: 9.0 cm Sq
// expect: 12.0 cm Circle
// expect: 21.0
// expect: cm!
// expect: ["Sq cm", "Circle cm"]
// expect: 5.0
// expect: true
// expect: Optional(1) Mem<String, Int>(d: ["a": 1])
// expect: 1
// expect: Optional(3)
// expect: nil
