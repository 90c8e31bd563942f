let all = [/a/, /b/]
for w in ["a", "xb", "c"] where all.contains(where: { w.contains($0) }) { print(w) }
let x = 6, y = 2
print(x / y / 1)
var n = 0
for w in ["a1", "b2"] { if let m = w.firstMatch(of: /(\w)(\d)/) { n += Int(m.2) ?? 0; print(m.1) } }
print(n)

// expect: a
// expect: xb
// expect: 3
// expect: a
// expect: b
// expect: 3
