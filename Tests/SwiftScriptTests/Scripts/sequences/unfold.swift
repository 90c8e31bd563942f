// swift-format-ignore-file
print(Array(sequence(first: 1) { $0 < 40 ? $0 * 3 : nil }))
class View { let parent: View?; let name: String; init(_ n: String, _ p: View?) { name = n; parent = p } }
let leaf = View("c", View("b", View("a", nil)))
for v in sequence(first: leaf, next: { $0.parent }) { print(v.name) }

// expect: [1, 3, 9, 27, 81]
// expect: c
// expect: b
// expect: a
