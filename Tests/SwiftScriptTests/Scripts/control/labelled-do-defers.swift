// swift-format-ignore-file
// A break that leaves a labelled do ends its variables and runs what it has put off so far.
nonisolated class L { let n: Int; init(_ n: Int) { self.n = n; print("made", n) }; deinit { print("gone", n) } }
struct Stop: Error {}
func f(_ k: Int) -> Int {
  outer: do {
    let a = L(1)
    defer { print("defer 1") }
    if k == 0 { break outer }
    inner: do {
      let b = L(2)
      defer { print("defer 2", b.n) }
      if k == 1 { break inner }
      if k == 2 { break outer }
      if k == 3 { return a.n + b.n }
      for i in 0..<3 {
        defer { print("defer 3", i) }
        let c = L(10 + i)
        if i == 1, k == 4 { break outer }
        if i == 1, k == 5 { continue }
        if i == 2, k == 6 { break inner }
        print(c.n)
      }
      defer { print("late") }
      if k == 7 { break outer }
      print("end of inner")
    }
    print("end of outer")
  }
  do {
    again: do {
      let d = L(3)
      defer { print("defer 4") }
      if k == 8 { break again }
      if k == 9 { throw Stop() }
      print(d.n)
    }
    print("after again")
  } catch { print("caught") }
  return k
}
for k in 0...10 { print("--", k); print(f(k)) }
let total = { (n: Int) -> Int in
  sum: do { defer { print("closure defer") }; guard n > 0 else { break sum }; return n }
  return -1
}
print(total(0), total(1))
// expect: -- 0
// expect: made 1
// expect: defer 1
// expect: gone 1
// expect: made 3
// expect: 3
// expect: defer 4
// expect: gone 3
// expect: after again
// expect: 0
// expect: -- 1
// expect: made 1
// expect: made 2
// expect: defer 2 2
// expect: gone 2
// expect: end of outer
// expect: defer 1
// expect: gone 1
// expect: made 3
// expect: 3
// expect: defer 4
// expect: gone 3
// expect: after again
// expect: 1
// expect: -- 2
// expect: made 1
// expect: made 2
// expect: defer 2 2
// expect: gone 2
// expect: defer 1
// expect: gone 1
// expect: made 3
// expect: 3
// expect: defer 4
// expect: gone 3
// expect: after again
// expect: 2
// expect: -- 3
// expect: made 1
// expect: made 2
// expect: defer 2 2
// expect: gone 2
// expect: defer 1
// expect: gone 1
// expect: 3
// expect: -- 4
// expect: made 1
// expect: made 2
// expect: made 10
// expect: 10
// expect: gone 10
// expect: defer 3 0
// expect: made 11
// expect: gone 11
// expect: defer 3 1
// expect: defer 2 2
// expect: gone 2
// expect: defer 1
// expect: gone 1
// expect: made 3
// expect: 3
// expect: defer 4
// expect: gone 3
// expect: after again
// expect: 4
// expect: -- 5
// expect: made 1
// expect: made 2
// expect: made 10
// expect: 10
// expect: gone 10
// expect: defer 3 0
// expect: made 11
// expect: gone 11
// expect: defer 3 1
// expect: made 12
// expect: 12
// expect: gone 12
// expect: defer 3 2
// expect: end of inner
// expect: late
// expect: defer 2 2
// expect: gone 2
// expect: end of outer
// expect: defer 1
// expect: gone 1
// expect: made 3
// expect: 3
// expect: defer 4
// expect: gone 3
// expect: after again
// expect: 5
// expect: -- 6
// expect: made 1
// expect: made 2
// expect: made 10
// expect: 10
// expect: gone 10
// expect: defer 3 0
// expect: made 11
// expect: 11
// expect: gone 11
// expect: defer 3 1
// expect: made 12
// expect: gone 12
// expect: defer 3 2
// expect: defer 2 2
// expect: gone 2
// expect: end of outer
// expect: defer 1
// expect: gone 1
// expect: made 3
// expect: 3
// expect: defer 4
// expect: gone 3
// expect: after again
// expect: 6
// expect: -- 7
// expect: made 1
// expect: made 2
// expect: made 10
// expect: 10
// expect: gone 10
// expect: defer 3 0
// expect: made 11
// expect: 11
// expect: gone 11
// expect: defer 3 1
// expect: made 12
// expect: 12
// expect: gone 12
// expect: defer 3 2
// expect: late
// expect: defer 2 2
// expect: gone 2
// expect: defer 1
// expect: gone 1
// expect: made 3
// expect: 3
// expect: defer 4
// expect: gone 3
// expect: after again
// expect: 7
// expect: -- 8
// expect: made 1
// expect: made 2
// expect: made 10
// expect: 10
// expect: gone 10
// expect: defer 3 0
// expect: made 11
// expect: 11
// expect: gone 11
// expect: defer 3 1
// expect: made 12
// expect: 12
// expect: gone 12
// expect: defer 3 2
// expect: end of inner
// expect: late
// expect: defer 2 2
// expect: gone 2
// expect: end of outer
// expect: defer 1
// expect: gone 1
// expect: made 3
// expect: defer 4
// expect: gone 3
// expect: after again
// expect: 8
// expect: -- 9
// expect: made 1
// expect: made 2
// expect: made 10
// expect: 10
// expect: gone 10
// expect: defer 3 0
// expect: made 11
// expect: 11
// expect: gone 11
// expect: defer 3 1
// expect: made 12
// expect: 12
// expect: gone 12
// expect: defer 3 2
// expect: end of inner
// expect: late
// expect: defer 2 2
// expect: gone 2
// expect: end of outer
// expect: defer 1
// expect: gone 1
// expect: made 3
// expect: defer 4
// expect: gone 3
// expect: caught
// expect: 9
// expect: -- 10
// expect: made 1
// expect: made 2
// expect: made 10
// expect: 10
// expect: gone 10
// expect: defer 3 0
// expect: made 11
// expect: 11
// expect: gone 11
// expect: defer 3 1
// expect: made 12
// expect: 12
// expect: gone 12
// expect: defer 3 2
// expect: end of inner
// expect: late
// expect: defer 2 2
// expect: gone 2
// expect: end of outer
// expect: defer 1
// expect: gone 1
// expect: made 3
// expect: 3
// expect: defer 4
// expect: gone 3
// expect: after again
// expect: 10
// expect: closure defer
// expect: closure defer
// expect: -1 1
