// swift-format-ignore-file
struct V { var x = 0.0 }
func ... (a: V, b: V) -> [V] { [a, b] }
print((V()...V(x: 1)).count)
// expect: 2
