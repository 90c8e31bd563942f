enum Edge {
  case left(Int)
  case right(Int)
  case none
}
func inset(_ edge: Edge) -> Int {
  let value =
    switch edge {
    case .left(let amount), .right(let amount): amount * 2
    case .none: 0
    }
  return value
}
print(inset(.left(1)), inset(.right(5)), inset(.none))  // expect: 2 10 0
func describe(_ edge: Edge) -> () -> String {
  switch edge {
  case .left(let amount), .right(let amount):
    return { "by \(amount)" }
  case .none:
    return { "not" }
  }
}
print(describe(.left(3))(), describe(.right(4))(), describe(.none)())  // expect: by 3 by 4 not
for pair in [(1, 0), (0, 2), (3, 3)] {
  switch pair {
  case (let n, 0), (0, let n): print("one", n)
  case let (a, b): print("two", a, b)
  }
}
// expect: one 1
// expect: one 2
// expect: two 3 3
