// swift-format-ignore-file
func change(_ xs: inout [Int], with f: (inout Int) -> Void) { for i in xs.indices { f(&xs[i]) } }
var xs = [1, 2, 3]
change(&xs) { $0 *= 10 }
change(&xs) { x in if x > 10 { x -= 1 } }
print(xs)

// expect: [10, 19, 29]
