// swift-format-ignore-file
func count(_ a: Int, _ b: Int) -> Int { var n = 0; for _ in a..<b { n += 1 }; return n }
print(count(1, 4))
print(count(4, 1))

// expect: 3
// trap: Range requires lowerBound <= upperBound
