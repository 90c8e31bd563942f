// swift-format-ignore-file
func / (a: [Int], b: Int) -> [Int] { a.map { $0 / b } }
func - (a: String, b: String) -> String { a.replacing(b, with: "") }
infix operator ∈: ComparisonPrecedence
func ∈ <C: Collection>(e: C.Element, c: C) -> Bool where C.Element: Equatable { c.contains(e) }
print([1, 2] / 2, "c" - "a", "a" ∈ "abc", 3 ∈ [1, 2])
print([4, 6] / 2, "banana" - "an")
// expect: [0, 1] c true false
// expect: [2, 3] ba
