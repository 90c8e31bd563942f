// swift-format-ignore-file
import Foundation

protocol Reusable { static var reuseID: String { get } }
extension Reusable { static var reuseID: String { String(describing: Self.self) } }
class Cell: Reusable { required init() {}; func title() -> String { "cell" } }
class ImageCell: Cell { override func title() -> String { "image" } }
class Table {
  private var types: [String: Cell.Type] = [:]
  func register<T: Cell>(_ t: T.Type) { types[T.reuseID] = t }
  func dequeue<T: Cell>(_ t: T.Type = T.self) -> T {
    guard let c = types[T.reuseID]?.init() as? T else { fatalError("no \(T.reuseID)") }; return c
  }
}
let table = Table(); table.register(ImageCell.self); table.register(Cell.self)
let c: ImageCell = table.dequeue();
print(c.title(), table.dequeue(Cell.self).title(), ImageCell.reuseID)
protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
extension Coordinator {
  func store(_ c: Coordinator) { children.append(c) };
  func free(_ c: Coordinator) { children = children.filter { $0 !== c } }
}
final class Main: Coordinator {
  var children: [Coordinator] = [];
  func start() {
    let s = Sub(); store(s); s.start(); print(children.count); free(s); print(children.count)
  }
}
final class Sub: Coordinator {
  var children: [Coordinator] = []; func start() { print("sub \(children.isEmpty)") }
}
Main().start()
struct User: Equatable, Hashable, Identifiable {
  let id: Int; var name: String; var tags: Set<String> = []
}
var users = [User(id: 2, name: "B"), User(id: 1, name: "A", tags: ["x"])]
users.sort { $0.id < $1.id }; users[0].tags.insert("y")
print(
  users.map(\.name), users.first { $0.id == 2 }?.name ?? "-", users[0].tags.count,
  users.contains(where: { $0.name == "B" }))
let byID = Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) });
print(byID[1]?.name ?? "none", byID.keys.sorted(), byID.mapValues(\.name)[2]!)
var counts: [Character: Int] = [:]; for ch in "hello" { counts[ch, default: 0] += 1 };
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
let grid = (0..<3).map { r in (0..<3).map { c in r * 3 + c } };
print(grid, grid.flatMap { $0 }.filter { $0.isMultiple(of: 2) }.reduce(0, +))
let (evens, odds) = grid.joined().reduce(into: ([Int](), [Int]())) { acc, n in
  if n % 2 == 0 { acc.0.append(n) } else { acc.1.append(n) }
}; print(evens, odds)
print(
  stride(from: 10, through: 0, by: -5).map { $0 }, (1...5).reversed().map { $0 },
  Array(repeating: 0, count: 3), [3, 1, 2].sorted(by: >), [1, 2, 3, 4].prefix(while: { $0 < 3 }))
print(
  ["b", "a"].enumerated().map { "\($0.offset)\($0.element)" },
  zip([1, 2], ["x", "y"]).map { "\($0)\($1)" })
print(
  String(format: "%.2f|%d|%@|%05d|%x", 3.14159, 42, "s", 7, 255),
  "a,b,,c".components(separatedBy: ","), " x ".trimmingCharacters(in: .whitespaces),
  "abc".replacingOccurrences(of: "b", with: "-"))
print(
  [1, 2, 3].firstIndex(of: 2)!, [1, 2, 3].dropFirst(2), [5, 3].min()!, [[1], [2, 3]].map(\.count),
  (1...3).contains(2), [1, 2, 3].allSatisfy { $0 > 0 }, ["a": 1].isEmpty)
var arr = [1, 2, 3, 4, 5]; arr.removeAll { $0 % 2 == 0 }; arr.insert(9, at: 0); arr.swapAt(0, 1);
arr.append(contentsOf: [7, 8]);
print(arr, arr.removeFirst(), arr.popLast()!, arr.last!, arr[1...], arr[..<2]); arr.reverse();
print(arr, arr.shuffled().count, arr.randomElement() != nil)
let opt: Int? = 5; print(opt.map { $0 * 2 } ?? 0, opt.flatMap { $0 > 3 ? $0 : nil } as Any);
if let opt, opt > 3 { print("big \(opt)") }; guard case let x? = opt else { fatalError() }; print(x)
switch (opt, users.count) {
case (nil, _): print("nil");
case (let v?, 2) where v > 4: print("v", v);
case (.some, 0...): print("some");
default: print("def")
}
let value: Any = 3.5;
switch value {
case let i as Int: print("int", i);
case let d as Double where d > 3: print("double", d);
case is String: print("str");
default: print("?")
}
loop: for i in 0..<5 {
  for j in 0..<5 {
    if j == 3 { continue loop }; if i == 2 { break loop }; if i == j { print(i, j) }
  }
}
var n = 3; repeat { n -= 1; if n == 1 { continue }; print("n", n) } while n > 0
let s = "Swift";
for (i, ch) in s.enumerated() where i % 2 == 0 { print(ch, terminator: i == 4 ? "\n" : "") }
let multi = """
  Hello \(s)
    indented "quotes"
  """;
print(multi); print(#"raw \n \#(s)"#)
print(
  Int("12") ?? 0, Int("x") ?? -1, Double("1.5")!, Int(3.9), (7.0 / 2).rounded(), 7 / 2, -7 % 3,
  2.5.rounded(.down), abs(-3), max(1, 2, 3), pow(2.0, 3.0), Int.max, UInt8(200),
  5.isMultiple(of: 5), (0.1 + 0.2 * 10).description)
func vsum(_ xs: Double...) -> Double { xs.reduce(0, +) }; print(vsum(1, 2, 3), vsum())
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }; var p1 = 1, p2 = 2;
swapTwo(&p1, &p2); print(p1, p2)
print([1, 2, 3] == [1, 2, 3], (1, "a") == (1, "a"), [1: 2] == [1: 2], "a" < "b", (1, 2) < (1, 3))
defer { print("end") };
print(
  type(of: 3), type(of: "a"), type(of: [1]), type(of: ["a": 1.0]), Int.self, [String].self,
  type(of: opt), type(of: (1, "a")), type(of: { (x: Int) in x }))
// expect: image cell ImageCell
// expect: sub true
// expect: 1
// expect: 0
// expect: ["A", "B"] B 2 true
// expect: A [1, 2] B
// expect: e1h1l2o1
// expect: [[0, 1, 2], [3, 4, 5], [6, 7, 8]] 20
// expect: [0, 2, 4, 6, 8] [1, 3, 5, 7]
// expect: [10, 5, 0] [5, 4, 3, 2, 1] [0, 0, 0] [3, 2, 1] [1, 2]
// expect: ["0b", "1a"] ["1x", "2y"]
// expect: 3.14|42|s|00007|ff ["a", "b", "", "c"] x a-c
// expect: 1 [3] 3 [1, 2] true true false
// expect: [1, 9, 3, 5, 7, 8] 1 8 7 [3, 5, 7] [9, 3]
// expect: [7, 5, 3, 9] 4 true
// expect: 10 Optional(5)
// expect: big 5
// expect: 5
// expect: v 5
// expect: double 3.5
// expect: 0 0
// expect: 1 1
// expect: n 2
// expect: n 0
// expect: Sit
// expect: Hello Swift
// expect:   indented "quotes"
// expect: raw \n Swift
// expect: 12 -1 1.5 3 4.0 3 -1 2.0 3 3 8.0 9223372036854775807 200 true 2.1
// expect: 6.0 0.0
// expect: 2 1
// expect: true true true true true
// expect: Int String Array<Int> Dictionary<String, Double> Int Array<String> Optional<Int> (Int, String) (Int) -> Int
// expect: end
