// swift-format-ignore-file
protocol Shape { var area: Double { get }; static var kind: String { get }; init(side: Double) }
extension Shape { static func make(_ n: Double) -> Self { Self(side: n) }; var kind: String { Self.kind } }
struct Sq: Shape { let side: Double; var area: Double { side * side }; static let kind = "square" }
struct Ci: Shape { let r: Double; init(side: Double) { r = side }; var area: Double { r * r * 3 }; static var kind: String { "circle" } }
let types: [any Shape.Type] = [Sq.self, Ci.self]
for t in types { let s = t.init(side: 2); print(t.kind, s.area, s.kind, type(of: s)) }
func build<S: Shape>(_ t: S.Type, _ n: Double) -> S { t.make(n) }
print(build(Sq.self, 3).area, Ci.make(1).area)
class Animal { required init() {}; class var legs: Int { 4 }; func sound() -> String { "..." }; static func create() -> Self { Self() } }
class Bird: Animal { override class var legs: Int { 2 }; override func sound() -> String { "tweet" } }
for c in [Animal.self, Bird.self] as [Animal.Type] { print(c.legs, c.init().sound(), c.create() is Bird) }
let b: Animal = Bird(); print(type(of: b).legs, b is Bird, (b as? Bird) != nil, type(of: b) == Bird.self)
print(String(describing: Bird.self), "\(type(of: [1]))", type(of: (1, "a")), Int.self, Optional<Int>.self)
// expect: square 4.0 square Sq
// expect: circle 12.0 circle Ci
// expect: 9.0 3.0
// expect: 4 ... false
// expect: 2 tweet true
// expect: 2 true true true
// expect: Bird Array<Int> (Int, String) Int Optional<Int>
