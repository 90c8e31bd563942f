// swift-format-ignore-file
func q<T: Equatable>(_ a: T, _ b: T) -> String { "\(T.self)" }
print(q("a", nil as String?), q(nil as Int?, 2), q(2, nil as Int?), q([1], nil as [Int]?), q(2.5, nil as Double?))
func o<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
print(o(Int("1"), 2), o(2, Int("2")), o("a", Optional("b")), o(true, nil as Bool?))
let s = "x"
print(o(s, nil as String?), q(s, Optional("c")))

// expect: Optional<String> Optional<Int> Optional<Int> Optional<Array<Int>> Optional<Double>
// expect: Optional<Int> Optional<Int> Optional<String> Optional<Bool>
// expect: Optional<String> Optional<String>
