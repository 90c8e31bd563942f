// swift-format-ignore-file
// Functions inside functions, called before they stand.
func a1() { helper()
 func helper() { print("x") } }
a1()
func b() { if true { helper() }
 func helper() { print("y") } }
b()
func solve() -> Int {
    return go(3)
    func go(_ n: Int) -> Int { n == 0 ? 0 : n + go(n - 1) }
}
print(solve())
func chain() -> Int {
  let n = a(2)
  let k = 3
  func c(_ x: Int) -> Int { x * 2 }
  func a(_ x: Int) -> Int { b(x) + c(x) }
  func b(_ x: Int) -> Int { c(x) + 1 }
  func d() -> Int { k }
  return n + d() + [1, 2].map { e($0) }.reduce(0, +)
  func e(_ x: Int) -> Int { x + k }
}
print(chain())
func later(_ on: Bool) {
  defer { done() }
  guard on else { return fail("off") }
  print("on")
  func done() { print("done") }
  func fail(_ s: String) { print("fail", s) }
}
later(true); later(false)
// expect: x
// expect: y
// expect: 6
// expect: 21
// expect: on
// expect: done
// expect: fail off
// expect: done
