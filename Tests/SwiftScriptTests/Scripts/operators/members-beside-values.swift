// swift-format-ignore-file
struct N: ExpressibleByIntegerLiteral { var v: Int; init(v: Int) { self.v = v }; init(integerLiteral i: Int) { v = i }; static let one = N(v: 1); static func + (a: N, b: N) -> N { N(v: a.v + b.v) } ; static prefix func - (a: N) -> N { N(v: -a.v) } }
let a: N = .one + .one
print(a.v, (.one + a).v, (-a).v, (a + 3).v, (3 + a).v)
func f(_ n: N) -> Int { n.v }
print(f(.one + .one), f(-.one), f(3), f(3 + 4), f(.one + 5))
enum Op { case add, sub; static let all: [Op] = [.add, .sub] }
let pairs: [(Op, Int)] = [(.add, 1), (.sub, 2)]
for case (.add, let n) in pairs { print(n) }
print(pairs.contains { $0 == (.add, 1) })
let t = (Op.add, 3)
if t == (.add, 3) { print("eq") }
switch t { case (.add, 3): print("m"); default: print("d") }
// expect: 2 3 -2 5 5
// expect: 2 -1 3 7 6
// expect: 1
// expect: true
// expect: eq
// expect: m
