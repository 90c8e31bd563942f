// swift-format-ignore-file
extension String {
  func tail() -> Self { Self(dropFirst()) }
  mutating func cut() { self = Self(dropLast()) }
  static func of(_ n: Int) -> Self { Self(n) + Self(repeating: "x", count: 2) + Self(describing: [1]) }
  init?(hexa: String) { guard let n = Int(hexa, radix: 16) else { return nil }; self = Self(n) }
}
extension Int { static func parse(_ s: String) -> Self? { Self(s) } ; var half: Self { Self(Double(self) / 2) } }
extension Double { init(text: String) { self = Self(text) ?? 0 } }
extension Array where Element == Int { static func few(_ n: Int) -> Self { Self(repeating: 1, count: n) + Self([2, 3]) + Self(0..<2) } }
extension Array { func copy() -> Self { Self(self) } ; init(twice e: Element) { self = Self(repeating: e, count: 2) } }
extension Set { func bigger(_ e: Element) -> Self { Self(self + [e]) } }
extension Dictionary where Value: Equatable { func flipped() -> Self { Self(uniqueKeysWithValues: map { ($0.key, $0.value) }) } }
extension Substring { mutating func cutOne() { self = Self(dropLast()) } ; func up() -> Self { Self(uppercased()) } }
extension Character { static var a: Self { Self("a") } }
var s = "abc"; s.cut()
print("abc".tail(), s, String.of(3), String(hexa: "ff") ?? "-")
print(Int.parse("5")!, 7.half, Double(text: "2.5"), [Int].few(2), [1, 2].copy(), [String](twice: "q"), Set([1]).bigger(2).count, ["a": 1].flipped())
var u = "xyz"[...]; u.cutOne(); print(u, u.up(), Character.a)
// expect: bc ab 3xx[1] 255
// expect: 5 3 2.5 [1, 1, 2, 3, 0, 1] [1, 2] ["q", "q"] 2 ["a": 1]
// expect: xy XY a
