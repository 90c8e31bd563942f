// swift-format-ignore-file
// What a pattern leaves out of a value that nobody else has ends when it is matched, the last part first.
nonisolated class L { let n: Int; init(_ n: Int) { self.n = n; print("made", n) }; deinit { print("gone", n) } }
enum T { case two(L, L), one(L), none }
func make(_ k: Int) -> T { k == 2 ? .two(L(1), L(2)) : k == 1 ? .one(L(3)) : .none }
func mo(_ k: Int) -> T? { make(k) }
func tup() -> (L, L) { (L(7), L(8)) }
func f() {
  print("1"); if case .two(let a, _) = make(2) { print("in", a.n) }
  print("2"); if case .some(.two(let a, _)) = mo(2) { print("in", a.n) }
  print("4"); if case .two(_, let a)? = mo(2) { print("in", a.n) }
  print("5"); if case let (a, _) = tup() { print("in", a.n) }
  print("6"); if case .two(let a, _) = make(2), a.n == 1 { print("in", a.n) }
  print("7"); if case .two(let a, _) = make(2), a.n == 9 { print("in", a.n) } else { print("else") }
  print("8"); if case .two(let a, let b) = make(2) { print("in", a.n, b.n) }
  print("10"); switch (make(2), make(1)) { case (.two(let a, _), .one): print("in", a.n); default: print("d") }
  print("11"); switch mo(2) { case .two(let a, _)?: print("in", a.n); default: print("d") }
  print("12"); let (a, _) = tup(); print("after", a.n)
  print("13"); for case .two(let a, _) in [make(2)] { print("in", a.n) }
  print("14"); while case .two(let a, _) = make(2) { print("in", a.n); break }
  print("15"); do { guard case .two(let a, _) = make(2) else { return }; print("in", a.n) }
  print("16"); switch (L(5), 1) { case (let a, 1): print("in", a.n); default: print("d") }
  print("21"); if case .two(_, _) = make(2) { print("in") }
  print("22"); if case .two(_, let b) = make(2) { print("in", b.n) }
  print("end")
}
f()
let (first, _) = tup()
print("top", first.n)
// expect: 1
// expect: made 1
// expect: made 2
// expect: gone 2
// expect: in 1
// expect: gone 1
// expect: 2
// expect: made 1
// expect: made 2
// expect: gone 2
// expect: in 1
// expect: gone 1
// expect: 4
// expect: made 1
// expect: made 2
// expect: gone 1
// expect: in 2
// expect: gone 2
// expect: 5
// expect: made 7
// expect: made 8
// expect: gone 8
// expect: in 7
// expect: gone 7
// expect: 6
// expect: made 1
// expect: made 2
// expect: gone 2
// expect: in 1
// expect: gone 1
// expect: 7
// expect: made 1
// expect: made 2
// expect: gone 2
// expect: gone 1
// expect: else
// expect: 8
// expect: made 1
// expect: made 2
// expect: in 1 2
// expect: gone 2
// expect: gone 1
// expect: 10
// expect: made 1
// expect: made 2
// expect: made 3
// expect: in 1
// expect: gone 1
// expect: gone 2
// expect: gone 3
// expect: 11
// expect: made 1
// expect: made 2
// expect: in 1
// expect: gone 1
// expect: gone 2
// expect: 12
// expect: made 7
// expect: made 8
// expect: gone 8
// expect: after 7
// expect: 13
// expect: made 1
// expect: made 2
// expect: in 1
// expect: gone 1
// expect: gone 2
// expect: 14
// expect: made 1
// expect: made 2
// expect: gone 2
// expect: in 1
// expect: gone 1
// expect: 15
// expect: made 1
// expect: made 2
// expect: gone 2
// expect: in 1
// expect: gone 1
// expect: 16
// expect: made 5
// expect: in 5
// expect: gone 5
// expect: 21
// expect: made 1
// expect: made 2
// expect: gone 2
// expect: gone 1
// expect: in
// expect: 22
// expect: made 1
// expect: made 2
// expect: gone 1
// expect: in 2
// expect: gone 2
// expect: end
// expect: gone 7
// expect: made 7
// expect: made 8
// expect: gone 8
// expect: top 7
