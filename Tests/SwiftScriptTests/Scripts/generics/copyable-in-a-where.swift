// swift-format-ignore-file
func id<T>(_ x: T) -> T where T: Copyable { x }
print(id(3))

// expect: 3
