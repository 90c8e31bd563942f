// swift-format-ignore-file
// A member without its type beside a key path, where the operator is the script's.
enum Cat { case swift, c }
struct Post { var cat: Cat; var title: String }
func == <T, V: Equatable>(l: KeyPath<T, V>, r: V) -> (T) -> Bool { { $0[keyPath: l] == r } }
func && <T>(l: @escaping (T) -> Bool, r: @escaping (T) -> Bool) -> (T) -> Bool { { l($0) && r($0) } }
let ps = [Post(cat: .swift, title: "a"), Post(cat: .c, title: "b")]
print(ps.filter(\.cat == .swift).map(\.title))
print(ps.filter(\.cat == .c && \.title == "b").map(\.title))
let p: (Post) -> Bool = \.title == "a"
print(ps.filter(p).count)
// expect: ["a"]
// expect: ["b"]
// expect: 1
