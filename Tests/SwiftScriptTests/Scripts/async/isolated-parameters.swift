// swift-format-ignore-file
actor A { var n = 0; func add(_ k: Int) { n += k } }
func both(_ a: isolated A) { a.n += 1; a.add(2); print(a.n) }
await both(A())
// expect: 3
