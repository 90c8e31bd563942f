struct Money: CustomStringConvertible {
  let cents: Int
  var description: String { "\(cents / 100).\(cents % 100)" }
}
class Person: CustomStringConvertible {
  let name: String
  init(_ name: String) { self.name = name }
  var description: String { "person \(name)" }
}
class Student: Person {
  override var description: String { "student " + super.description }
}
enum Coin: CustomStringConvertible {
  case head, tail
  var description: String { self == .head ? "H" : "T" }
}
print(Money(cents: 1234), [Money(cents: 550)], "\(Money(cents: 199))")  // expect: 12.34 [5.50] 1.99
let people: [Person] = [Person("a"), Student("b")]
print(people, people[1])  // expect: [person a, student person b] student person b
print(Coin.head, [Coin.tail], Optional(Coin.head) as Any)  // expect: H [T] Optional(H)
let any: Any = Student("c")
print(any, String(describing: any), Money(cents: 105).description)
// expect: student person c student person c 1.5
