// swift-format-ignore-file
// When requirements, extensions and observers run through protocols, generics and key paths.
func log<T>(_ s: String, _ v: T) -> T { print("·", s); return v }
protocol Shape { var area: Double { get }; var name: String { get set }; static var count: Int { get set }; init(side: Double); subscript(i: Int) -> Int { get set }; mutating func grow(by k: Double) }
extension Shape {
  var twice: Double { log("twice", area * 2) }
  init(area: Double) { print("init(area:)"); self.init(side: log("root", area * 0.5)) }
  mutating func rename(_ s: String = log("default name", "def")) -> Self { name += s; return self }
  subscript(k: String) -> Int { get { log("get \(k)", self[k.count]) } set { print("set \(k)", newValue); self[k.count] = newValue } }
}
struct Sq: Shape { var side: Double { didSet { print("side", side) } }; var name = log("Sq.name", "sq") { didSet { print("name", name) } }; static var count = log("Sq.count", 0)
  var area: Double { log("Sq.area", side * side) }
  init(side: Double) { print("Sq.init"); self.side = side; Self.count += 1 }
  subscript(i: Int) -> Int { get { log("Sq get", i) } set { print("Sq set", i, newValue) } }
  mutating func grow(by k: Double) { side *= k } }
final class Ci: Shape { var r: Double { didSet { print("r", r) } }; var name: String = log("Ci.name", "ci") { willSet { print("will", newValue) } }; static var count = log("Ci.count", 10) { didSet { print("Ci.count", count) } }
  lazy var area: Double = log("Ci.area", r * r * 3)
  init(side: Double) { print("Ci.init"); r = side; Self.count += 1 }
  subscript(i: Int) -> Int { get { log("Ci get", i * 2) } set { print("Ci set", i, newValue) } }
  func grow(by k: Double) { r *= k } }
var all: [any Shape] = [Sq(area: 4), Ci(area: 9)] { didSet { print("all", all.count) } }
for i in all.indices { all[i].grow(by: log("k", 2)); all[i]["ab"] += log("rhs", 1); all[i].name += "!"; print(all[i].twice) }
func make<S: Shape>(_ t: S.Type, _ n: Int = log("n", 2)) -> [S] { (0..<n).map { S(side: log("side \($0)", Double($0))) } }
print(make(Sq.self).map(\.side), make(Ci.self, 1).count, Sq.count, Ci.count)
func edit<S: Shape>(_ s: inout S, _ f: (inout S) -> Void = { $0.name = log("edited", "e") }) -> String { f(&s); S.count += 1; return s.name }
var sq = Sq(side: 1), ci = Ci(side: 2)
print(edit(&sq), edit(&ci), edit(&sq) { $0.side = 7; $0[0] = 1 }, sq.side)
let kp: WritableKeyPath<Sq, Double> = \.side
sq[keyPath: kp] += log("kp", 1)
print(sq.rename().name, ci.area, ci.area)
let fns: [(String, (Sq) -> Double)] = [("area", \.area), ("twice", { $0.twice })]
for (n, f) in fns { print(n, f(sq)) }
var copies = [sq, sq]; copies[0].side = 0; copies[1].name = "z"; print(copies.map(\.name), sq.name)
for var c in copies where log("where", c.side < 5) { c.side += 1; print(c.side) }
copies.sort { log("cmp", $0.side) < $1.side }
if case let x as Ci = all[1], x.r > log("gt", 1) { print("ci") }
if let f = all.first(where: { $0.name.hasPrefix("c") }), case let n = f.name { print(n) }
// expect: init(area:)
// expect: · root
// expect: · Sq.name
// expect: Sq.init
// expect: · Sq.count
// expect: init(area:)
// expect: · root
// expect: · Ci.name
// expect: Ci.init
// expect: · Ci.count
// expect: Ci.count 11
// expect: · k
// expect: side 4.0
// expect: all 2
// expect: · rhs
// expect: · Sq get
// expect: · get ab
// expect: set ab 3
// expect: Sq set 2 3
// expect: all 2
// expect: name sq!
// expect: all 2
// expect: · Sq.area
// expect: · twice
// expect: 32.0
// expect: · k
// expect: r 9.0
// expect: all 2
// expect: · rhs
// expect: · Ci get
// expect: · get ab
// expect: set ab 5
// expect: Ci set 2 5
// expect: all 2
// expect: will ci!
// expect: all 2
// expect: · Ci.area
// expect: · twice
// expect: 486.0
// expect: · n
// expect: · side 0
// expect: · Sq.name
// expect: Sq.init
// expect: · side 1
// expect: · Sq.name
// expect: Sq.init
// expect: · side 0
// expect: · Ci.name
// expect: Ci.init
// expect: Ci.count 12
// expect: [0.0, 1.0] 1 3 12
// expect: · Sq.name
// expect: Sq.init
// expect: · Ci.name
// expect: Ci.init
// expect: Ci.count 13
// expect: · edited
// expect: name e
// expect: · edited
// expect: will e
// expect: Ci.count 14
// expect: side 7.0
// expect: Sq set 0 1
// expect: e e e 7.0
// expect: · kp
// expect: side 8.0
// expect: · default name
// expect: name edef
// expect: · Ci.area
// expect: edef 12.0 12.0
// expect: · Sq.area
// expect: area 64.0
// expect: · Sq.area
// expect: · twice
// expect: twice 128.0
// expect: side 0.0
// expect: name z
// expect: ["edef", "z"] edef
// expect: · where
// expect: side 1.0
// expect: 1.0
// expect: · where
// expect: · cmp
// expect: · gt
// expect: ci
// expect: ci!
