// swift-format-ignore-file
func never() -> Never { fatalError("x") }
func a(_ n: Int) -> Int { if n > 0 { return n }; fatalError() }
func b() -> Int { fatalError("b") }
func c(_ n: Int?) -> Int { guard let n else { never() }; return n }
let d: () -> Int = { fatalError() }
let e: (Int) -> String = { _ in never() }
var f: Int { fatalError() }
struct S { init() { fatalError() }; subscript(i: Int) -> Int { fatalError() } ; static let z: Int = { fatalError() }() }
class V { required init?(coder: Int) { fatalError("init(coder:) has not been implemented") } ; init() {} ; lazy var q: Int = { fatalError() }() }
let g = [1].map { x -> Int in if x > 1 { fatalError() }; return x }
let h = [1].map { $0 > 1 ? 2 : $0 }
func i(_ n: Int) -> String { switch n { case 1: "a"; default: fatalError() } }
let j: Int = if g.count > 0 { 1 } else { fatalError() }
let k = switch j { case 1: "one"; default: never() }
func l<T>() -> T { fatalError() }
func m(_ x: @autoclosure () -> Int) {}
protocol P { func t() -> Int }
extension P { func t() -> Int { fatalError("override me") } }
print(a(1), c(3), g, h, i(1), j, k)
func opt() -> Int? { fatalError() }
func thr() throws -> Int { fatalError() }
let closure: () throws -> [Int] = { fatalError() }
func gen(_ f: () -> Int) {}
gen { fatalError() }

// expect: 1 3 [1] [1] a 1 one
