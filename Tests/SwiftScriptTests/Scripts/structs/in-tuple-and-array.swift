// swift-format-ignore-file
struct P { var x: Int; var y: Int }
var t = (P(x: 1, y: 2), [P(x: 3, y: 4)])
t.0.x += 10
t.1[0].y -= 1
let (first, rest) = t
print(first.x, rest[0].y, t.0.y)

// expect: 11 3 2
