// swift-format-ignore-file
func factorial(_ n: Int) -> Int {
  var f: (Int) -> Int = { $0 }
  f = { n in n < 2 ? 1 : n * f(n - 1) }
  return f(n)
}
print(factorial(10))

// expect: 3628800
