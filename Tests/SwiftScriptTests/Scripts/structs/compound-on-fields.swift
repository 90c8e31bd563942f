// swift-format-ignore-file
struct V { var a = 1, b = 2.0, s = "s" }
func work() -> V { var v = V(); v.a += 2; v.a *= 5; v.b /= 4; v.s += "t"; v.a -= v.a / 3; return v }
print(work())

// expect: V(a: 10, b: 0.5, s: "st")
