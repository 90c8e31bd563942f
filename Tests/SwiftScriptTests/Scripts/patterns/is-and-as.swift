let values: [Any] = [1, "two", 3.0, [4], ("five", 5), true]
for value in values {
  switch value {
  case let n as Int: print("int", n)
  case is String: print("string")
  case let d as Double where d > 2: print("double", d)
  case let list as [Int]: print("list", list.count)
  case is Bool: print("bool")
  default: print("other")
  }
}
// expect: int 1
// expect: string
// expect: double 3.0
// expect: list 1
// expect: other
// expect: bool
