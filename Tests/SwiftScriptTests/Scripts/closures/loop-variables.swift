// swift-format-ignore-file
var actions: [() -> Int] = []
for i in 0..<3 { actions.append { i * 10 } }
for name in ["a", "b"] { actions.append { name.count } }
print(actions.map { $0() })

// expect: [0, 10, 20, 1, 1]
