// swift-format-ignore-file
// Literals, empty ones too, are what their place, a closure or the other side makes of them.
let prices = ["x": 1].mapValues { $0 + 0.5 }
print(prices)
let c = true
print([1, c ? 2.5 : 0], [c ? 1 : 2, 0.5])
print(Range(1...4), ClosedRange(0..<3), (Range(uncheckedBounds: (1, 3))))
extension Double { var m: Double { self * 2 } }
print(10.m)
struct F: OptionSet { let rawValue: Int; static let a = F(rawValue: 1) }
print([] == F(), F.a == [], [] != F.a)
// expect: ["x": 1.5]
// expect: [1.0, 2.5] [1.0, 0.5]
// expect: 1..<5 0...2 1..<3
// expect: 20.0
// expect: true false true
