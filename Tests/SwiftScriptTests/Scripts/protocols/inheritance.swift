protocol Entity { var id: Int { get } }
protocol Nameable: Entity { var name: String { get set } }
struct User: Nameable {
  let id: Int
  var name: String
}
var user: Nameable = User(id: 1, name: "u")
user.name = "changed"
print(user.id, user.name)  // expect: 1 changed
let entity: Entity = user
print(entity.id, entity is Nameable)  // expect: 1 true
