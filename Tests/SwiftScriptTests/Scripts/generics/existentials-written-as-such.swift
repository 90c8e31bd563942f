// swift-format-ignore-file
protocol Shape {}
struct Sq: Shape {}
func kind<T>(_ x: T) -> String { "\(T.self) \(type(of: x))" }
func ks<T: Shape>(_ x: T) -> String { "\(T.self)" }
let a: Any = 3, s: any Shape = Sq()
print(kind(3 as Any), kind(a), kind(s), kind(s as any Shape), kind(a as Any), kind((3 as Any)), kind(Sq() as any Shape), ks(s))
let l: [Any] = [1, "a"]
print(l.map { kind($0) }, kind(l), kind(l[0]))
let ps: [any Shape] = [Sq()]
print(ps.map { kind($0) }, ps.map { ks($0) }, kind(ps[0]), kind(ps.first!), kind(ps.first as Any))
func f() -> Any { 1.5 }
print(kind(f()), kind(s as Any))

// expect: Any Any Int Int Sq Sq Shape Shape Any Any Int Int Shape Shape Sq
// expect: ["Int Int", "String String"] Array<Any> Array<Any> Int Int
// expect: ["Sq Sq"] ["Sq"] Sq Sq Shape Shape Any Any
// expect: Double Double Any Any
