// swift-format-ignore-file
enum Shape { case pair((Int, Int)), box(((Int, Int), Int)), one(Int) }
func f(_ s: Shape) -> String {
  switch s {
  case .pair(let a, let b): return "\(a) \(b)"
  case let .box((x, y), z): return "\(x) \(y) \(z)"
  case .one(let n): return "\(n)"
  }
}
print(f(.pair((1, 2))), f(.box(((1, 2), 3))), f(.one(4)))
typealias Point = (x: Int, y: Int)
let p = Point(x: 1, y: 2); let q = Point(3, 4)
print(p, q.x + q.y)
nonisolated class A { func n() -> String { "A" } }
nonisolated class B: A { override func n() -> String { "B" } }
nonisolated class C: A { override func n() -> String { "C" } }
nonisolated func pick(_ b: Bool) -> A { let x = if b { B() } else { C() }; let y = b ? B() : C(); print(y.n()); return x }
print(pick(true).n(), pick(false).n())
func outer(_ items: [Int]) -> [String] {
  var log: [String] = []
  func visit(_ n: Int) { if n > 0 { log.append("v\(n)"); visitHalf(n) } }
  func visitHalf(_ n: Int) { visit(n / 2) }
  for i in items {
    func note() { log.append("\(i)-\(extra)") }
    let extra = i * 10
    note()
  }
  items.forEach(visit)
  return log
}
print(outer([1, 3]))
func overloads() {
  func show(_ x: Int) { print("int", x) }
  func show(_ x: String) { print("string", x) }
  func show(label x: Int) { print("label", x) }
  show(1); show("a"); show(label: 2)
  [1, 2].forEach { show($0) }
}
overloads()
// expect: 1 2 1 2 3 4
// expect: (x: 1, y: 2) 7
// expect: B
// expect: C
// expect: B C
// expect: ["1-10", "3-30", "v1", "v3", "v1"]
// expect: int 1
// expect: string a
// expect: label 2
// expect: int 1
// expect: int 2
