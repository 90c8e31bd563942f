// swift-format-ignore-file
import Foundation
print(AnyHashable(1) == AnyHashable(1.0), AnyHashable(1) == AnyHashable(UInt8(1)), AnyHashable("a") == AnyHashable("a"), AnyHashable(1.5) == AnyHashable(Float(1.5)))
var d: [AnyHashable: String] = [1: "int"]
d[1.0] = "double"
d["x"] = "s"
d[UInt(1)] = "uint"
print(d.count, d[1] ?? "-")
let s: Set<AnyHashable> = [1, 1.0, "a", 2, 2.0 as Float, true]
print(s.count, s.contains(2), s.contains(1 as Int8))
print(AnyHashable(1), AnyHashable(1.0), AnyHashable(Float(2)), AnyHashable(1).base, type(of: AnyHashable(1.0).base))
print(AnyHashable(1).hashValue == AnyHashable(1.0).hashValue, AnyHashable(true) == AnyHashable(1))
print(AnyHashable([1, 2]) == AnyHashable([1.0, 2.0]), AnyHashable([1: 2]) == AnyHashable([1: 2]))

print(AnyHashable(UInt64.max) == AnyHashable(UInt64.max), AnyHashable(-1) == AnyHashable(UInt64.max), AnyHashable(9007199254740993) == AnyHashable(9007199254740992.0), AnyHashable(0.0) == AnyHashable(-0.0), AnyHashable(Double.nan) == AnyHashable(Double.nan))

// expect: true true true true
// expect: 2 uint
// expect: 4 true true
// expect: 1 1.0 2.0 1 Double
// expect: true false
// expect: true true
// expect: true false false true false
