// swift-format-ignore-file
func arr<T>(_ x: T...) -> [T] { x }
print(arr(1, 2.5), arr(2.5, 1))

// expect: [1.0, 2.5] [2.5, 1.0]
