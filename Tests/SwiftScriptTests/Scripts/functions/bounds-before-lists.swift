// swift-format-ignore-file
protocol P { var n: Int { get } }
extension Int: P { var n: Int { self } }
extension Array: P where Element: P { var n: Int { map(\.n).reduce(0, +) } }
func g<T: P>(_ x: T) -> String { "P" }
func g<T>(_ x: [T]) -> String { "array" }
let a = [1, 2]
print(g(a), g([1, 2]), g(["a"]), g(3))
func k<T: Equatable>(_ x: T) -> String { "eq" }
func k<T>(_ x: [T]) -> String { "array" }
struct N {}
print(k([1]), k(1), k([N()]))
func m<T: Collection>(_ x: T) -> String { "coll" }
func m<T>(_ x: [T]) -> String { "array" }
print(m([1]), m("a"))
// expect: P P array P
// expect: eq eq array
// expect: array coll
