// swift-format-ignore-file
// Entities, plugs and scores: static and mutable members that protocols require and add.
// protocols with static/class members × generics; class-bound; property wrappers on protocol; Self requirements in classes
protocol Entity: AnyObject { associatedtype ID: Hashable; static var table: String { get }; static var all: [Self] { get set }; var id: ID { get }; init(id: ID) }
extension Entity { static func find(_ id: ID) -> Self? { all.first { $0.id == id } }; @discardableResult static func create(_ id: ID) -> Self { let e = Self(id: id); all.append(e); return e }; var key: String { "\(Self.table)/\(id)" }; static subscript(id: ID) -> Self? { get { find(id) } set { if let newValue { all.append(newValue) } else { all.removeAll { $0.id == id } } } } ; static var count: Int { all.count } ; func delete() { Self.all.removeAll { $0 === self } } }
final class User: Entity { static let table = "users"; static var all: [User] = []; let id: Int; init(id: Int) { self.id = id } }
final class Tag: Entity { static var table: String { "tags" }; static var all: [Tag] = [] { didSet { print("tags", all.count) } }; let id: String; init(id: String) { self.id = id } }
User.create(1); User.create(2); Tag.create("a"); print(User.find(2)!.key, Tag["a"]!.key, User.count, User[9] == nil); User[1] = nil; Tag["b"] = Tag(id: "b"); Tag["a"]?.delete(); print(User.count, Tag.all.map(\.id))
func wipe<E: Entity>(_ t: E.Type) -> Int { let n = t.count; t.all.removeAll(); E.all = []; return n }; print(wipe(User.self), wipe(Tag.self), User.count)
func ensure<E: Entity>(_ ids: E.ID...) -> [E] { ids.map { E.find($0) ?? E.create($0) } }; let us: [User] = ensure(5, 6, 5); print(us.map(\.id), User.count, us[0] === us[2])
protocol Plug { static var name: String { get set }; static func boot() -> Int }
extension Plug { static func boot() -> Int { name += "!"; return name.count }; static var loud: String { get { name.uppercased() } set { name = newValue.lowercased() } } }
class PA: Plug { init() {}; class var name: String { get { "\(store)" } set { store = newValue } }; static var store = "pa" }; class PB: PA { override class var name: String { get { "pb" + super.name } set { super.name = newValue } } }; struct PC: Plug { static var name = "pc" }
let plugs: [any Plug.Type] = [PA.self, PB.self, PC.self]; for p in plugs { print(p.boot(), p.name, p.loud) }; for p in plugs { p.loud = "ZZ"; p.name += "x" }; print(plugs.map { $0.name }); PA.loud = "Q"; PC.loud += "W"; PB.loud = "R"; print(PA.name, PB.name, PC.name); func bump<P: Plug>(_ t: P.Type) { t.name += "1"; P.loud += "2"; print(P.name) }; bump(PA.self); bump(PB.self); bump(PC.self)
@propertyWrapper struct Logged<V> { var v: V; var n = 0; init(wrappedValue: V) { v = wrappedValue }; var wrappedValue: V { get { v } set { n += 1; v = newValue } }; var projectedValue: Int { n } }
protocol HasScore { var score: Int { get set } }; class G1: HasScore { @Logged var score = 0; var edits: Int { $score } }; struct G2: HasScore { @Logged var score = 5 }; extension HasScore { var pct: Double { get { Double(score) / 100 } set { score = Int(newValue * 100) } }; mutating func win(_ n: Int = 1) { score += n } }
var g1 = G1(); g1.pct = 0.5; g1.win(); g1.pct += 0.25; print(g1.score, g1.edits); var g2 = G2(); g2.pct += 0.1; g2.win(3); print(g2.score, g2.$score); func play<H: HasScore>(_ h: inout H) { h.win(); h.pct *= 2; h.score -= 1 }; play(&g1); play(&g2); print(g1.score, g1.edits, g2.score, g2.$score); var hs: [any HasScore] = [g1, g2]; for i in hs.indices { hs[i].win(10); hs[i].pct += 0.01 }; print(hs.map { $0.score }, g1.score, g2.score)
class Chain { private(set) var calls: [String] = []; func a() -> Self { calls.append("a"); return self }; func b(_ f: (inout Int) -> Void) -> Self { var n = 1; f(&n); calls.append("b\(n)"); return self }; static func make() -> Self { Self() }; required init() {} }; final class Sub: Chain { func c() -> Sub { self } }; print(Sub.make().a().c().b { $0 += 4 }.a().calls, type(of: Sub.make().a()))
enum Op: String, CaseIterable, Comparable { case add = "+", sub = "-", mul = "*"; static func < (a: Op, b: Op) -> Bool { a.prec < b.prec }; private var prec: Int { self == .mul ? 2 : 1 }; var fn: (Int, Int) -> Int { switch self { case .add: (+); case .sub: (-); case .mul: (*) } }; init?(_ c: Character) { self.init(rawValue: String(c)) }; static subscript(i: Int) -> Op { allCases[i % allCases.count] } ; mutating func next() { self = Op[Op.allCases.firstIndex(of: self)! + 1] } }
var op = Op("*")!; print(op.fn(3, 4), Op.allCases.max()!, Op("x") as Any, Op.allCases.sorted(by: >).map(\.rawValue)); op.next(); print(op); op.next(); print(op, Op[5])
// expect: tags 1
// expect: users/2 tags/a 2 true
// expect: tags 2
// expect: tags 1
// expect: 1 ["b"]
// expect: tags 0
// expect: tags 0
// expect: 1 1 0
// expect: [5, 6, 5] 2 true
// expect: 3 pa! PA!
// expect: 8 pbpbpa!! PBPBPA!!
// expect: 3 pc! PC!
// expect: ["pbzzx", "pbpbzzx", "zzx"]
// expect: r pbr zzxw
// expect: r12
// expect: pbpbpbr1212
// expect: zzxw12
// expect: 76 3
// expect: 18 2
// expect: 153 6 37 5
// expect: [164, 48] 164 37
// expect: ["a", "b5", "a"] Sub
// expect: 12 mul nil ["*", "+", "-"]
// expect: add
// expect: sub mul
