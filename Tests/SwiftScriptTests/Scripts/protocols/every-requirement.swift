// swift-format-ignore-file
// Requirements of every kind, met by witnesses of every kind.
// protocols with property requirements of each kind, witnesses of each kind
protocol Req { var a: Int { get }; var b: Int { get set }; static var c: Int { get }; static var d: String { get set }; func f(_ x: Int) -> Int; func g<T>(_ t: T) -> T; static func h() -> Self; init(_ b: Int); subscript(i: Int) -> Int { get }; subscript(s: String) -> String { get set }; static func + (l: Self, r: Self) -> Self; mutating func m(); var cl: (Int) -> Int { get }; func th() throws -> Int; var opt: Int? { get set }; associatedtype X = Int; func x() -> X; static subscript(k: Int) -> Int { get }; static prefix func ! (v: Self) -> Bool }
extension Req { var a: Int { b * 2 }; func f(_ x: Int) -> Int { x + b }; func g<T>(_ t: T) -> T { t }; mutating func m() { b += 100; self[""] = "m" }; var cl: (Int) -> Int { { $0 * self.b } }; func th() throws -> Int { throw E.e }; static subscript(k: Int) -> Int { k }; static prefix func ! (v: Self) -> Bool { v.b == 0 } ; static var c: Int { 1 }; subscript(i: Int) -> Int { i * b } ; var summary: String { "\(Self.self) \(a) \(b) \(Self.c) \(Self.d) \(f(1)) \(g("t")) \(Self.h().b) \(Self(3).a) \(self[2]) \(self["q"]) \((self + self).b) \(cl(3)) \((try? th()) ?? -1) \(opt as Any) \(x()) \(Self[7]) \(!self)" } }
enum E: Error { case e }
struct S1: Req { var b: Int; static var d = "S1"; static func h() -> S1 { S1(11) }; init(_ b: Int) { self.b = b }; subscript(s: String) -> String { get { s + "\(b)" } set { b += newValue.count } }; static func + (l: S1, r: S1) -> S1 { S1(l.b + r.b) }; var opt: Int?; func x() -> Int { b } }
struct S2: Req { let a = 9; var b = 1 { didSet { S2.d += "!" } }; static let c = 22; static var d: String = "S2"; func f(_ x: Int) -> Int { -x }; func g<T>(_ t: T) -> T { print("g", T.self); return t }; static func h() -> Self { Self(5) }; init(_ b: Int) { self.b = b }; subscript(i: Int) -> Int { 1000 }; subscript(s: String) -> String { get { s } nonmutating set { S2.d = newValue } }; static func + (l: Self, r: Self) -> Self { l }; mutating func m() { self = S2(77) }; var cl: (Int) -> Int = { $0 - 1 }; func th() -> Int { 4 }; var opt: Int? { get { nil } set { b = newValue ?? 0 } }; func x() -> String { "x" }; static subscript(k: Int) -> Int { k * 3 }; static prefix func ! (v: S2) -> Bool { true } }
class C1: Req { var b: Int; class var d: String { get { "C1\(self)" } set { print("d:", newValue) } }; class func h() -> Self { self.init(6) }; required init(_ b: Int) { self.b = b }; subscript(s: String) -> String { get { s } set { b = -newValue.count } }; static func + (l: C1, r: C1) -> Self { self.init(l.b * r.b) }; lazy var opt: Int? = b; func x() -> [Int] { [b] } }
final class C2: C1 { override var b: Int { get { super.b + 1 } set { super.b = newValue * 2 } }; override class var d: String { get { "C2" } set {} }; override subscript(s: String) -> String { get { "c2" + s } set { b = 3 } }; override func x() -> [Int] { super.x() + [0] } }
enum N: Int, Req { case z, o, t; var b: Int { get { rawValue } set { self = N(rawValue: newValue) ?? .t } }; static var d = "N"; static func h() -> N { .o }; init(_ b: Int) { self = N(rawValue: b) ?? .z }; subscript(s: String) -> String { get { "\(self)" } set { self = .o } }; static func + (l: N, r: N) -> N { N(l.rawValue + r.rawValue) }; var opt: Int? { get { b } set { b = newValue! } }; func x() -> N { self } }
func use<R: Req>(_ r: R) -> R { var r = r; print(r.summary); r.m(); r.b += 1; r.opt = 2; r["k"] += "zz"; R.d += "?"; print(r.b, r.opt as Any, R.d, r.summary); return r }
_ = use(S1(2)); _ = use(S2(3)); _ = use(C1(4)); let c2 = use(C2(5)); print(c2.b, use(N.o)); var all: [any Req] = [S1(1), S2(2), C1(3), C2(4), N.t]; for i in all.indices { all[i].m(); all[i].b -= 1; all[i].opt? += 1; all[i]["e"] = "long"; print(all[i].a, all[i].b, all[i].f(2), all[i].g(1.5), all[i][4], all[i]["w"], all[i].cl(2), (try? all[i].th()) as Any, all[i].opt as Any, type(of: all[i]).c, all[i].x(), type(of: all[i])[3]) }
// expect: S1 4 2 1 S1 3 t 11 6 4 q2 4 6 -1 nil 2 7 false
// expect: 110 Optional(2) S1? S1 220 110 1 S1? 111 t 11 6 220 q110 220 330 -1 Optional(2) 110 7 false
// expect: g String
// expect: S2 9 3 22 S2 -1 t 5 9 1000 q 3 2 4 nil x 21 true
// expect: g String
// expect: 2 nil kzz? S2 9 2 22 kzz? -1 t 5 9 1000 q 2 2 4 nil x 21 true
// expect: C1 8 4 1 C1C1 5 t 6 6 8 q 16 12 -1 Optional(4) [4] 7 false
// expect: d: C1C1?
// expect: -3 Optional(2) C1C1 C1 -6 -3 1 C1C1 -2 t 6 6 -6 q 9 -9 -1 Optional(2) [-3] 7 false
// expect: C2 12 6 1 C2 7 t 7 8 12 c2q 37 18 -1 Optional(6) [6, 0] 7 false
// expect: 7 Optional(2) C2 C2 14 7 1 C2 8 t 7 8 14 c2q 50 21 -1 Optional(2) [7, 0] 7 false
// expect: N 2 1 1 N 2 t 1 0 2 o 2 3 -1 Optional(1) o 7 false
// expect: 1 Optional(1) N? N 2 1 1 N? 2 t 1 0 2 o 2 3 -1 Optional(1) o 7 false
// expect: 7 o
// expect: 210 105 107 1.5 420 w105 210 nil nil 1 105 3
// expect: g Double
// expect: 9 0 -2 1.5 1000 w 1 Optional(4) nil 22 x 9
// expect: -8 -4 -2 1.5 -16 w -8 nil Optional(-1) 1 [-4] 3
// expect: 14 7 9 1.5 28 c2w 14 nil Optional(14) 1 [7, 0] 3
// expect: 2 1 3 1.5 4 o 2 nil Optional(1) 1 o 3
