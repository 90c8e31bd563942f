// swift-format-ignore-file
// Stack machine + Interpreter + generics protocols with Self
nonisolated protocol Shape: Equatable { func area() -> Double; func scaled(_ k: Double) -> Self; static var unit: Self { get } }
nonisolated extension Shape { static func * (s: Self, k: Double) -> Self { s.scaled(k) }; func bigger(_ o: Self) -> Bool { area() > o.area() }; func isSame(_ o: any Shape) -> Bool { (o as? Self) == self } }
nonisolated struct Circle: Shape { var r: Double; func area() -> Double { r * r * 3 }; func scaled(_ k: Double) -> Circle { Circle(r: r * k) }; static let unit = Circle(r: 1) }
nonisolated struct Rect: Shape { var w, h: Double; func area() -> Double { w * h }; func scaled(_ k: Double) -> Self { .init(w: w * k, h: h * k) }; static var unit: Self { Self(w: 1, h: 1) } }
let shapes: [any Shape] = [Circle(r: 2), Rect(w: 2, h: 3), Circle.unit * 3]
print(shapes.map { $0.area() }, shapes[0].isSame(Circle(r: 2)), shapes[0].isSame(shapes[1]))
for s in shapes { let t = s.scaled(2); print(t.area(), type(of: t)) }
func units<S: Shape>(_: S.Type, _ n: Int) -> [S] { (1...n).map { S.unit * Double($0) } }
print(units(Rect.self, 2), units(Circle.self, 2).map { $0.area() }, Circle(r: 3).bigger(.unit))
func largest(_ s: [any Shape]) -> (any Shape)? { s.max { $0.area() < $1.area() } }
print(largest(shapes).map { type(of: $0) } as Any)
func equalAny(_ a: any Shape, _ b: any Shape) -> Bool { func go<T: Shape>(_ x: T) -> Bool { guard let y = b as? T else { return false }; return x == y }; return go(a) }
print(equalAny(shapes[0], Circle(r: 2)), equalAny(shapes[1], shapes[0]))
nonisolated struct AnyShape: Shape { private let a: () -> Double, s: (Double) -> AnyShape; let name: String
  init<S: Shape>(_ x: S) { a = x.area; s = { AnyShape(x.scaled($0)) }; name = "\(S.self)" }
  func area() -> Double { a() }; func scaled(_ k: Double) -> AnyShape { s(k) }; static var unit: AnyShape { AnyShape(Circle.unit) }
  static func == (l: Self, r: Self) -> Bool { l.area() == r.area() } }
print(shapes.map { AnyShape($0) }.map { ($0 * 2).area() }, AnyShape.unit.name, [AnyShape(Rect.unit), .unit].map(\.name))
enum Op: CaseIterable { case push(Int), add, mul, dup, swap, jz(Int)
  static var allCases: [Op] { [.push(0), .add, .mul, .dup, .swap, .jz(0)] } }
struct VM { var stack: [Int] = []; var pc = 0; enum Trap: Error, Equatable { case underflow(at: Int), overflow }
  mutating func pop() throws -> Int { guard let x = stack.popLast() else { throw Trap.underflow(at: pc) }; return x }
  mutating func bin(_ f: (Int, Int) -> (Int, Bool)) throws { let b = try pop(), a = try pop(); let (r, o) = f(a, b); if o { throw Trap.overflow }; stack.append(r) }
  mutating func run(_ p: [Op]) throws -> Int { pc = 0; while pc < p.count { defer { pc += 1 }
    switch p[pc] { case .push(let n): stack.append(n); case .add: try bin { let r = $0.addingReportingOverflow($1); return (r.partialValue, r.overflow) }
    case .mul: try bin { let r = $0.multipliedReportingOverflow(by: $1); return (r.partialValue, r.overflow) }
    case .dup: let x = try pop(); stack += [x, x]; case .swap: let b = try pop(), a = try pop(); stack += [b, a]
    case .jz(let to): if try pop() == 0 { pc = to - 1 } } }
    return try pop() } }
var vm = VM()
print(try vm.run([.push(2), .push(3), .add, .dup, .mul]), Op.allCases.count)
do { _ = try vm.run([.push(1), .add]) } catch VM.Trap.underflow(let at) { print("underflow", at) }
do { _ = try vm.run([.push(.max), .dup, .add]) } catch let e as VM.Trap where e == .overflow { print(e) }
// expect: [12.0, 6.0, 27.0] true false
// expect: 48.0 Circle
// expect: 24.0 Rect
// expect: 108.0 Circle
// expect: [main.Rect(w: 1.0, h: 1.0), main.Rect(w: 2.0, h: 2.0)] [3.0, 12.0] true
// expect: Optional(main.Circle)
// expect: true false
// expect: [48.0, 24.0, 108.0] Circle ["Rect", "Circle"]
// expect: 25 6
// expect: underflow 1
// expect: overflow
