// swift-format-ignore-file
// What a generic call gives is what the operator takes.
func log<T>(_ s: String, _ v: T) -> T { print("·", s); return v }
prefix operator √
prefix func √ (x: Double) -> Double { x * 0.5 }
print(√log("x", 16), √(log("y", 4) + 5))
func id<T>(_ x: T) -> T { x }
print(√id(9))
// expect: · x
// expect: · y
// expect: 8.0 4.5
// expect: 4.5
