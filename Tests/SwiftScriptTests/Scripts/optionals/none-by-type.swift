// swift-format-ignore-file
let a = Optional<Int>.none
var b: String? = .some("x")
print(a == nil, b ?? "-")
b = .none
print(b ?? "-")

// expect: true x
// expect: -
