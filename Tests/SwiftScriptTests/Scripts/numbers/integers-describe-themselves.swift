// swift-format-ignore-file
func d<T: BinaryInteger>(_ t: T) -> String { t.description + "\(t)" }
print(d(5), d(UInt8(3)))
struct M<T: FixedWidthInteger & SignedInteger>: CustomStringConvertible { var v: T; var description: String { v.description } }
print(M(v: Int8(-3)))
// expect: 55 33
// expect: -3
