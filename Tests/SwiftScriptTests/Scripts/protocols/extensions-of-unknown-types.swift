// swift-format-ignore-file
// An extension that asks what an associated type is has nothing for a value of which only the protocol is known.
protocol Shape<Unit> { associatedtype Unit; var unit: Unit { get } }
extension Shape where Unit == Int { var doubled: Int { unit * 2 }; func f(_ n: Int) -> String { "int \(unit + n)" } }
extension Shape { var doubled: String { "any \(unit)" }; func f(_ n: Int) -> String { "any \(unit) \(n)" } }
extension Shape where Unit: Collection { func g() -> Int { unit.count } }
extension Shape { func g() -> Int { -1 } }
struct Sq: Shape { var unit: Int }
struct Nm: Shape { var unit: String }
let shapes: [any Shape] = [Sq(unit: 5), Nm(unit: "z")]
for s in shapes { print(s.doubled, s.f(1), s.g()) }
func gen<T: Shape>(_ x: T) { print(x.doubled, x.f(2), x.g()) }
gen(Sq(unit: 2)); gen(Nm(unit: "b"))
func opaque(_ x: some Shape) { print(x.doubled, x.f(2), x.g()) }
opaque(Sq(unit: 2)); opaque(Nm(unit: "b"))
func ints(_ x: any Shape<Int>) { print(x.doubled, x.f(3), x.g()) }
ints(Sq(unit: 3))
func ints2<T: Shape<Int>>(_ x: T) { print(x.doubled + 1, x.f(3), x.g()) }
ints2(Sq(unit: 3))
func ints3<T: Shape>(_ x: T) where T.Unit == Int { print(x.doubled + 1, x.f(3), x.g()) }
ints3(Sq(unit: 3))
func strs<T: Shape>(_ x: T) where T.Unit == String { print(x.doubled, x.f(3), x.g()) }
strs(Nm(unit: "abc"))
func colls(_ x: any Shape<[Int]>) { print(x.doubled, x.g()) }
struct Ls: Shape { var unit: [Int] }
colls(Ls(unit: [1, 2]))
print(Sq(unit: 1).doubled, Nm(unit: "q").doubled, Nm(unit: "qq").g(), Sq(unit: 1).g())
// expect: any 5 any 5 1 -1
// expect: any z any z 1 -1
// expect: any 2 any 2 2 -1
// expect: any b any b 2 -1
// expect: any 2 any 2 2 -1
// expect: any b any b 2 -1
// expect: 6 int 6 -1
// expect: 7 int 6 -1
// expect: 7 int 6 -1
// expect: any abc any abc 3 3
// expect: any [1, 2] 2
// expect: 2 any q 2 -1
