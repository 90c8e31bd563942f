// swift-format-ignore-file
import Foundation

nonisolated enum LoadState<T> {
  case idle, loading(progress: Double), loaded(T), failed(any Error)
  var value: T? { if case .loaded(let v) = self { v } else { nil } }
  func map<U>(_ f: (T) -> U) -> LoadState<U> {
    switch self {
    case .idle: .idle;
    case .loading(let p): .loading(progress: p);
    case .loaded(let v): .loaded(f(v));
    case .failed(let e): .failed(e)
    }
  }
}
print(LoadState.loaded(3).map { "\($0)" }.value!, LoadState<Int>.idle.value as Any)
nonisolated struct Pagination<Item: Equatable> {
  private(set) var items: [Item] = []; private(set) var page = 0; var isDone: Bool { page >= 2 }
  mutating func append(_ new: [Item]) {
    let fresh = new.filter { !items.contains($0) }; items += fresh; page += 1
  }
}
var pg = Pagination<String>(); pg.append(["a", "b"]); pg.append(["b", "c"]);
print(pg.items, pg.isDone)
nonisolated protocol Store: AnyObject {
  associatedtype State; associatedtype Action; var state: State { get }; func send(_ a: Action)
}
nonisolated final class CounterStore: Store {
  enum Action { case inc, dec, set(Int) };
  private(set) var state = 0 { didSet { if state != oldValue { log.append(state) } } };
  var log: [Int] = []
  func send(_ a: Action) {
    switch a {
    case .inc: state += 1;
    case .dec: state -= 1;
    case .set(let n) where n >= 0: state = n;
    case .set: break
    }
  }
}
let cs = CounterStore(); [.inc, .inc, .dec, .set(-1), .set(9)].forEach(cs.send);
print(cs.state, cs.log)
func drive<S: Store>(_ s: S, _ a: [S.Action]) -> S.State {
  a.forEach { s.send($0) }; return s.state
}
print(drive(cs, [.inc, .set(2)]))
nonisolated struct Validator<T> {
  let check: (T) -> [String]
  static func && (a: Validator, b: Validator) -> Validator {
    Validator { a.check($0) + b.check($0) }
  }
  func pullback<U>(_ k: KeyPath<U, T>) -> Validator<U> {
    Validator<U> { self.check($0[keyPath: k]) }
  }
}
nonisolated extension Validator where T: Collection {
  static func min(_ n: Int) -> Self { Self { $0.count < n ? ["too short"] : [] } };
  static var notEmpty: Self { .init { $0.isEmpty ? ["empty"] : [] } }
}
nonisolated extension Validator where T == String {
  static func has(_ c: Character) -> Self { Self { $0.contains(c) ? [] : ["no \(c)"] } }
}
nonisolated struct Form { var mail = "", pass = "" }
let v =
  Validator.has("@").pullback(\Form.mail)
  && (Validator<String>.min(3) && .notEmpty).pullback(\.pass)
print(v.check(Form(mail: "a", pass: "")), v.check(Form(mail: "a@b", pass: "xyz")))
@dynamicMemberLookup nonisolated final class Box<T> {
  var value: T; init(_ v: T) { value = v }
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: k] }
    set { value[keyPath: k] = newValue }
  }
}
let bx = Box(Form()); bx.mail = "q"; print(bx.mail, bx.value.mail)
nonisolated extension Array {
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
}
print((1...7).map { $0 }.chunked(3))
nonisolated extension Sequence {
  func sorted<K: Comparable>(by k: KeyPath<Element, K>, _ cmp: (K, K) -> Bool = (<)) -> [Element] {
    sorted { cmp($0[keyPath: k], $1[keyPath: k]) }
  }
  func sum<N: Numeric>(_ f: (Element) -> N) -> N { reduce(0) { $0 + f($1) } }
}
nonisolated struct P { let n: String; let a: Int }
let ps = [P(n: "x", a: 3), P(n: "y", a: 1)]
print(
  ps.sorted(by: \.a).map(\.n), ps.sorted(by: \.a, >).map(\.n), ps.sum(\.a),
  ps.sum { Double($0.a) / 2 })
var cfg: [String: Any] = ["a": 1, "b": ["c": [1, 2]], "d": "t"]
if let b = cfg["b"] as? [String: Any], let c = b["c"] as? [Int], case let n = c.count, n > 1 {
  print("c", c, n)
}
print((cfg["a"] as? String) ?? "no", cfg["d"] as? String ?? "-", cfg["zz"] == nil)
func parse(_ s: String) throws(ParseError) -> Int {
  guard let n = Int(s) else { throw .bad(s) }; return n
}
nonisolated enum ParseError: Error, Equatable { case bad(String) }
do { print(try parse("4"), try parse("x")) } catch { print(error == .bad("x")) }
let rs = ["1", "b", "3"].map { t in Result { try parse(t) } }
print(
  rs.compactMap { try? $0.get() },
  rs.map { r -> String in
    switch r {
    case .success(let n): "ok\(n)";
    case .failure(let e): "\(e)"
    }
  })
outer: for i in 1...3 {
  for j in 1...3 { if i * j == 4 { print("at", i, j); break outer }; if j > i { continue outer } }
}
let (q, r) = 17.quotientAndRemainder(dividingBy: 5); print(q, r, -17 % 5, 7 / -2)
let text = """
  Dear \("A")\tB,
    indented \(1 + 1)
  end
  """
print(text);
print(#"raw \n \#(1)"#, "é".count, "👨‍👩‍👧".count, "abc".reversed().map(String.init).joined())
print(
  String(format: "%05.2f|%-5@|%3d|%x", 3.14159, "ab", 7, 255), "a,b,,c".split(separator: ","),
  "a,b,,c".components(separatedBy: ","))
let f = NumberFormatter(); f.numberStyle = .decimal; f.locale = Locale(identifier: "en_US");
print(f.string(from: 1234567.5)!)
print([3, 1, 2].sorted(by: >), [1, 2, 3, 4].partitioned { $0 > 2 })
nonisolated extension Array {
  func partitioned(_ p: (Element) -> Bool) -> ([Element], [Element]) {
    reduce(into: ([], [])) { p($1) ? $0.1.append($1) : $0.0.append($1) }
  }
}
// expect: 3 nil
// expect: ["a", "b", "c"] true
// expect: 9 [1, 2, 1, 9]
// expect: 2
// expect: ["no @", "too short", "empty"] []
// expect: q q
// expect: [[1, 2, 3], [4, 5, 6], [7]]
// expect: ["y", "x"] ["x", "y"] 4 2.0
// expect: c [1, 2] 2
// expect: no t true
// expect: true
// expect: [1, 3] ["ok1", "bad(\"b\")", "ok3"]
// expect: at 2 2
// expect: 3 2 -2 -3
// expect: Dear A	B,
// expect:   indented 2
// expect: end
// expect: raw \n 1 1 1 cba
// expect: 03.14|ab|  7|ff ["a", "b", "c"] ["a", "b", "", "c"]
// expect: 1,234,567.5
// expect: [3, 2, 1] ([1, 2], [3, 4])
