// swift-format-ignore-file
enum Token { case number(Double), op(Character), paren(open: Bool), end }
func show(_ t: Token) -> String {
  switch t {
  case .number(let n) where n < 0: "neg \(n)"
  case .number(0): "zero"
  case let .number(n): "num \(n)"
  case .op("+"), .op("-"): "additive"
  case .op(let c): "op \(c)"
  case .paren(open: true): "("
  case .paren: ")"
  case .end: "end"
  }
}
for t: Token in [.number(-1), .number(0), .number(2.5), .op("+"), .op("*"), .paren(open: true), .paren(open: false), .end] { print(show(t)) }
func classify(_ p: (Int, Int)) -> String {
  switch p { case (0, 0): "origin"; case (_, 0): "x axis"; case (0, _): "y axis"; case (-2...2, -2...2): "near"; case let (x, y) where x == y: "diag \(x)"; case (let x, _): "far \(x)" }
}
for p in [(0,0),(3,0),(0,4),(1,2),(5,5),(9,1)] { print(classify(p)) }
func kind(_ v: Any) -> String {
  switch v { case let i as Int where i > 10: "big \(i)"; case is Int: "int"; case let s as String: "str \(s.count)"; case let a as [Int]: "ints \(a.count)"; case let (a, b) as (Int, String): "pair \(a) \(b)"; case nil as Any?: "nil"; default: "other" }
}
print(kind(5), kind(50), kind("hey"), kind([1, 2]), kind((1, "a")), kind(2.5))
let opt: Int? = 7
switch opt { case .some(let x) where x > 5: print("big", x); case let x?: print("small", x); case nil: print("none") }
if case .number(let n)? = Optional(Token.number(3)) { print(n) }
guard case let .op(c) = Token.op("/") else { fatalError() }
print(c)
for case let .number(n) in [Token.number(1), .end, .number(2)] { print(n) }
for case let x? in [1, nil, 3] { print(x) }
let s = "b"; switch s { case "a"..."c": print("a-c"); default: print("later") }
switch 42 { case ..<0: print("neg"); case 0..<10: print("digit"); case 10...: print("big"); default: print("?") }
outer: for i in 1...3 { for j in 1...3 { switch (i, j) { case (2, 2): break outer; case (_, 3): continue outer; default: print(i, j) } } }
// expect: neg -1.0
// expect: zero
// expect: num 2.5
// expect: additive
// expect: op *
// expect: (
// expect: )
// expect: end
// expect: origin
// expect: x axis
// expect: y axis
// expect: near
// expect: diag 5
// expect: far 9
// expect: int big 50 str 3 ints 2 pair 1 a other
// expect: big 7
// expect: 3.0
// expect: /
// expect: 1.0
// expect: 2.0
// expect: 1
// expect: 3
// expect: a-c
// expect: big
// expect: 1 1
// expect: 1 2
// expect: 2 1
