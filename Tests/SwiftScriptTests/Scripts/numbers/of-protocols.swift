// swift-format-ignore-file
func add(_ a: any BinaryInteger) -> Int { Int(a) + 1 }
print(add(3), add(UInt8(3)))
func fl(_ a: any BinaryFloatingPoint) -> Double { Double(a) * 2 }
print(fl(1.5), fl(Float(1.5)))
let ns: [any Numeric] = [1, 2.5, UInt8(3)]
for n in ns { if let i = n as? any BinaryInteger { print(Int(i), Double(Int(i)), "\(i)") } else { print(n) } }
let s: [any FixedWidthInteger] = [Int8(1), UInt64(5)]
print(s.map { Int($0) }, s.map { $0.bitWidth }, s.map { Double($0) })
print(s.map { String($0, radix: 2) })
// expect: 4 4
// expect: 3.0 3.0
// expect: 1 1.0 1
// expect: 2.5
// expect: 3 3.0 3
// expect: [1, 5] [8, 64] [1.0, 5.0]
// expect: ["1", "101"]
