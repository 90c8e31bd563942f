// swift-format-ignore-file
func makeCounter() -> (up: () -> Int, reset: () -> Void) {
  var n = 0
  return ({ n += 1; return n }, { n = 0 })
}
let a = makeCounter(), b = makeCounter()
print(a.up(), a.up(), b.up())
a.reset()
print(a.up(), b.up())

// expect: 1 2 1
// expect: 1 2
