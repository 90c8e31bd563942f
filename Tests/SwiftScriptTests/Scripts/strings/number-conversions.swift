// swift-format-ignore-file
print(Int("42") ?? 0, Int("4x") as Any, Double("2.50") ?? 0, String(255, radix: 16), Int("ff", radix: 16) ?? 0)
print(String(3.0), "\(1.5e10)", "\(0.1 + 0.2)", String(true), Int(3.99), Int(-3.99))

// expect: 42 nil 2.5 ff 255
// expect: 3.0 15000000000.0 0.30000000000000004 true 3 -3
