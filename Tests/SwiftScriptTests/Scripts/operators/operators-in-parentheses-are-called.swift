// swift-format-ignore-file
print((+)(1, 2), (-)(5, 3), ((*) as (Double, Double) -> Double)(2, 3), (<)(1, 2), (+)("a", "b"))
let xs = [3, 1]
print((==)(xs[0], xs[1]), [1, 2, 3].reduce(0, (+)), (xs[0], xs[1]).0)

// expect: 3 2 6.0 true ab
// expect: false 6 3
