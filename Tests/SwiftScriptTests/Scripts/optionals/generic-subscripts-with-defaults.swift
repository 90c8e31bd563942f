// swift-format-ignore-file
// The right side of `??` tells what a generic subscript gives.
struct D { var s: [String: Any] = ["p": "x", "n": 3]
  subscript<T>(_ k: String, as t: T.Type = T.self) -> T? { s[k] as? T } }
let d = D()
print(d["p"] ?? "none")
print(d["n"] ?? 0)
print(d["p", as: Int.self] ?? -1)
// expect: x
// expect: 3
// expect: -1
