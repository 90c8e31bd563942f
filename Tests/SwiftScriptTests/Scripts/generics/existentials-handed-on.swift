// swift-format-ignore-file
protocol Shape { var n: String { get } }
extension Shape { var k: String { kind(self) } ; func m() -> String { kind(self) } ; static func s(_ x: Self) -> String { kind(x) } ; var me: String { "\(Self.self)" } ; func both(_ o: any Shape) -> String { kind(self) + kind(o) } }
struct Sq: Shape { var n = "sq" }
func kind<T>(_ x: T) -> String { "\(T.self) \(type(of: x))" }
struct Box<T> { let t: T; func k() -> String { kind(t) } ; var p: String { kind(t) } ; init(_ t: T) { self.t = t } }
let s: any Shape = Sq()
print(s.k, s.m(), s.me, s.both(s), Sq().k)
print(Box(s).k(), Box(s).p, Box(3 as Any).k(), Box<any Shape>(Sq()).k())
func list<T>(_ xs: [T]) -> [String] { xs.map { kind($0) } + xs.map(kind) }
print(list([s]), list([1, "a"] as [Any]), list([1]))
func rec<T>(_ x: T, _ n: Int) -> String { n == 0 ? kind(x) : rec(x, n - 1) }
print(rec(s, 2), rec(s as any Shape, 2))
func deep<T>(_ x: T) -> String { func inner<U>(_ y: U) -> String { "\(U.self) \(T.self)" }; return inner(x) + inner(1) }
print(deep(s), deep(s as any Shape))
func clo<T>(_ x: T) -> () -> String { { kind(x) } }
print(clo(s)(), clo(1)())
func tup<A, B>(_ a: A, _ b: B) -> String { "\(A.self) \(B.self)" }
print(tup(s, 1), tup(s as Any, s))
func opt<T>(_ x: T?) -> String { x.map { kind($0) } ?? "nil" }
print(opt(s), opt(nil as (any Shape)?))

// expect: Sq Sq Sq Sq Sq Sq SqSq Sq Sq Sq
// expect: Shape Shape Shape Shape Any Any Shape Shape
// expect: ["Shape Shape", "Shape Shape"] ["Any Any", "Any Any", "Any Any", "Any Any"] ["Int Int", "Int Int"]
// expect: Sq Sq Shape Shape
// expect: Sq SqInt Sq Shape ShapeInt Shape
// expect: Sq Sq Int Int
// expect: Sq Int Any Sq
// expect: Sq Sq nil
