// swift-format-ignore-file
let s: Set = [1]
let t = (s + [2]).sorted()
let u = Set(s + [3])
func add<T: Hashable>(_ s: Set<T>, _ e: T) -> Set<T> { Set(s + [e]) }
func add2<T: Hashable>(_ s: Set<T>, _ e: T) -> Set<T> { Set([e] + s) }
print(t, u.sorted(), add(s, 5).sorted(), add2(s, 5).count, (["a": 1] + [(key: "b", value: 2)]).count)
// expect: [1, 2] [1, 3] [1, 5] 2 2
