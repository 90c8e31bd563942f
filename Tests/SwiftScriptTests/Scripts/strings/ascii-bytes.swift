// swift-format-ignore-file
print(UInt8(ascii: "x"))
func f<S: Sequence>(_ s: S, _ n: UInt8) -> Bool where S.Element == UInt8 { s.contains(n) }
print(f("abc".utf8, UInt8(ascii: "c")))
func g<C: Collection>(_ c: C, needle: C.Element) -> C.Index? where C.Element: Equatable { c.firstIndex(of: needle) }
print(g([UInt8](repeating: 3, count: 2), needle: UInt8(ascii: "\u{3}"))!)
// expect: 120
// expect: true
// expect: 0
