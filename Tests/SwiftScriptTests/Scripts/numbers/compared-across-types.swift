// swift-format-ignore-file
let a: Int8 = 1, b = 2, u: UInt64 = .max
print(a < b, b > a, a == b, u > b, a != b, Int16(2) == b, u >= a, b <= u)
func f<T: BinaryInteger>(_ t: T) -> Bool { t >= b }
func g<T: BinaryInteger>(_ t: T) -> Int { var n = t, c = 0; while n > 0 { n /= 2; c += 1 }; return c + Int(t % 3) }
print(f(3), f(UInt8(1)), g(9))
extension BinaryInteger { var big: Bool { self > b && self != 7 } ; func digits() -> [Int] { var n = self; var r: [Int] = []; while n != 0 { r.append(Int(n % 10)); n /= 10 }; return r.reversed() } }
print(5.big, UInt8(7).big, 1234.digits())
// expect: true true false true true true true true
// expect: true false 4
// expect: true false [1, 2, 3, 4]
