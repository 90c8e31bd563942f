func dot<N: Numeric>(_ a: [N], _ b: [N]) -> N {
  var sum: N = 0
  for (x, y) in zip(a, b) { sum += x * y }
  return sum
}
print(dot([1, 2, 3], [4, 5, 6]), dot([0.5, 2], [2, 4]))
// expect: 32 9.0
