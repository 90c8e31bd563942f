// swift-format-ignore-file
func run(_ a: Int, first: () -> Int, second: (Int) -> Int = { $0 }) -> Int { second(a + first()) }
print(run(1) { 2 }, run(1) { 2 } second: { $0 * 10 }, run(1, first: { 5 }))

// expect: 3 30 6
