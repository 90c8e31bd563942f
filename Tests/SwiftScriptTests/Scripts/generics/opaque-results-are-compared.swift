// swift-format-ignore-file
protocol Shape { func area() -> Double; static var sides: Int { get }; func scaled(_ k: Double) -> Self }
struct Sq: Shape, Equatable { var s: Double; func area() -> Double { s * s }; static var sides: Int { 4 }; func scaled(_ k: Double) -> Sq { Sq(s: s * k) } }
func make() -> some Shape & Equatable { Sq(s: 2) }
func num(_ n: Int) -> some Comparable { n }
func add(_ n: Int) -> some BinaryInteger { n * 2 }
func wrap<T: Equatable>(_ t: T) -> some Equatable { [t] }
print(make() == make())
print([num(3), num(1), num(2)].sorted())
print(add(1) + add(2))
var x = make()
x = x.scaled(3)
print(x.area(), type(of: x), type(of: x).sides)
print(wrap(1) == wrap(1), wrap("a") == wrap("b"))
let m = max(num(4), num(9))
print(m)
var total = add(0)
for i in 1...3 { total += add(i) }
print(total, Int(total))
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(make(), make()), same(num(1), num(2)))
func both<T: Shape>(_ a: T, _ b: T) -> Double { a.area() + b.area() + Double(T.sides) }
print(both(make(), make().scaled(2)))
let list = [make(), make().scaled(2)]
print(list.map { $0.area() }, list.contains(make()))
print(list.firstIndex(of: make()) ?? -1)

// expect: true
// expect: [1, 2, 3]
// expect: 6
// expect: 36.0 Sq 4
// expect: true false
// expect: 9
// expect: 12 12
// expect: true false
// expect: 24.0
// expect: [4.0, 16.0] true
// expect: 0
