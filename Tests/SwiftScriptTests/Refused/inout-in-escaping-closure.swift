// swift-format-ignore-file
func keep(_ body: @escaping () -> Void) { body() }
func now(_ body: () -> Void) { body() }
func count(_ n: inout Int) {
  now { n += 1 }
  { n += 1 }()
  let copied = { [n] in n + 1 }
  print(copied())
  keep { n += 1 }  // error: escaping closure captures 'inout' parameter 'n'
}
func later(_ n: inout [Int]) -> () -> Int {
  return { n[0] }  // error: escaping closure captures 'inout' parameter 'n'
}
func task(_ n: inout Int) {
  Task { n += 1 }  // error: escaping closure captures 'inout' parameter 'n'
}
func stored(_ n: inout Int) {
  let change = { n += 1 }  // error: escaping closure captures 'inout' parameter 'n'
  change()
}
struct Counter {
  var count = 0
  mutating func add() {
    now { count += 1 }
    keep { self.count += 1 }  // error: escaping closure captures mutating 'self' parameter
  }
}
