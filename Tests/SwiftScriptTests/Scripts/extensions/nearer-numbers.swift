// swift-format-ignore-file
extension Array where Element: Numeric { func total() -> String { "num" } }
extension Array where Element: BinaryInteger { func total() -> String { "int" } }
extension Array where Element: FloatingPoint { func total() -> String { "fp" } }
print([1].total(), [1.5].total())
// expect: int fp
