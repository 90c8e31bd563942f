// swift-format-ignore-file
// Each value of an interpolation is asked for its text, and ends, before the next is reckoned.
nonisolated final class L: CustomStringConvertible { let n: Int; init(_ n: Int) { self.n = n; print("made", n) }; deinit { print("gone", n) }; var description: String { print("described", n); return "L\(n)" } }
func opt(_ n: Int) -> L? { L(n) }
func f() {
  print("1"); let s = "\(L(1)) and \(L(2))!"; print(s)
  print("3"); print("\(opt(6)?.n ?? 0) \(opt(7)!)")
  print("4"); var t = ""; t += "\(L(8))\(L(9).n)"; print(t)
  print("5"); print("\([L(10), L(11)].count) \(L(12))")
}
f()
func h() {
  print("a"); print(Optional<L>.some(L(1)).map({ (c: L) -> L in ([L]()).first ?? c }).map({ (c: L) -> L in (true ? c : c) })!.n)
  print("b"); print([L(2)].map { $0 }.first?.n ?? 0)
  print("c"); print([L]([L]([L(3)].reversed()).lazy.map { $0 }.prefix(3)).count)
  print("d"); print(Optional.some(L(4)).map { $0.n } ?? 0)
  print("e"); print([L(5)].map({ (c: L) -> Int in c.n })[0])
  print("f"); print(([L(6)].first { _ in true } ?? L(7)).n)
  print("g"); print((true ? L(8) : L(9)).n)
  print("h"); print((opt(10) ?? L(11)).n)
  print("i"); print(Optional<L>.some(L(12)).map({ (c: L) -> L in (true ? c : c) }).map { $0.n }!)
  print("j"); print([1].map({ (c: Int) -> Int in L(13).n + c }))
  print("k"); print([L]([L(14)].lazy.map { $0 }.prefix(3)).count)
  print("l"); print([L(15)].reversed().map { $0 }.count)
  print("m"); print(zip([L(16)], [L(17)]).map { $0.0.n + $0.1.n })
  print("n"); print([L(18), L(19)].sorted { $0.n > $1.n }.map(\.n))
  print("o"); print([L(20)].lazy.map { $0.n }.first ?? 0)
  print("p"); print([L(21)].reduce(0) { $0 + $1.n })
  print("q"); print(([L]()).first ?? L(22))
  print("r"); for x in [L(23)].lazy.map({ $0 }) { print(x.n) }
  print("s"); print((Optional<L>.none ?? Optional<L>.some(L(24)))?.n ?? 0)
  print("z")
}
h()
// expect: 1
// expect: made 1
// expect: described 1
// expect: gone 1
// expect: made 2
// expect: described 2
// expect: gone 2
// expect: L1 and L2!
// expect: 3
// expect: made 6
// expect: gone 6
// expect: made 7
// expect: described 7
// expect: gone 7
// expect: 6 L7
// expect: 4
// expect: made 8
// expect: described 8
// expect: gone 8
// expect: made 9
// expect: gone 9
// expect: L89
// expect: 5
// expect: made 10
// expect: made 11
// expect: gone 10
// expect: gone 11
// expect: made 12
// expect: described 12
// expect: gone 12
// expect: 2 L12
// expect: a
// expect: made 1
// expect: gone 1
// expect: 1
// expect: b
// expect: made 2
// expect: gone 2
// expect: 2
// expect: c
// expect: made 3
// expect: gone 3
// expect: 1
// expect: d
// expect: made 4
// expect: gone 4
// expect: 4
// expect: e
// expect: made 5
// expect: gone 5
// expect: 5
// expect: f
// expect: made 6
// expect: gone 6
// expect: 6
// expect: g
// expect: made 8
// expect: gone 8
// expect: 8
// expect: h
// expect: made 10
// expect: gone 10
// expect: 10
// expect: i
// expect: made 12
// expect: gone 12
// expect: 12
// expect: j
// expect: made 13
// expect: gone 13
// expect: [14]
// expect: k
// expect: made 14
// expect: gone 14
// expect: 1
// expect: l
// expect: made 15
// expect: gone 15
// expect: 1
// expect: m
// expect: made 16
// expect: made 17
// expect: gone 16
// expect: gone 17
// expect: [33]
// expect: n
// expect: made 18
// expect: made 19
// expect: gone 19
// expect: gone 18
// expect: [19, 18]
// expect: o
// expect: made 20
// expect: gone 20
// expect: 20
// expect: p
// expect: made 21
// expect: gone 21
// expect: 21
// expect: q
// expect: made 22
// expect: described 22
// expect: L22
// expect: gone 22
// expect: r
// expect: made 23
// expect: 23
// expect: gone 23
// expect: s
// expect: made 24
// expect: gone 24
// expect: 24
// expect: z
