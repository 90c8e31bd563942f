// swift-format-ignore-file
protocol P {}; protocol Q: P {}; struct S: Q {}
extension Array where Element: P { func k() -> String { "[P]" } }
extension Array where Element: Q { func k() -> String { "[Q]" } }
print([S()].k())
struct Box<T> { let v: T }
extension Box where T: P { var k: String { "P" } }
extension Box where T: Q { var k: String { "Q" } }
print(Box(v: S()).k)
func o(_ x: (any P)?) -> String { "P?" }
func o(_ x: (any Q)?) -> String { "Q?" }
print(o(S()))
extension Sequence where Element: Equatable { var z: String { "eq" } }
extension Sequence where Element: Comparable { var z: String { "cmp" } }
extension Sequence where Element: Numeric & Comparable { var z: String { "num" } }
print([true].z, ["a"].z, [1].z)
struct G<T> { let v: T; var n: String { "plain" } }
extension G where T: Sequence { var n: String { "seq" } }
extension G where T: Collection { var n: String { "coll" } }
print(G(v: 1).n, G(v: [1]).n, G(v: AnySequence([1])).n)
// expect: [Q]
// expect: Q
// expect: Q?
// expect: eq cmp num
// expect: plain coll seq
