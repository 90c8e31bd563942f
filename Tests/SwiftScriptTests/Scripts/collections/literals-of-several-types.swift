// swift-format-ignore-file
print([1, "a"].map { "\($0)" })
print([1, "a"].count, [nil, 1, "a"].count)
for x in [1, "a", 2.5] { print(x) }
for (k, v) in ["a": 1] as [String: Any] { print(k, v) }
print(["a": 1, "b": "c"].count)
func g<T>(_ t: T) { print(type(of: t)) }
g([1, "a"])
let t = ([1, "a"], 2)
print(t.0.count)
let f = { [1, "a"] }
print(f())
[1, "a", true].forEach { print($0) }
let both = [1, "a"] + [2]
print(both)
struct C {}
print([1, (1, 2), C()].map { "\($0)" })
// expect: ["1", "a"]
// expect: 2 3
// expect: 1
// expect: a
// expect: 2.5
// expect: a 1
// expect: 2
// expect: Array<Any>
// expect: 2
// expect: [1, "a"]
// expect: 1
// expect: a
// expect: true
// expect: [1, "a", 2]
// expect: ["1", "(1, 2)", "C()"]
