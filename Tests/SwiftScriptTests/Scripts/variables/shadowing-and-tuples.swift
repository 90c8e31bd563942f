// swift-format-ignore-file
let x = 1
do { let x = x + 1; print(x); do { let x = "s\(x)"; print(x) } }
var (p, q) = (1, 2)
(p, q) = (q, p + q)
(p, q) = (q, p + q)
print(x, p, q)

// expect: 2
// expect: s2
// expect: 1 3 5
