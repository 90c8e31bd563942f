// swift-format-ignore-file
final class R { let n: String; init(_ n: String) { self.n = n }; deinit { print("-", n) } }
func defers(_ k: Int) -> Int {
  defer { print("d1", k) }
  let r = R("r\(k)")
  for i in 0..<3 {
    let inner = R("i\(i)")
    defer { print("loop", i, inner.n) }
    if i == k { return i * 10 }
    if i == 1 { continue }
    print("body", i)
  }
  defer { print("d2", r.n) }
  return -1
}
print(defers(2)); print(defers(0)); print(defers(9))

// expect: body 0
// expect: loop 0 i0
// expect: - i0
// expect: loop 1 i1
// expect: - i1
// expect: loop 2 i2
// expect: - i2
// expect: - r2
// expect: d1 2
// expect: 20
// expect: loop 0 i0
// expect: - i0
// expect: - r0
// expect: d1 0
// expect: 0
// expect: body 0
// expect: loop 0 i0
// expect: - i0
// expect: loop 1 i1
// expect: - i1
// expect: body 2
// expect: loop 2 i2
// expect: - i2
// expect: d2 r9
// expect: - r9
// expect: d1 9
// expect: -1
