// swift-format-ignore-file
import Foundation
// events and observers
final class Event<T> { private var handlers: [UUID: (T) -> Void] = [:]
  @discardableResult func add(_ h: @escaping (T) -> Void) -> () -> Void { let id = UUID(); handlers[id] = h; return { [weak self] in self?.handlers[id] = nil } }
  func raise(_ v: T) { handlers.values.forEach { $0(v) } } }
let e = Event<Int>()
let cancel = e.add { print("got", $0) }
e.raise(1); cancel(); e.raise(2)
// builder
@resultBuilder struct ListBuilder { static func buildBlock(_ c: [String]...) -> [String] { c.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildOptional(_ c: [String]?) -> [String] { c ?? [] }
  static func buildEither(first c: [String]) -> [String] { c }
  static func buildEither(second c: [String]) -> [String] { c }
  static func buildArray(_ c: [[String]]) -> [String] { c.flatMap { $0 } } }
func list(@ListBuilder _ b: () -> [String]) -> String { b().joined(separator: ",") }
let flag = true
print(list { "a"; if flag { "b" } else { "c" }; for i in 1...2 { "n\(i)" } })
// type erasure
struct AnyShape { private let _area: () -> Double; let name: String
  init<S: Shape>(_ s: S) { _area = { s.area }; name = String(describing: S.self) }
  var area: Double { _area() } }
protocol Shape { var area: Double { get } }
struct Sq: Shape { var s: Double; var area: Double { s * s } }
struct Ci: Shape { var r: Double; var area: Double { .pi * r * r } }
let shapes = [AnyShape(Sq(s: 2)), AnyShape(Ci(r: 1))]
print(shapes.map { "\($0.name) \(String(format: "%.2f", $0.area))" })
// phantom types, units
struct Tagged<Tag, Raw> { var raw: Raw }
extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral { init(integerLiteral v: Raw.IntegerLiteralType) { raw = Raw(integerLiteral: v) } }
enum UserTag {}; typealias UserID = Tagged<UserTag, Int>
let id: UserID = 5
print(id == 5, id.raw)
// error handling with Result and retries
enum NetErr: Error, LocalizedError { case offline(Int), bad(String)
  var errorDescription: String? { switch self { case .offline(let n): "offline \(n)"; case .bad(let s): "bad \(s)" } } }
func fetch(_ n: Int) -> Result<String, NetErr> { n < 2 ? .failure(.offline(n)) : .success("ok\(n)") }
func retry<T, E>(_ times: Int, _ op: (Int) -> Result<T, E>) -> Result<T, E> { var last = op(0); for i in 1..<times { if case .success = last { break }; last = op(i) }; return last }
print(retry(3, fetch)); print(retry(2, fetch))
do { _ = try retry(1, fetch).get() } catch { print(error.localizedDescription) }
print((try? fetch(5).map(\.count).get()) ?? -1, fetch(0).mapError { _ in NetErr.bad("x") })
// state machine with nested enums
struct Machine { enum State: String, CaseIterable { case idle, run, stop }
  enum Event { case start, halt(reason: String), reset }
  private(set) var state = State.idle; var log: [String] = []
  mutating func send(_ e: Event) { switch (state, e) { case (.idle, .start): state = .run
    case (.run, .halt(let why)) where !why.isEmpty: state = .stop; log.append(why)
    case (.stop, .reset), (.run, .reset): state = .idle
    default: log.append("ignored \(e) in \(state)") } } }
var mc = Machine(); mc.send(.start); mc.send(.start); mc.send(.halt(reason: "")); mc.send(.halt(reason: "full")); mc.send(.reset)
print(mc.state, mc.log, Machine.State.allCases.map(\.rawValue))
// subscripts, dynamicMember, callAsFunction
@dynamicMemberLookup struct Bag { var d: [String: Any] = [:]; subscript<T>(dynamicMember k: String) -> T? { get { d[k] as? T } set { d[k] = newValue } } }
var bag = Bag(); bag.age = 3; bag.name = "n"
let age: Int? = bag.age; let nm: String? = bag.name; print(age as Any, nm as Any)
struct Poly { var c: [Double]; func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } } }
print(Poly(c: [1, 2, 3])(2))
// sequences
nonisolated struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fib().prefix(10)), Fib().first { $0 > 50 }!)
extension Sequence { func chunks(_ n: Int) -> [[Element]] { var r: [[Element]] = [], c: [Element] = []; for e in self { c.append(e); if c.count == n { r.append(c); c = [] } }; if !c.isEmpty { r.append(c) }; return r } }
print((1...7).chunks(3), "abcd".chunks(2).map { String($0) })
extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1, 2][safe: 5] as Any, "ab"[safe: "ab".startIndex] as Any)
// memory
nonisolated class Node { var next: Node?; weak var prev: Node?; let n: Int; init(_ n: Int) { self.n = n }; deinit { print("free", n) } }
do { let a = Node(1), b = Node(2); a.next = b; b.prev = a; print(b.prev?.n ?? 0) }
var counter = 0; let incr: () -> Int = { counter += 1; return counter }; _ = incr(); print(incr(), counter)
let f: (Int) -> (Int) -> Int = { a in { b in a * b } }; print(f(3)(4), [1, 2, 3].map(f(2)))
print(Mirror(reflecting: Sq(s: 3)).children.map { "\($0.label ?? "")=\($0.value)" })
// expect: got 1
// expect: a,b,n1,n2
// expect: ["Sq 4.00", "Ci 3.14"]
// expect: true 5
// expect: success("ok2")
// expect: failure(main.NetErr.offline(1))
// expect: offline 0
// expect: 3 failure(main.NetErr.bad("x"))
// expect: idle ["ignored start in run", "ignored halt(reason: \"\") in run", "full"] ["idle", "run", "stop"]
// expect: Optional(3) Optional("n")
// expect: 17.0
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34] 55
// expect: [[1, 2, 3], [4, 5, 6], [7]] ["ab", "cd"]
// expect: nil Optional("a")
// expect: 1
// expect: free 1
// expect: free 2
// expect: 2 2
// expect: 12 [2, 4, 6]
// expect: ["s=3.0"]
