// swift-format-ignore-file
import Foundation
// Caches, stacks, queues
nonisolated struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  var top: Element? { items.last }
  mutating func push(_ e: Element) { items.append(e) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
extension Stack: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { items.map(\.description).joined(separator: "|") }
}
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var c = self; return AnyIterator { c.pop() } } }
var st: Stack = [1, 2, 3]
st.push(4); st.pop()
print(st, Array(st))
// A tiny parser
enum Token: Equatable { case num(Double), op(Character), lp, rp }
func tokenize(_ s: String) throws -> [Token] {
  var out: [Token] = []; var i = s.startIndex
  while i < s.endIndex {
    let c = s[i]
    switch c {
    case " ": i = s.index(after: i)
    case "0"..."9", ".":
      var j = i
      while j < s.endIndex, s[j].isNumber || s[j] == "." { j = s.index(after: j) }
      guard let d = Double(s[i..<j]) else { throw ParseError.bad(String(s[i..<j])) }
      out.append(.num(d)); i = j
    case "+", "-", "*", "/": out.append(.op(c)); i = s.index(after: i)
    case "(": out.append(.lp); i = s.index(after: i)
    case ")": out.append(.rp); i = s.index(after: i)
    default: throw ParseError.unexpected(c)
    }
  }
  return out
}
enum ParseError: Error, LocalizedError { case bad(String), unexpected(Character), end
  var errorDescription: String? { switch self { case .bad(let s): "bad \(s)"; case .unexpected(let c): "unexpected \(c)"; case .end: "end" } } }
struct Parser {
  var tokens: ArraySlice<Token>
  mutating func expr() throws -> Double {
    var v = try term()
    while case .op(let o)? = tokens.first, o == "+" || o == "-" { tokens.removeFirst(); let r = try term(); v = o == "+" ? v + r : v - r }
    return v
  }
  mutating func term() throws -> Double {
    var v = try factor()
    while case let .op(o)? = tokens.first, "*/".contains(o) { tokens = tokens.dropFirst(); let r = try factor(); v = o == "*" ? v * r : v / r }
    return v
  }
  mutating func factor() throws -> Double {
    guard let t = tokens.popFirst() else { throw ParseError.end }
    switch t {
    case .num(let d): return d
    case .op("-"): return try -factor()
    case .lp: defer { if tokens.first == .rp { tokens.removeFirst() } }; return try expr()
    default: throw ParseError.end
    }
  }
}
for src in ["1 + 2 * 3", "(1 + 2) * -3", "2 * (3 + 4) / 7", "1 + $", "1 +"] {
  do { var p = Parser(tokens: try tokenize(src)[...]); print(src, "=", try p.expr()) }
  catch let e as ParseError { print(src, "->", e.localizedDescription) }
  catch { print("other") }
}
// Observers with closures and weak
final class Box<T> { var value: T { didSet { obs.values.forEach { $0(value) } } }
  private var obs: [UUID: (T) -> Void] = [:]
  init(_ v: T) { value = v }
  func bind(_ f: @escaping (T) -> Void) -> () -> Void { let id = UUID(); obs[id] = f; f(value); return { [weak self] in self?.obs[id] = nil } } }
let bx = Box(1); let cancel = bx.bind { print("v", $0) }; bx.value = 2; cancel(); bx.value = 3
// Grouping, sorting
struct Person: Hashable { let name: String; let age: Int }
let people = [Person(name: "Ann", age: 30), Person(name: "Bob", age: 25), Person(name: "Cid", age: 30)]
let byAge = Dictionary(grouping: people, by: \.age)
for (age, list) in byAge.sorted(by: { $0.key < $1.key }) { print(age, list.map(\.name).sorted()) }
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name), people.max(by: { $0.age < $1.age })!.name)
print(people.reduce(into: [:]) { $0[$1.name.first!, default: 0] += 1 }.count, Set(people.map(\.age)).sorted())
let words = "the quick brown fox jumps over the lazy dog the end".split(separator: " ")
let freq = words.reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }
print(freq.filter { $0.value > 1 }.map { "\($0.key):\($0.value)" }.sorted(), words.first { $0.count > 4 } ?? "")
print(String(format: "%.2f %05d %@", 3.14159, 42, "x"), (0..<5).map { String(repeating: "*", count: $0) })
print(stride(from: 10, through: 0, by: -5).map { $0 }, Array(zip(1..., ["a", "b"])).map { "\($0)\($1)" })
let nested = [[1, 2], [3], []]; print(nested.flatMap { $0 }, nested.joined().map { $0 * 2 }, nested.lazy.map(\.count).max()!)
let (evens, odds) = (1...6).reduce(into: ([Int](), [Int]())) { if $1 % 2 == 0 { $0.0.append($1) } else { $0.1.append($1) } }
print(evens, odds, [3, 1, 2].sorted(by: >), Array("hello".reversed()), "a,b,,c".components(separatedBy: ","))
// expect: 1|2|3 [3, 2, 1]
// expect: 1 + 2 * 3 = 7.0
// expect: (1 + 2) * -3 = -9.0
// expect: 2 * (3 + 4) / 7 = 2.0
// expect: 1 + $ -> unexpected $
// expect: 1 + -> end
// expect: v 1
// expect: v 2
// expect: 25 ["Bob"]
// expect: 30 ["Ann", "Cid"]
// expect: ["Bob", "Ann", "Cid"] Ann
// expect: 3 [25, 30]
// expect: ["the:3"] quick
// expect: 3.14 00042 x ["", "*", "**", "***", "****"]
// expect: [10, 5, 0] ["1a", "2b"]
// expect: [1, 2, 3] [2, 4, 6] 2
// expect: [2, 4, 6] [1, 3, 5] [3, 2, 1] ["o", "l", "l", "e", "h"] ["a", "b", "", "c"]
