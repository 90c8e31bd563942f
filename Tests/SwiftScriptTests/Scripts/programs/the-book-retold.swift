// swift-format-ignore-file
// The language guide retold: optional chaining, ARC, nested types, extensions, patterns.
class Residence {
  var rooms: [Room] = []
  var address: Address?
  var count: Int { rooms.count }
  subscript(i: Int) -> Room {
    get { rooms[i] }
    set { rooms[i] = newValue }
  }
  func describe() { print("\(count) rooms") }
  init() {}
}
class Room { let name: String; init(name: String) { self.name = name } }
class Address {
  var building: String?, street: String?
  func identifier() -> String? { building ?? street.map { "on " + $0 } }
  init() {}
}
class Person {
  var residence: Residence?; let name: String; init(_ n: String) { name = n };
  deinit { print("bye", name) }
}
let john = Person("John")
if let count = john.residence?.count { print(count) } else { print("no residence") }
print(john.residence?.address?.identifier()?.hasPrefix("on") as Any)
let assigned: ()? = (john.residence?.address = Address())
print(assigned == nil)
john.residence = Residence()
john.residence?.rooms += [Room(name: "Hall"), Room(name: "Den")]
john.residence?[0] = Room(name: "Porch")
john.residence?.address = {
  let a = Address(); a.street = "Elm"; return a
}()
if john.residence?.describe() != nil { print("described") }
print(
  john.residence?.address?.identifier() ?? "?", john.residence?[0].name ?? "-",
  (john.residence?.rooms.first?.name.count)! + 1)
struct Card {
  enum Suit: Character, CaseIterable { case spades = "♠", hearts = "♥" }
  enum Rank: Int {
    case two = 2, three, jack = 11, ace = 14
    struct Values { let first: Int, second: Int? }
    var values: Values {
      switch self {
      case .ace: Values(first: 1, second: 11)
      case .jack: .init(first: 10, second: nil)
      default: Values(first: rawValue, second: nil)
      }
    }
  }
  let rank: Rank, suit: Suit
  var description: String {
    var output = "suit is \(suit.rawValue), value is \(rank.values.first)"
    if let second = rank.values.second { output += " or \(second)" }
    return output
  }
}
print(
  Card(rank: .ace, suit: .spades).description, Card.Rank(rawValue: 3)!, Card.Suit.allCases.count)
extension Int {
  enum Kind { case negative, zero, positive }
  var kind: Kind { self == 0 ? .zero : self > 0 ? .positive : .negative }
  func times(_ body: () -> Void) { for _ in 0..<self { body() } }
  subscript(digit: Int) -> Int { (0..<digit).reduce(self) { n, _ in n / 10 } % 10 }
  mutating func square() { self *= self }
}
var n = 3
n.square(); n.square()
2.times { print("hi", terminator: " ") }
print(n, 746381295[2], (-4).kind)
func classify(_ value: Any) -> String {
  switch value {
  case 0 as Int: "zero"
  case let n as Int where n < 0: "negative \(n)"
  case is Int: "int"
  case let (x, y) as (Double, Double): "point \(x) \(y)"
  case let f as (String) -> String: f("fn")
  case Optional<Any>.none: "nil"
  case let list as [Any]: "list of \(list.count)"
  case let p as Person: p.name
  default: "\(type(of: value))"
  }
}
for thing in [0, -3, 7, (1.0, 2.0), { (s: String) in s + "!" }, [1, "a"], john, "x", 2.5 as Float]
  as [Any]
{ print(classify(thing), terminator: "; ") }
print()
let point = (1, -1)
switch point {
case let (x, y) where x == y: print("on")
case let (x, y) where x == -y: print("off", x, y)
case (let x, _): print(x)
}
do {
  let temp = Person("Temp")
  let hold = { [weak temp] in temp?.name ?? "gone" }
  print(hold())
}
weak var ghost = Person("Ghost")
print(ghost?.name ?? "nobody")

// expect: no residence
// expect: nil
// expect: true
// expect: 2 rooms
// expect: described
// expect: on Elm Porch 6
// expect: suit is ♠, value is 1 or 11 three 2
// expect: hi hi 81 2 negative
// expect: zero; negative -3; int; point 1.0 2.0; fn!; list of 2; John; String; Float; 
// expect: off 1 -1
// expect: Temp
// expect: bye Temp
// expect: bye Ghost
// expect: nobody
