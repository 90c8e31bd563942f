// swift-format-ignore-file
extension Array where Element: Equatable { func uniqued() -> String { "slow" } }
extension Array where Element: Hashable { func uniqued() -> String { "fast" } }
print([1, 2].uniqued(), ["a"].uniqued())
extension Sequence where Element: Equatable { var z: String { "eq" } }
extension Sequence where Element: Comparable { var z: String { "cmp" } }
print([true].z, ["a"].z)
func f<T: Equatable>(_ x: T) -> String { "eq" }
func f<T: Comparable>(_ x: T) -> String { "cmp" }
func f<T: Hashable>(_ x: [T]) -> String { "arr" }
print(f(1), f(true), f([1]))
// expect: fast fast
// expect: eq cmp
// expect: cmp eq arr
