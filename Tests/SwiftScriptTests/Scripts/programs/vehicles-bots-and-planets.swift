// swift-format-ignore-file
// Codable-free Kodeco: protocols, generics, memory, errors
protocol Vehicle {
  var wheels: Int { get }; var name: String { get set }; func describe() -> String;
  init(name: String); static var kind: String { get }
}
extension Vehicle {
  func describe() -> String { "\(Self.kind) \(name) with \(wheels) wheels" };
  var isBike: Bool { wheels == 2 }
}
struct Bike: Vehicle {
  let wheels = 2; var name: String; static let kind = "Bike";
  func describe() -> String { "🚲 " + name }
}
final class Car: Vehicle {
  var wheels: Int { 4 }; var name: String; static var kind: String { "Car" };
  required init(name: String) { self.name = name }; var isBike: Bool { true }
}
let vs: [any Vehicle] = [Bike(name: "b"), Car(name: "c")];
for v in vs { print(v.describe(), v.isBike, type(of: v).kind) };
print(Car(name: "q").isBike, (vs[1] as! Car).isBike)
func make<V: Vehicle>(_ t: V.Type, _ n: String) -> V { V(name: n) };
print(
  make(Bike.self, "x").describe(), ([Bike.self, Car.self] as [any Vehicle.Type]).map { $0.kind })
class Person {
  let name: String; var apartment: Apartment?; weak var boss: Person?;
  lazy var greeting: () -> String = { [unowned self] in "I'm \(self.name)" };
  init(_ n: String) { name = n }; deinit { print("\(name) freed") }
}
class Apartment {
  let unit: String; weak var tenant: Person?; unowned let owner: Person;
  init(_ u: String, owner: Person) { unit = u; self.owner = owner };
  deinit { print("apt \(unit) freed") }
}
var john: Person? = Person("John"); var apt: Apartment? = Apartment("4A", owner: john!);
john!.apartment = apt; apt!.tenant = john; john!.boss = john;
print(john!.greeting(), john?.apartment?.tenant?.name ?? "-", john?.apartment?.unit.count as Any);
apt = nil; john = nil; print("done")
enum PugError: Error, Equatable { case notLeft(actual: String), unsupported, other(code: Int) }
struct PugBot {
  let route: [String]; private var i = 0; init(_ r: [String]) { route = r };
  mutating func move(_ d: String) throws {
    guard i < route.count else { throw PugError.unsupported };
    guard route[i] == d else { throw PugError.notLeft(actual: d) }; i += 1
  }
}
func run(_ ds: [String]) -> String {
  var b = PugBot(["L", "R"]);
  do { for d in ds { try b.move(d) }; return "ok" } catch PugError.notLeft(let a) where a == "X" {
    return "x!"
  } catch PugError.notLeft(actual: let a) { return "not \(a)" } catch is PugError {
    return "pug"
  } catch { return "?" }
}
print(run(["L", "R"]), run(["X"]), run(["Q"]), run(["L", "R", "L"]))
func rethrowing<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> [T] { try (0..<n).map(f) };
print(
  rethrowing(2) { $0 * 3 },
  (try? rethrowing(2) { i -> Int in
    if i == 1 { throw PugError.unsupported }; return i
  }) as Any, (try? run([])) ?? "")
struct Stack<Element> {
  private var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) };
  @discardableResult mutating func pop() -> Element? { items.popLast() };
  var peek: Element? { items.last }; var isEmpty: Bool { items.isEmpty };
  subscript(i: Int) -> Element { items[i] }
}
extension Stack: Sequence {
  func makeIterator() -> AnyIterator<Element> { var c = items; return AnyIterator { c.popLast() } }
}; extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { items = e } };
extension Stack: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { map(\.description).joined(separator: "|") }
}; extension Stack where Element: Numeric { var total: Element { reduce(0, +) } }
var st: Stack = [1, 2, 3]; st.push(9); st.pop();
print(
  st, st.total, st.peek!, Array(st), st.contains(2), st.map { $0 * 2 }, st.first { $0 < 3 }!,
  zip(st, "ab").map { "\($0)\($1)" });
for (i, e) in st.enumerated() { print(i, e, terminator: " ") };
print(st.sorted(), st.min()!, st.dropFirst().map { $0 })
func isBalanced(_ s: String) -> Bool {
  var st = Stack<Character>();
  for c in s {
    if c == "(" { st.push(c) } else if c == ")" { if st.isEmpty { return false }; st.pop() }
  }; return st.isEmpty
}; print(isBalanced("(()(x))"), isBalanced("())("))
struct Temperature: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible,
  AdditiveArithmetic
{
  var d: Double; init(floatLiteral v: Double) { d = v };
  init(integerLiteral v: Int) { d = Double(v) };
  static func + (a: Self, b: Self) -> Self { .init(floatLiteral: a.d + b.d) };
  static func - (a: Self, b: Self) -> Self { .init(floatLiteral: a.d - b.d) };
  static let zero: Temperature = 0; var description: String { "\(d)°" }
}
let temps: [Temperature] = [20, 21.5, 3];
print(temps.reduce(.zero, +), temps[0] - 2.5, temps.map(\.d).max()!);
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } };
print(temps.sum(), [1.5, 2].sum(), (1...4).sum())
enum Planet: Int, CaseIterable, CustomStringConvertible {
  case mercury = 1, venus, earth;
  var description: String { "\(rawValue). \(String(describing: Self.self))" };
  static prefix func ++ (p: inout Planet) { p = Planet(rawValue: p.rawValue + 1) ?? .mercury };
  init?(letter: Character) {
    guard let f = Self.allCases.first(where: { "\($0.name)".first == letter }) else { return nil };
    self = f
  };
  var name: String {
    switch self {
    case .mercury: "mercury";
    case .venus: "venus";
    case .earth: "earth"
    }
  }
}
prefix operator ++
var pl = Planet.venus; ++pl; ++pl;
print(
  pl, Planet.allCases.map(\.name), Planet(letter: "e")?.name ?? "-", Planet(rawValue: 9) as Any,
  Planet.allCases.count, pl.hashValue == Planet.mercury.hashValue)
struct Fraction: Equatable {
  var n, d: Int;
  static func * (a: Fraction, b: Fraction) -> Fraction { .init(n: a.n * b.n, d: a.d * b.d) };
  static func *= (a: inout Fraction, b: Fraction) { a = a * b };
  static func == (a: Self, b: Self) -> Bool { a.n * b.d == b.n * a.d }
}; infix operator ** : MultiplicationPrecedence;
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { r, _ in r * b } };
var fr = Fraction(n: 1, d: 2); fr *= Fraction(n: 2, d: 3);
print(fr, fr == Fraction(n: 1, d: 3), 2 ** 3 + 1, 2 * 3 ** 2)
protocol Shape: AnyObject { var area: Double { get } };
class Square: Shape { var side = 2.0; var area: Double { side * side } };
func biggest<S: Shape>(_ s: [S]) -> S? { s.max { $0.area < $1.area } }; let sq = Square();
sq.side = 5; print(biggest([Square(), sq])! === sq, ObjectIdentifier(sq) == ObjectIdentifier(sq))
typealias Completion = (Result<Int, PugError>) -> Void;
func fetch(_ ok: Bool, then c: @escaping Completion) {
  c(ok ? .success(1) : .failure(.other(code: 3)))
}; fetch(true) { if case .success(let v) = $0 { print("v", v) } };
fetch(false) { r in
  do { _ = try r.get() } catch let e as PugError { print(e, e == .other(code: 3)) } catch {}
}; print((Result { try JSON("x") }.mapError { $0 as! PugError }))
func JSON(_ s: String) throws -> Int {
  guard let n = Int(s) else { throw PugError.unsupported }; return n
}

// expect: 🚲 b true Bike
// expect: Car c with 4 wheels false Car
// expect: true true
// expect: 🚲 x ["Bike", "Car"]
// expect: I'm John John Optional(2)
// expect: John freed
// expect: apt 4A freed
// expect: done
// expect: ok x! not Q pug
// expect: [0, 3] nil ok
// expect: 3|2|1 6 3 [3, 2, 1] true [6, 4, 2] 2 ["3a", "2b"]
// expect: 0 3 1 2 2 1 [1, 2, 3] 1 [2, 1]
// expect: true false
// expect: 44.5° 17.5° 21.5
// expect: 44.5° 3.5 10
// expect: 1. Planet ["mercury", "venus", "earth"] earth nil 3 true
// expect: Fraction(n: 2, d: 6) true 9 36
// expect: true true
// expect: v 1
// expect: other(code: 3) true
// expect: failure(main.PugError.unsupported)
