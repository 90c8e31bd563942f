// swift-format-ignore-file
var x: Int? = nil
let name: String? = "Ann"
print("v: \(x, default: "none"), \(name, default: "nobody")!")
x = 3
print("v: \(x, default: "none") \([1: "a"][2], default: "-") \(x.map { $0 * 2 }, default: "abc".prefix(2))")
struct P { var n: Double? }
print("\(P(n: 2.5).n, default: "?") \(P(n: nil).n, default: "?")")

// expect: v: none, Ann!
// expect: v: 3 - 6
// expect: 2.5 ?
