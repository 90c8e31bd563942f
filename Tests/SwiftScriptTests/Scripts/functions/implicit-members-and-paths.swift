// swift-format-ignore-file
// Implicit members, metatypes, option sets and key paths.
struct Col: Equatable, CustomStringConvertible { var r = 0, g = 0, b = 0; static let red = Col(r: 255), blue = Col(b: 255); static func gray(_ w: Int) -> Col { Col(r: w, g: w, b: w) }; var dim: Col { Col(r: r / 2, g: g / 2, b: b / 2) }; func with(r: Int) -> Self { var c = self; c.r = r; return c }; static var none: Col? { nil }; var description: String { "#\(r),\(g),\(b)" }; static subscript(n: Int) -> Col { .gray(n) } }
func paint(_ c: Col, _ o: Col? = nil, _ l: [Col] = []) { print(c, o as Any, l) }
paint(.red); paint(.red.dim, .blue, [.red, .gray(3).with(r: 9), .init(r: 1)]); paint(.init(g: 4), .none, []); paint(.gray(1).dim.with(r: 7), .some(.blue)); paint(Col[3])
let c: Col = .red; switch c { case .red: print("is red"); case .blue: print("b"); default: print("d") }; print(c == .red, c != .gray(2), [.red, .blue] == [c, Col.blue], c == .blue ? 1 : 2)
let cs: [Col] = [.red, .blue]; print(cs.contains(.blue), cs.firstIndex(of: .red)!, cs.map(\.dim.r), cs.filter { $0 != .red }); let dict: [String: Col] = ["a": .red, "b": .gray(2)]; print(dict["b"] == .gray(2), dict["z"] ?? .blue)
let t: Col.Type = Col.self; print(t.red, t.init(r: 3), t == Col.self, type(of: c) == t, String(describing: t), "\(Col.self)"); let mk = Col.init(r:g:b:); print(mk(1, 2, 3)); let gr = Col.gray; print([1, 2].map(gr), [1, 2].map(Col.gray(_:)))
class A { class var n: String { "A" }; static let s = "sA"; required init() {}; class func make() -> Self { self.init() }; func who() -> String { "\(type(of: self))" + Self.n } }
class B: A { override class var n: String { "B" + super.n } }
let types: [A.Type] = [A.self, B.self]; print(types.map { $0.n }, types.map { $0.init().who() }, types.map { $0.make() is B }, B.s, types[1] == B.self, types[1] is B.Type, (A.self as Any) is A.Type)
protocol P { static var id: Int { get }; init(v: Int); var v: Int { get } }; extension P { static func two() -> [Self] { [Self(v: 1), Self(v: 2)] }; var twice: Int { v * 2 + Self.id } }
struct X: P { static let id = 10; var v: Int }; struct Y: P { static var id = 20; let v: Int; init(v: Int) { self.v = v * 100 } }
let ps: [any P.Type] = [X.self, Y.self]; print(ps.map { $0.id }, ps.map { $0.init(v: 3).twice }, ps.flatMap { $0.two() }.map { ($0 as any P).v }); func build<T: P>(_ : T.Type = T.self) -> T { T(v: 5) }; let y: Y = build(); print(y.v, build(X.self).v, build() as X)
enum M: String, CaseIterable { case a, b = "bee", c; var next: M { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }; static let first: M = .a; static func from(_ s: String) -> M { .init(rawValue: s) ?? .first } }
print(M.allCases.map(\.rawValue), M.b.next, M.from("bee"), M.from("q"), M(rawValue: "c") == .c, M.a.rawValue, M.allCases.map { "\($0)" }, M.self, [M.a: 1][.a]!)
struct Opt: OptionSet { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 2), ab: Opt = [.a, .b] }
var op: Opt = [.a]; op.insert(.b); print(op == .ab, op.contains(.a), op.subtracting(.a) == .b, op.rawValue, op.isSuperset(of: [.b]), Opt().isEmpty, op.symmetricDifference(.a).rawValue, op.remove(.a)?.rawValue ?? 0, op.remove(.a) as Any, [.a, .b] as Opt == .ab)
let kp = \Col.r; var k = Col(); k[keyPath: kp] = 7; print(k.r, k[keyPath: \.dim.r], [Col.red].map(\.r).reduce(0, +), cs.map { $0[keyPath: kp] }, cs.sorted { $0[keyPath: \.b] < $1[keyPath: \.b] }.first!, cs.max { $0.r < $1.r }!)
func sortBy<T, V: Comparable>(_ a: [T], _ k: KeyPath<T, V>, _ up: Bool = true) -> [T] { a.sorted { up ? $0[keyPath: k] < $1[keyPath: k] : $0[keyPath: k] > $1[keyPath: k] } }; print(sortBy(cs, \.r), sortBy(["ccc", "a"], \.count, false)); func set<T, V>(_ t: T, _ k: WritableKeyPath<T, V>, _ v: V) -> T { var t = t; t[keyPath: k] = v; return t }; print(set(c, \.g, 9), set([1, 2], \.[0], 5))
// expect: #255,0,0 nil []
// expect: #127,0,0 Optional(#0,0,255) [#255,0,0, #9,3,3, #1,0,0]
// expect: #0,4,0 nil []
// expect: #7,0,0 Optional(#0,0,255) []
// expect: #3,3,3 nil []
// expect: is red
// expect: true true true 2
// expect: true 0 [127, 0] [#0,0,255]
// expect: true #0,0,255
// expect: #255,0,0 #3,0,0 true true Col Col
// expect: #1,2,3
// expect: [#1,1,1, #2,2,2] [#1,1,1, #2,2,2]
// expect: ["A", "BA"] ["AA", "BBA"] [false, true] sA true true true
// expect: [10, 20] [16, 620] [1, 2, 100, 200]
// expect: 500 5 X(v: 5)
// expect: ["a", "bee", "c"] c b a true a ["a", "b", "c"] M 1
// expect: true true true 3 true true 2 1 nil true
// expect: 7 3 255 [255, 0] #255,0,0 #255,0,0
// expect: [#0,0,255, #255,0,0] ["ccc", "a"]
// expect: #255,9,0 [5, 2]
