enum Fault: Error { case small(Int), bad }
func risky(_ n: Int) throws -> Int {
  defer { print("left", n) }
  if n < 1 { throw Fault.small(n) }
  return n &* 2
}
print((try? risky(3)) ?? 0, (try? risky(-3)) ?? 0)
func walk(_ n: Int, _ s: String) throws -> String {
  defer { print("end", n, s) }
  for k in 0..<n {
    defer { print("k", k, s) }
    if k == 2 { throw Fault.bad }
    do {
      defer { print("inner", k) }
      if k == 1, n == 2 { throw Fault.bad }
    }
  }
  return s
}
print((try? walk(1, "a")) as Any)
print((try? walk(2, "b")) as Any)
print((try? walk(4, "c")) as Any)
// expect: left 3
// expect: left -3
// expect: 6 0
// expect: inner 0
// expect: k 0 a
// expect: end 1 a
// expect: Optional("a")
// expect: inner 0
// expect: k 0 b
// expect: inner 1
// expect: k 1 b
// expect: end 2 b
// expect: nil
// expect: inner 0
// expect: k 0 c
// expect: inner 1
// expect: k 1 c
// expect: k 2 c
// expect: end 4 c
// expect: nil
