// swift-format-ignore-file
// Shifts and complements of a type parameter.
extension FixedWidthInteger {
    subscript(bit i: Int) -> Bool { get { self >> Self(i) & 1 == 1 } set { if newValue { self |= 1 << Self(i) } else { self &= ~(1 << i) } } }
    func without(_ i: Int) -> Self { ~(1 << i) & self }
    var flipped: Self { ~self }
}
var u: UInt8 = 5; u[bit: 1] = true; print(u, u[bit: 2], u.without(0), u.flipped)
var n = -3; n[bit: 0] = false; print(n, n.flipped, Int16(7).without(1), UInt64.max.flipped)
// expect: 7 true 6 248
// expect: -4 3 5 0
