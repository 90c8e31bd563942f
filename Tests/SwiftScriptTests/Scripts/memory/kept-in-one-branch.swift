// swift-format-ignore-file
struct F: ~Copyable { let n: Int; deinit { print("close", n) } }
func take(_ f: consuming F) { print("take", f.n) }
func maybe(_ b: Bool) { let f = F(n: 2); if b { take(f) }; print("done") }
maybe(false); maybe(true)
func m(_ b: Int) { let f = F(n: 3); switch b { case 0: take(f); case 1: print("one"); default: print("other") }; print("done") }
m(1); m(0); m(2)
func two(_ b: Bool, _ c: Bool) { let f = F(n: 4), g = F(n: 5); if b { take(f) } else if c { print("c") } else { take(g) }; print("end") }
two(true, false); two(false, true); two(false, false)
func par(_ f: consuming F, _ b: Bool) { if b { print("kept") } else { take(f) }; print("par") }
par(F(n: 6), true); par(F(n: 7), false)
func early(_ b: Bool) { let f = F(n: 8); guard b else { take(f); return }; print("go"); take(f) }
early(true); early(false)
func inner(_ b: Bool) { let f = F(n: 10); if b { let g = F(n: 11); if f.n > 3 { take(g) }; print("in") ; take(f) } ; print("out") }
inner(true); inner(false)
func loop() { for i in 0..<2 { let f = F(n: 20 + i); if i == 0 { take(f) }; print("l", i) } }
loop()
// expect: close 2
// expect: done
// expect: take 2
// expect: close 2
// expect: done
// expect: one
// expect: close 3
// expect: done
// expect: take 3
// expect: close 3
// expect: done
// expect: other
// expect: close 3
// expect: done
// expect: take 4
// expect: close 4
// expect: close 5
// expect: end
// expect: c
// expect: close 5
// expect: close 4
// expect: end
// expect: take 5
// expect: close 5
// expect: close 4
// expect: end
// expect: kept
// expect: close 6
// expect: par
// expect: take 7
// expect: close 7
// expect: par
// expect: go
// expect: take 8
// expect: close 8
// expect: take 8
// expect: close 8
// expect: take 11
// expect: close 11
// expect: in
// expect: take 10
// expect: close 10
// expect: out
// expect: close 10
// expect: out
// expect: take 20
// expect: close 20
// expect: l 0
// expect: close 21
// expect: l 1
