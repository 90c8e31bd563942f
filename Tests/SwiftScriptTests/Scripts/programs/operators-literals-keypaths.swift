// swift-format-ignore-file
import Foundation

prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
infix operator ** : MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
postfix operator %%
postfix func %% (x: Double) -> Double { x / 100 }
print(√16, 2 ** 5, 50%%)
struct V: Equatable {
  var x = 0.0, y = 0.0
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout V, b: V) { a = a + b }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
}
var v = V(x: 1, y: 2); v += V(x: 1); print(v, -v, v * 2, v == V(x: 2, y: 2))
struct Matrix {
  var grid: [[Int]];
  subscript(r: Int, c: Int) -> Int {
    get { grid[r][c] }
    set { grid[r][c] = newValue }
  }
  subscript(row r: Int) -> [Int] { grid[r] }
  static subscript(n: Int) -> Matrix {
    Matrix(grid: Array(repeating: Array(repeating: n, count: 2), count: 2))
  }
}
var m = Matrix(grid: [[1, 2], [3, 4]]); m[0, 1] = 9; m[1, 0] += 5;
print(m[0, 1], m[row: 1], Matrix[7].grid)
enum Dir: Int, CaseIterable, Comparable {
  case n = 1, e, s, w; static func < (a: Dir, b: Dir) -> Bool { a.rawValue < b.rawValue }
}
print(Dir.allCases.count, Dir(rawValue: 3)!, Dir.n < .s, [Dir.w, .n].sorted(), Dir.allCases.max()!)
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr) }
func eval(_ e: Expr) -> Int {
  switch e {
  case .num(let n): n;
  case let .add(a, b): eval(a) + eval(b);
  case let .mul(a, b): eval(a) * eval(b)
  }
}
print(eval(.add(.num(2), .mul(.num(3), .num(4)))))
struct Opts: OptionSet {
  let rawValue: Int; static let a = Opts(rawValue: 1 << 0); static let b = Opts(rawValue: 1 << 1);
  static let all: Opts = [.a, .b]
}
var o: Opts = [.a]; o.insert(.b); print(o == .all, o.contains(.a), Opts([]).isEmpty, o.rawValue);
o.remove(.a); print(o.rawValue, o.union(.a).rawValue, o.intersection(.a).isEmpty)
struct Money: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, CustomStringConvertible {
  var c: Int; init(integerLiteral v: Int) { c = v };
  init(stringLiteral s: String) { c = Int(s) ?? -1 }; var description: String { "$\(c)" }
}
let cash: Money = 5; let other: Money = "12"; print(cash, other, [cash, 7])
nonisolated struct Countdown: Sequence, IteratorProtocol {
  var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n }
}
for i in Countdown(n: 3) { print(i, terminator: " ") }
print(Countdown(n: 4).map { $0 * 2 }, Array(Countdown(n: 2)), Countdown(n: 5).reduce(0, +))
nonisolated struct Point: Hashable {
  var x, y: Int; func hash(into h: inout Hasher) { h.combine(x) };
  static func == (a: Point, b: Point) -> Bool { a.x == b.x }
}
print(Set([Point(x: 1, y: 1), Point(x: 1, y: 2), Point(x: 2, y: 1)]).count)
let g = Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.first! })
print(g["a"]!, g["b"]!)
print(
  ["1", "x", "3"].compactMap(Int.init), [1, 2].map(Double.init),
  ["a", "b"].map { $0.uppercased() }.joined(separator: "-"))
let names = [("b", 2), ("a", 1)];
print(names.sorted { $0.1 < $1.1 }.map(\.0), names.map(\.1).max()!)
struct Person { var name: String; var age: Int; var pet: Pet? }; struct Pet { var name: String }
let kp = \Person.name;
let ps = [Person(name: "A", age: 3, pet: Pet(name: "P")), Person(name: "B", age: 1, pet: nil)]
print(
  ps[0][keyPath: kp], ps.map(\.age), ps.map(\.pet?.name), ps.sorted { $0.age < $1.age }.map(\.name))
var p = ps[0]; let wkp: WritableKeyPath<Person, Int> = \.age; p[keyPath: wkp] += 1; print(p.age)
let s = "hello world"; let i = s.firstIndex(of: "o")!;
print(
  s[..<i], s[i...], s[s.startIndex], s.index(after: s.startIndex) < i,
  s.distance(from: s.startIndex, to: i))
print(
  s.prefix(3), s.suffix(2), String(s.reversed()), s.split(separator: " "), s.contains("wor"),
  s.hasPrefix("he"), s.replacingOccurrences(of: "o", with: "0"))
// expect: 4.0 32 0.5
// expect: V(x: 2.0, y: 2.0) V(x: -2.0, y: -2.0) V(x: 4.0, y: 4.0) true
// expect: 9 [8, 4] [[7, 7], [7, 7]]
// expect: 4 s true [main.Dir.n, main.Dir.w] w
// expect: 14
// expect: true true true 3
// expect: 2 3 true
// expect: $5 $12 [$5, $7]
// expect: 3 2 1 [8, 6, 4, 2] [2, 1] 15
// expect: 2
// expect: ["apple", "avocado"] ["bean"]
// expect: [1, 3] [1.0, 2.0] A-B
// expect: ["a", "b"] 2
// expect: A [3, 1] [Optional("P"), nil] ["B", "A"]
// expect: 4
// expect: hell o world h true 4
// expect: hel ld dlrow olleh ["hello", "world"] true true hell0 w0rld
