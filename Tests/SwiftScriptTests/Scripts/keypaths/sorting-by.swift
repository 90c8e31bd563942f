// swift-format-ignore-file
struct P { var name: String; var age: Int; var tags: [String] = [] }
func sorted<T, V: Comparable>(_ xs: [T], by path: KeyPath<T, V>) -> [T] { xs.sorted { $0[keyPath: path] < $1[keyPath: path] } }
var ps = [P(name: "b", age: 1), P(name: "a", age: 2)]
print(sorted(ps, by: \.name).map(\.age), sorted(ps, by: \.age).map(\.name))
let path = \P.tags
ps[0][keyPath: path].append("x")
print(ps[0].tags, ps.map(\.tags.count))

// expect: [2, 1] ["b", "a"]
// expect: ["x"] [1, 0]
