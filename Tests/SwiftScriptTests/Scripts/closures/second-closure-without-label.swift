// swift-format-ignore-file
// A second trailing closure whose parameter has no label.
enum Either<A, B> {
    case left(A), right(B)
    func fold<R>(_ l: (A) -> R, _ r: (B) -> R) -> R { switch self { case .left(let a): l(a); case .right(let b): r(b) } }
}
func two(_ a: () -> Int, _ b: () -> Int) -> Int { a() + b() }
print(two { 1 } _: { 2 })
let e = Either<Int, String>.left(1)
let x: String = e.fold { "L(\($0))" } _: { "R(\($0))" }
print(x)
print(e.fold { "\($0)" } _: { $0 })
enum Other<A, B> {
    case left(A), right(B)
    func fold<R>(_ l: (A) -> R, _ r: (B) -> R) -> R { switch self { case .left(let a): l(a); case .right(let b): r(b) } }
}
extension Other: CustomStringConvertible {
    var description: String { fold { "L(\($0))" } _: { "R(\($0))" } }
}
print(Other<Int, String>.left(1), Other<Int, String>.right("x"))
// expect: 3
// expect: L(1)
// expect: 1
// expect: L(1) R(x)
