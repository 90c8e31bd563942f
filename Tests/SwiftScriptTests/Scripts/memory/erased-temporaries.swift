// swift-format-ignore-file
// What becomes an Any for a call ends with the statement.
nonisolated class L { let n: Int; init(_ n: Int) { self.n = n; print("made", n) }; deinit { print("gone", n) } }
func h() {
  print("a"); print((Optional<L>.some(L(1))).map({ (c: L) -> L in (([L]()).first ?? c) }).map({ (c: L) -> L in (true ? c : c) })?.n ?? 0)
  print("a2"); print(((Optional<L>.some(L(1))).map({ (c: L) -> L in (([L]()).first ?? c) })).map({ (c: L) -> L in (true ? c : c) }) as Any is L)
  print("a3"); print(((Optional<L>.some(L(1))).map({ (c: L) -> L in (([L]()).first ?? c) })).map({ (c: L) -> L in (true ? c : c) }) == nil)
  print("b"); print(([L]([L]([L(3)].reversed()).lazy.map { $0 }.prefix(3))).isEmpty)
  print("c"); print([L](([L](([L(3)] as [L]).reversed())).lazy.map { $0 }.prefix(3)) as Any is [L])
}
func top(_ x: [L]) { print("t", x.count) }
h()
func k() {
  print("d"); print(((Optional<L>.some(L(1))).map({ (c: L) -> L in (([L]()).first ?? c) })).map({ (c: L) -> L in (true ? c : c) }) as Any)
  print("e"); print(([L]([L]([L(3)].reversed()).lazy.map { $0 }.prefix(3))))
  print("f"); print([L(4)])
  print("g"); print(Optional(L(5)) as Any)
  print("h"); top([L(6)].map { $0 })
  print("i"); print([L(7)].map { $0 })
  print("j"); print([1].map { (c: Int) -> L in L(8) })
  print("k"); print((Optional<L>.some(L(9))).map({ (c: L) -> L in c }) as Any)
  print("z")
}
k()
// expect: a
// expect: made 1
// expect: gone 1
// expect: 1
// expect: a2
// expect: made 1
// expect: gone 1
// expect: true
// expect: a3
// expect: made 1
// expect: gone 1
// expect: false
// expect: b
// expect: made 3
// expect: gone 3
// expect: false
// expect: c
// expect: made 3
// expect: gone 3
// expect: true
// expect: d
// expect: made 1
// expect: Optional(main.L)
// expect: gone 1
// expect: e
// expect: made 3
// expect: [main.L]
// expect: gone 3
// expect: f
// expect: made 4
// expect: [main.L]
// expect: gone 4
// expect: g
// expect: made 5
// expect: Optional(main.L)
// expect: gone 5
// expect: h
// expect: made 6
// expect: t 1
// expect: gone 6
// expect: i
// expect: made 7
// expect: [main.L]
// expect: gone 7
// expect: j
// expect: made 8
// expect: [main.L]
// expect: gone 8
// expect: k
// expect: made 9
// expect: Optional(main.L)
// expect: gone 9
// expect: z
