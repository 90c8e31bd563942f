// swift-format-ignore-file
struct F: OptionSet { let rawValue: Int; static let x = F(rawValue: 1), y = F(rawValue: 2), z = F(rawValue: 4) }
func t<T: OptionSet>(_ a: T, _ b: T) -> T where T.Element == T { var c = a; c.insert(b); return c.contains(b) ? c.union(a) : c }
print(t(F.x, .y).rawValue)
extension OptionSet where RawValue == Int { var bits: Int { rawValue.nonzeroBitCount } }
print(t(F.x, .y).bits)
extension OptionSet { func has(_ x: Element) -> Bool { contains(x) } }
print(F.x.has(.y))
extension OptionSet where RawValue: FixedWidthInteger {
  func elements() -> [Self] {
    var all: [Self] = []
    var mask: RawValue = 1
    for _ in 0..<RawValue.bitWidth { if rawValue & mask != 0 { all.append(Self(rawValue: mask)) }; mask = mask &* 2 }
    return all
  }
}
struct G: OptionSet { let rawValue: UInt8; static let a = G(rawValue: 1) ; static let all: G = [.a, G(rawValue: 128)] }
print(G.all.elements().map(\.rawValue), G.all.isEmpty, G().isEmpty, G.all.subtracting(.a).rawValue)

// expect: 3
// expect: 2
// expect: false
// expect: [1, 128] false true 128
