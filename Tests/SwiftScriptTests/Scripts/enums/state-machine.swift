// swift-format-ignore-file
enum Light { case red, green(seconds: Int), off
  mutating func next() { switch self { case .red: self = .green(seconds: 3); case .green(let s) where s > 1: self = .green(seconds: s - 1); case .green: self = .off; case .off: self = .red } } }
var l = Light.red
for _ in 0..<6 { print(l); l.next() }

// expect: red
// expect: green(seconds: 3)
// expect: green(seconds: 2)
// expect: green(seconds: 1)
// expect: off
// expect: red
