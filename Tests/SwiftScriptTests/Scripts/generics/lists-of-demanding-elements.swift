// swift-format-ignore-file
func f<T>(_ t: [T]) -> String { "[T]" }
func f<T: Equatable>(_ t: [T]) -> String { "[Eq]" }
print(f([1]))
func g<T>(_ t: T) -> String { "T" }
func g<T: Equatable>(_ t: T) -> String { "Eq" }
func g<T: Comparable>(_ t: T) -> String { "Cmp" }
print(g(1), g(true), g(()))
// expect: [Eq]
// expect: Cmp Eq T
