// swift-format-ignore-file
func describe(_ x: Any) -> String {
  switch x {
  case let n as Int where n < 0: "negative"
  case 0 as Int: "zero"
  case is Int: "int"
  case let s as String: "string \(s.count)"
  case let (a, b) as (Int, Int): "pair \(a + b)"
  case let a as [Int]: "ints \(a.count)"
  case nil as Int?: "nil"
  default: "other"
  }
}
for x in [-1, 0, 5, "abc", (1, 2), [1, 2, 3], 2.5] as [Any] { print(describe(x)) }

// expect: negative
// expect: zero
// expect: int
// expect: string 3
// expect: pair 3
// expect: ints 3
// expect: other
