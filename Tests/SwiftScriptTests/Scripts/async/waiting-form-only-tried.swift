// swift-format-ignore-file
func twice<R>(_ f: () throws -> R) rethrows -> R { try f() }
func twice<R>(_ f: () async throws -> R) async rethrows -> R { try await f() }
let x = twice { twice { 3 } }
twice { twice { print(1) }; print(2) }
print(x)
@dynamicMemberLookup struct Node { var path: String
  subscript(dynamicMember name: String) -> Node { Node(path: path + "." + name) }
  subscript(dynamicMember name: String) -> Int { name.count } }
let node = Node(path: "r")
let n: Int = node.hello
print(n, node.a.b.path, node.abc + 1)
// expect: 1
// expect: 2
// expect: 3
// expect: 5 r.a.b 4
