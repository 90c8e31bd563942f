struct User { let id: Int; var name: String }
extension User: Equatable { static func == (a: User, b: User) -> Bool { a.id == b.id } }
print(
  User(id: 1, name: "a") == User(id: 1, name: "b"),
  [User(id: 2, name: "x")].contains(User(id: 2, name: "y")))
// expect: true true
