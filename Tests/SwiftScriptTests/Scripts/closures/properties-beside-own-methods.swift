// swift-format-ignore-file
struct S { var map: (Int) -> Int = { $0 + 1 }; func map(_ s: String) -> String { s + "!" } }
print(S().map(1), S().map("a"))
// expect: 2 a!
