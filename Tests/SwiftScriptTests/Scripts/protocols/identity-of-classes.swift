// swift-format-ignore-file
// A class has an id by itself.
class Node: Identifiable { var name = "a" }
let (a, b) = (Node(), Node())
print(a.id == a.id, a.id == b.id, a.id == ObjectIdentifier(a))
class User: Identifiable { let id: String; init(id: String) { self.id = id } }
print(User(id: "u1").id)
struct Row: Identifiable { let id: Int }
func first<T: Identifiable>(_ all: [T], _ id: T.ID) -> T? { all.first { $0.id == id } }
print(first([Row(id: 1), Row(id: 2)], 2)?.id ?? 0, first([a, b], b.id) === b)
// expect: true false true
// expect: u1
// expect: 2 true
