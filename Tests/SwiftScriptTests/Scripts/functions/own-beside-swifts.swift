// swift-format-ignore-file
func max(_ a: Int, _ b: Int) -> Int { Swift.max(a, b) + 100 }
print(max(1, 2), Swift.max(3, 4), Swift.min(1, 2))
func abs(_ x: Int) -> Int { Swift.abs(x) }
print(abs(-4))
func print(_ x: Int) { Swift.print("own", x) }
print(5)

// expect: 102 4 1
// expect: own 4
// expect: own 5
