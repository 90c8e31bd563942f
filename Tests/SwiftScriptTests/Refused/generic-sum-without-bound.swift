// swift-format-ignore-file
func add<T>(_ a: T, _ b: T) -> T { a + b }  // error: binary operator '+' cannot be applied to two 'T' operands
