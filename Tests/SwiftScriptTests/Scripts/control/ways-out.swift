// swift-format-ignore-file
// Whatever way a block is left, its variables end and what it has put off runs.
nonisolated class L { let n: Int; init(_ n: Int) { self.n = n; print("made", n) }; deinit { print("gone", n) } }
struct Stop: Error {}
func say(_ s: String) -> Bool { print("?", s); return true }
enum E { case a(L), b }
func loops(_ k: Int) throws -> Int {
  let start = L(0)
  defer { print("defer f", start.n) }
  outer: for i in [1, 2] {
    let a = L(i * 10)
    defer { print("defer outer", i) }
    if k == 0 { continue outer }
    if k == 1 { break outer }
    var j = 0
    mid: while say("while"), j < 2 {
      defer { j += 1; print("defer mid", j) }
      let b = L(i * 100 + j)
      if k == 2 { continue mid }
      if k == 3 { break mid }
      if k == 4 { continue outer }
      if k == 5 { break outer }
      if k == 6 { return a.n + b.n }
      if k == 7 { throw Stop() }
      inner: repeat {
        defer { print("defer inner") }
        let c = L(1000)
        sw: switch (k, E.a(L(2000))) {
        case (8, .a(let x)): defer { print("defer sw") }; if x.n > 0 { break sw }; print("no")
        case (9, .a(let x)): defer { print("defer sw9") }; if x.n > 0 { break inner }
        case (10, _): defer { print("defer sw10") }; continue mid
        case (11, let e): defer { print("defer sw11") }; if case .a(let y) = e, y.n > 0 { continue outer }
        case (12, .a): defer { print("defer sw12") }; fallthrough
        case (13, .b): print("fell"); break outer
        case (14, .a(let l)) where l.n == 2000: defer { print("defer sw14") }; return 14
        default: print("default", c.n)
        }
        print("after sw")
        lab: if k == 15 { let d = L(3000); defer { print("defer if") }; if d.n > 1 { break lab }; print("no") }
        if k == 16 { defer { print("defer plain if") }; break mid }
        guard k != 17 else { let g = L(4000); defer { print("defer guard") }; print(g.n); break outer }
        do { defer { print("defer do") }; let t = L(5000); if k == 18 { throw Stop() }; if k == 19 { continue inner }; print(t.n) } catch { print("caught"); break mid }
      } while j > 5
      print("end mid")
    }
    print("end outer")
  }
  return -1
}
for k in 0...20 { print("--", k); do { print(try loops(k)) } catch { print("error") } }
// expect: -- 0
// expect: made 0
// expect: made 10
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 1
// expect: made 0
// expect: made 10
// expect: defer outer 1
// expect: gone 10
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 2
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: gone 100
// expect: defer mid 1
// expect: ? while
// expect: made 101
// expect: gone 101
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: gone 200
// expect: defer mid 1
// expect: ? while
// expect: made 201
// expect: gone 201
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 3
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: gone 100
// expect: defer mid 1
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: gone 200
// expect: defer mid 1
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 4
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: gone 100
// expect: defer mid 1
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: gone 200
// expect: defer mid 1
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 5
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: gone 100
// expect: defer mid 1
// expect: defer outer 1
// expect: gone 10
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 6
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: gone 100
// expect: defer mid 1
// expect: defer outer 1
// expect: gone 10
// expect: defer f 0
// expect: gone 0
// expect: 110
// expect: -- 7
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: gone 100
// expect: defer mid 1
// expect: defer outer 1
// expect: gone 10
// expect: defer f 0
// expect: gone 0
// expect: error
// expect: -- 8
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: defer sw
// expect: gone 2000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 100
// expect: defer mid 1
// expect: ? while
// expect: made 101
// expect: made 1000
// expect: made 2000
// expect: defer sw
// expect: gone 2000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 101
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: made 1000
// expect: made 2000
// expect: defer sw
// expect: gone 2000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 200
// expect: defer mid 1
// expect: ? while
// expect: made 201
// expect: made 1000
// expect: made 2000
// expect: defer sw
// expect: gone 2000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 201
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 9
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: defer sw9
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 100
// expect: defer mid 1
// expect: ? while
// expect: made 101
// expect: made 1000
// expect: made 2000
// expect: defer sw9
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 101
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: made 1000
// expect: made 2000
// expect: defer sw9
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 200
// expect: defer mid 1
// expect: ? while
// expect: made 201
// expect: made 1000
// expect: made 2000
// expect: defer sw9
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 201
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 10
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: defer sw10
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: gone 100
// expect: defer mid 1
// expect: ? while
// expect: made 101
// expect: made 1000
// expect: made 2000
// expect: defer sw10
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: gone 101
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: made 1000
// expect: made 2000
// expect: defer sw10
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: gone 200
// expect: defer mid 1
// expect: ? while
// expect: made 201
// expect: made 1000
// expect: made 2000
// expect: defer sw10
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: gone 201
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 11
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: defer sw11
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: gone 100
// expect: defer mid 1
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: made 1000
// expect: made 2000
// expect: defer sw11
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: gone 200
// expect: defer mid 1
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 12
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: defer sw12
// expect: gone 2000
// expect: fell
// expect: gone 1000
// expect: defer inner
// expect: gone 100
// expect: defer mid 1
// expect: defer outer 1
// expect: gone 10
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 13
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 100
// expect: defer mid 1
// expect: ? while
// expect: made 101
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 101
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 200
// expect: defer mid 1
// expect: ? while
// expect: made 201
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 201
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 14
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: defer sw14
// expect: gone 2000
// expect: gone 1000
// expect: defer inner
// expect: gone 100
// expect: defer mid 1
// expect: defer outer 1
// expect: gone 10
// expect: defer f 0
// expect: gone 0
// expect: 14
// expect: -- 15
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 3000
// expect: defer if
// expect: gone 3000
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 100
// expect: defer mid 1
// expect: ? while
// expect: made 101
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 3000
// expect: defer if
// expect: gone 3000
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 101
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 3000
// expect: defer if
// expect: gone 3000
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 200
// expect: defer mid 1
// expect: ? while
// expect: made 201
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 3000
// expect: defer if
// expect: gone 3000
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 201
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 16
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: defer plain if
// expect: gone 1000
// expect: defer inner
// expect: gone 100
// expect: defer mid 1
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: defer plain if
// expect: gone 1000
// expect: defer inner
// expect: gone 200
// expect: defer mid 1
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 17
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 4000
// expect: 4000
// expect: defer guard
// expect: gone 4000
// expect: gone 1000
// expect: defer inner
// expect: gone 100
// expect: defer mid 1
// expect: defer outer 1
// expect: gone 10
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 18
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: gone 5000
// expect: defer do
// expect: caught
// expect: gone 1000
// expect: defer inner
// expect: gone 100
// expect: defer mid 1
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: gone 5000
// expect: defer do
// expect: caught
// expect: gone 1000
// expect: defer inner
// expect: gone 200
// expect: defer mid 1
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 19
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 100
// expect: defer mid 1
// expect: ? while
// expect: made 101
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 101
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 200
// expect: defer mid 1
// expect: ? while
// expect: made 201
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 201
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
// expect: -- 20
// expect: made 0
// expect: made 10
// expect: ? while
// expect: made 100
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 100
// expect: defer mid 1
// expect: ? while
// expect: made 101
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 101
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 1
// expect: gone 10
// expect: made 20
// expect: ? while
// expect: made 200
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 200
// expect: defer mid 1
// expect: ? while
// expect: made 201
// expect: made 1000
// expect: made 2000
// expect: gone 2000
// expect: default 1000
// expect: after sw
// expect: made 5000
// expect: 5000
// expect: gone 5000
// expect: defer do
// expect: gone 1000
// expect: defer inner
// expect: end mid
// expect: gone 201
// expect: defer mid 2
// expect: ? while
// expect: end outer
// expect: defer outer 2
// expect: gone 20
// expect: defer f 0
// expect: gone 0
// expect: -1
