// swift-format-ignore-file
struct Address { var street: String; var zip: Int? }
struct User { var name: String; var age: Int; var address: Address }
let amy = User(name: "Amy", age: 25, address: Address(street: "B st", zip: nil))
let paths: [PartialKeyPath<User>] = [\.name, \.age, \User.address.zip, \.address.street.count]
for path in paths { print(amy[keyPath: path]) }
print(\User.name == \User.name, paths[0] == \User.name, paths[0] == paths[1], Set(paths).count)
let any: AnyKeyPath = \User.age
print(amy[keyPath: any] as Any, "text"[keyPath: any] as Any)
func changed(_ a: User, _ b: User, among paths: [(String, PartialKeyPath<User>)]) -> [String] {
  paths.filter { "\(a[keyPath: $0.1])" != "\(b[keyPath: $0.1])" }.map(\.0)
}
var older = amy
older.age += 1
print(changed(amy, older, among: [("name", \.name), ("age", \.age)]))
// expect: Amy
// expect: 25
// expect: nil
// expect: 4
// expect: true true false 4
// expect: Optional(25) nil
// expect: ["age"]
