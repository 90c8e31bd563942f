func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
  { g(f($0)) }
}
let both = compose({ $0 + 1 }, { $0 * 10 })
print(both(2))  // expect: 30
let multiLine = { (x: Int) -> String in
  let doubled = x * 2
  if doubled > 5 { return "big" }
  return "small"
}
print(multiLine(1), multiLine(3))  // expect: small big
typealias Handler = (String) -> Void
let handlers: [Handler] = [{ print("1", $0) }, { print("2", $0) }]
// expect: 1 x
// expect: 2 x
handlers.forEach { $0("x") }
