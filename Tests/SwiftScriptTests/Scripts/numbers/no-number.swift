// swift-format-ignore-file
let z = 0.0
print(0.0 / 0.0, 0 / 0.0, -(0.0 / 0.0), (0.0 / 0.0).isNaN, [0.0 / 0.0])
print(max(1, Double.nan), max(Double.nan, 1), min(1, Double.nan), min(Double.nan, 1), max(1, 2, Double.nan), max(z, -z))
// expect: nan nan -nan true [nan]
// expect: 1.0 nan 1.0 nan 2.0 -0.0
