class Address { var street: String? = "Main" }
class Person {
  var address: Address?
  var friends: [Person] = []
  func name() -> String { "P" }
}
let person = Person()
print(person.address?.street as Any)  // expect: nil
print(person.address?.street?.count ?? -1)  // expect: -1
person.address = Address()
print(person.address?.street as Any, person.address?.street?.count ?? -1)
// expect: Optional("Main") 4
person.address?.street = "Side"
print(person.address?.street ?? "none")  // expect: Side
person.address?.street = nil
print(person.address?.street == nil)  // expect: true
print(person.friends.first?.name() ?? "no friends")  // expect: no friends
let nobody: Person? = nil
nobody?.address = Address()
print(nobody?.name() as Any)  // expect: nil
