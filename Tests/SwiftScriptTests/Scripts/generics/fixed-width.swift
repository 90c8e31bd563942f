// swift-format-ignore-file
func top<T: FixedWidthInteger>(_ x: T) -> T { x == T.max ? T.min : x + 1 }
print(top(UInt8(255)), top(5), top(UInt64.max), top(Int8(3)))
extension FixedWidthInteger { var bits: String { (0..<Self.bitWidth).reversed().map { (self >> $0) & 1 == 1 ? "1" : "0" }.joined() } }
print(UInt8(0b1011).bits, Int8(-2).bits)
func width<T: FixedWidthInteger>(_ x: T) -> Int { x.leadingZeroBitCount + x.bitWidth + x.nonzeroBitCount }
print(width(UInt8(3)), width(1))
func isMin<T: FixedWidthInteger & SignedInteger>(_ x: T) -> Bool { x == .min }
print(isMin(Int8(-128)))

// expect: 0 6 0 4
// expect: 00001011 11111110
// expect: 16 128
// expect: true
