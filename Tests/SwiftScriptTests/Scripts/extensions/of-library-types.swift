// swift-format-ignore-file
extension Int { var isEven: Bool { self % 2 == 0 }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; static let answer = 42 }
extension String { var vowels: Int { filter { "aeiou".contains($0) }.count }; subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
extension Array where Element == Int { var sum: Int { reduce(0, +) } }
extension Collection { var second: Element? { dropFirst().first } }
3.times { print($0, $0.isEven) }
print(Int.answer, "education".vowels, "abc"[1], [1, 2].sum, [7, 8].second ?? 0, "xy".second ?? "-")

// expect: 0 true
// expect: 1 false
// expect: 2 true
// expect: 42 5 b 3 8 y
