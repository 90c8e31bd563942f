// swift-format-ignore-file
// Whatever way a block is left, its variables end and what it has put off runs.
nonisolated(unsafe) var log = ""
nonisolated func note(_ items: Any...) { log += items.map { "\($0)" }.joined(separator: " ") + "; " }
nonisolated class L { let n: Int; init(_ n: Int) { self.n = n; note("made", n) }; deinit { note("gone", n) } }
struct Stop: Error {}
func say(_ s: String) -> Bool { note("?", s); return true }
enum E { case a(L), b }
func loops(_ k: Int) throws -> Int {
  let start = L(0)
  defer { note("defer f", start.n) }
  outer: for i in [1, 2] {
    let a = L(i * 10)
    defer { note("defer outer", i) }
    if k == 0 { continue outer }
    if k == 1 { break outer }
    var j = 0
    mid: while say("while"), j < 2 {
      defer { j += 1; note("defer mid", j) }
      let b = L(i * 100 + j)
      if k == 2 { continue mid }
      if k == 3 { break mid }
      if k == 4 { continue outer }
      if k == 5 { break outer }
      if k == 6 { return a.n + b.n }
      if k == 7 { throw Stop() }
      inner: repeat {
        defer { note("defer inner") }
        let c = L(1000)
        sw: switch (k, E.a(L(2000))) {
        case (8, .a(let x)): defer { note("defer sw") }; if x.n > 0 { break sw }; note("no")
        case (9, .a(let x)): defer { note("defer sw9") }; if x.n > 0 { break inner }
        case (10, _): defer { note("defer sw10") }; continue mid
        case (11, let e): defer { note("defer sw11") }; if case .a(let y) = e, y.n > 0 { continue outer }
        case (12, .a): defer { note("defer sw12") }; fallthrough
        case (13, .b): note("fell"); break outer
        case (14, .a(let l)) where l.n == 2000: defer { note("defer sw14") }; return 14
        default: note("default", c.n)
        }
        note("after sw")
        lab: if k == 15 { let d = L(3000); defer { note("defer if") }; if d.n > 1 { break lab }; note("no") }
        if k == 16 { defer { note("defer plain if") }; break mid }
        guard k != 17 else { let g = L(4000); defer { note("defer guard") }; note(g.n); break outer }
        do { defer { note("defer do") }; let t = L(5000); if k == 18 { throw Stop() }; if k == 19 { continue inner }; note(t.n) } catch { note("caught"); break mid }
      } while j > 5
      note("end mid")
    }
    note("end outer")
  }
  return -1
}
for k in 0...20 { log = "\(k): "; do { note(try loops(k)) } catch { note("error") }; print(log) }
// expect: 0: made 0; made 10; defer outer 1; gone 10; made 20; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 1: made 0; made 10; defer outer 1; gone 10; defer f 0; gone 0; -1; 
// expect: 2: made 0; made 10; ? while; made 100; gone 100; defer mid 1; ? while; made 101; gone 101; defer mid 2; ? while; end outer; defer outer 1; gone 10; made 20; ? while; made 200; gone 200; defer mid 1; ? while; made 201; gone 201; defer mid 2; ? while; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 3: made 0; made 10; ? while; made 100; gone 100; defer mid 1; end outer; defer outer 1; gone 10; made 20; ? while; made 200; gone 200; defer mid 1; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 4: made 0; made 10; ? while; made 100; gone 100; defer mid 1; defer outer 1; gone 10; made 20; ? while; made 200; gone 200; defer mid 1; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 5: made 0; made 10; ? while; made 100; gone 100; defer mid 1; defer outer 1; gone 10; defer f 0; gone 0; -1; 
// expect: 6: made 0; made 10; ? while; made 100; gone 100; defer mid 1; defer outer 1; gone 10; defer f 0; gone 0; 110; 
// expect: 7: made 0; made 10; ? while; made 100; gone 100; defer mid 1; defer outer 1; gone 10; defer f 0; gone 0; error; 
// expect: 8: made 0; made 10; ? while; made 100; made 1000; made 2000; defer sw; gone 2000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 100; defer mid 1; ? while; made 101; made 1000; made 2000; defer sw; gone 2000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 101; defer mid 2; ? while; end outer; defer outer 1; gone 10; made 20; ? while; made 200; made 1000; made 2000; defer sw; gone 2000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 200; defer mid 1; ? while; made 201; made 1000; made 2000; defer sw; gone 2000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 201; defer mid 2; ? while; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 9: made 0; made 10; ? while; made 100; made 1000; made 2000; defer sw9; gone 2000; gone 1000; defer inner; end mid; gone 100; defer mid 1; ? while; made 101; made 1000; made 2000; defer sw9; gone 2000; gone 1000; defer inner; end mid; gone 101; defer mid 2; ? while; end outer; defer outer 1; gone 10; made 20; ? while; made 200; made 1000; made 2000; defer sw9; gone 2000; gone 1000; defer inner; end mid; gone 200; defer mid 1; ? while; made 201; made 1000; made 2000; defer sw9; gone 2000; gone 1000; defer inner; end mid; gone 201; defer mid 2; ? while; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 10: made 0; made 10; ? while; made 100; made 1000; made 2000; defer sw10; gone 2000; gone 1000; defer inner; gone 100; defer mid 1; ? while; made 101; made 1000; made 2000; defer sw10; gone 2000; gone 1000; defer inner; gone 101; defer mid 2; ? while; end outer; defer outer 1; gone 10; made 20; ? while; made 200; made 1000; made 2000; defer sw10; gone 2000; gone 1000; defer inner; gone 200; defer mid 1; ? while; made 201; made 1000; made 2000; defer sw10; gone 2000; gone 1000; defer inner; gone 201; defer mid 2; ? while; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 11: made 0; made 10; ? while; made 100; made 1000; made 2000; defer sw11; gone 2000; gone 1000; defer inner; gone 100; defer mid 1; defer outer 1; gone 10; made 20; ? while; made 200; made 1000; made 2000; defer sw11; gone 2000; gone 1000; defer inner; gone 200; defer mid 1; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 12: made 0; made 10; ? while; made 100; made 1000; made 2000; defer sw12; gone 2000; fell; gone 1000; defer inner; gone 100; defer mid 1; defer outer 1; gone 10; defer f 0; gone 0; -1; 
// expect: 13: made 0; made 10; ? while; made 100; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 100; defer mid 1; ? while; made 101; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 101; defer mid 2; ? while; end outer; defer outer 1; gone 10; made 20; ? while; made 200; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 200; defer mid 1; ? while; made 201; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 201; defer mid 2; ? while; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 14: made 0; made 10; ? while; made 100; made 1000; made 2000; defer sw14; gone 2000; gone 1000; defer inner; gone 100; defer mid 1; defer outer 1; gone 10; defer f 0; gone 0; 14; 
// expect: 15: made 0; made 10; ? while; made 100; made 1000; made 2000; gone 2000; default 1000; after sw; made 3000; defer if; gone 3000; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 100; defer mid 1; ? while; made 101; made 1000; made 2000; gone 2000; default 1000; after sw; made 3000; defer if; gone 3000; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 101; defer mid 2; ? while; end outer; defer outer 1; gone 10; made 20; ? while; made 200; made 1000; made 2000; gone 2000; default 1000; after sw; made 3000; defer if; gone 3000; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 200; defer mid 1; ? while; made 201; made 1000; made 2000; gone 2000; default 1000; after sw; made 3000; defer if; gone 3000; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 201; defer mid 2; ? while; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 16: made 0; made 10; ? while; made 100; made 1000; made 2000; gone 2000; default 1000; after sw; defer plain if; gone 1000; defer inner; gone 100; defer mid 1; end outer; defer outer 1; gone 10; made 20; ? while; made 200; made 1000; made 2000; gone 2000; default 1000; after sw; defer plain if; gone 1000; defer inner; gone 200; defer mid 1; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 17: made 0; made 10; ? while; made 100; made 1000; made 2000; gone 2000; default 1000; after sw; made 4000; 4000; defer guard; gone 4000; gone 1000; defer inner; gone 100; defer mid 1; defer outer 1; gone 10; defer f 0; gone 0; -1; 
// expect: 18: made 0; made 10; ? while; made 100; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; gone 5000; defer do; caught; gone 1000; defer inner; gone 100; defer mid 1; end outer; defer outer 1; gone 10; made 20; ? while; made 200; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; gone 5000; defer do; caught; gone 1000; defer inner; gone 200; defer mid 1; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 19: made 0; made 10; ? while; made 100; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 100; defer mid 1; ? while; made 101; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 101; defer mid 2; ? while; end outer; defer outer 1; gone 10; made 20; ? while; made 200; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 200; defer mid 1; ? while; made 201; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 201; defer mid 2; ? while; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
// expect: 20: made 0; made 10; ? while; made 100; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 100; defer mid 1; ? while; made 101; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 101; defer mid 2; ? while; end outer; defer outer 1; gone 10; made 20; ? while; made 200; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 200; defer mid 1; ? while; made 201; made 1000; made 2000; gone 2000; default 1000; after sw; made 5000; 5000; gone 5000; defer do; gone 1000; defer inner; end mid; gone 201; defer mid 2; ? while; end outer; defer outer 2; gone 20; defer f 0; gone 0; -1; 
