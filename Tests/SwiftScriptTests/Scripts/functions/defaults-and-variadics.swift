// swift-format-ignore-file
func join(_ parts: Any..., by separator: String = ",", end: String = "") -> String { parts.map { "\($0)" }.joined(separator: separator) + end }
print(join(1, "a", 2.5), join(1, 2, by: "-"), join(by: "+"), join(true, end: "!"))
func f(_ a: Int, b: Int = 2, _ c: Int = 3) -> Int { a * 100 + b * 10 + c }
print(f(1), f(1, 9), f(1, b: 5), f(1, b: 5, 6))

// expect: 1,a,2.5 1-2  true!
// expect: 123 129 153 156
