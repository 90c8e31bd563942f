// swift-format-ignore-file
class Animal: CustomStringConvertible { let name: String; private(set) var energy = 10
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "Unnamed") }
  func speak() -> String { "..." }
  func move(by n: Int = 1) { energy -= n }
  class var kingdom: String { "Animalia" }
  static func make(_ n: Int) -> [Animal] { (0..<n).map { Animal(name: "a\($0)") } }
  final func rest() { energy += 5 }
  var description: String { "\(type(of: self))(\(name), \(energy))" }
}
class Dog: Animal { var tricks: [String] = []
  override init(name: String) { super.init(name: name); tricks = ["sit"] }
  override func speak() -> String { "Woof" + super.speak() }
  override func move(by n: Int = 3) { super.move(by: n * 2) }
  override class var kingdom: String { super.kingdom + "/Canis" }
  subscript(i: Int) -> String? { tricks.indices.contains(i) ? tricks[i] : nil }
}
final class Puppy: Dog { override var description: String { "puppy " + super.description }; lazy var toy: String = { print("making toy"); return "ball of \(name)" }() }
let zoo: [Animal] = [Animal(), Dog(name: "Rex"), Puppy(name: "Bit")]
for a in zoo { a.move(); print(a, a.speak(), type(of: a).kingdom) }
for case let d as Dog in zoo { d.tricks.append("roll"); print(d[1] ?? "-", d[9] ?? "none") }
let p = Puppy(); print(p.toy, p.toy, p.energy); p.rest(); print(p)
print(zoo.filter { $0 is Dog }.count, zoo.compactMap { $0 as? Puppy }.map(\.name), Animal.make(2), (zoo[1] as! Dog).tricks)
print(zoo[0] === zoo[0], zoo[0] !== zoo[1], ObjectIdentifier(zoo[0]) == ObjectIdentifier(zoo[0]))
let makers: [String: (String) -> Animal] = ["dog": Dog.init(name:), "animal": Animal.init(name:)]
print(makers["dog"]!("Z"), makers.keys.sorted())
let t: Animal.Type = Dog.self; print(t, t == Dog.self, t.kingdom)
func describe(_ a: Animal) -> String { switch a { case is Puppy: "P"; case let d as Dog where d.tricks.count > 1: "D+"; case is Dog: "D"; default: "A" } }
print(zoo.map(describe).joined(separator: ","))
class Shape { var area: Double { fatalError("abstract") }; required init() {} ; static func create() -> Self { self.init() } }
class Sq: Shape { var side = 2.0 { willSet { print("will", newValue) } didSet { if side < 0 { side = 0 } ; print("did", oldValue, side) } }; override var area: Double { side * side } }
let s = Sq.create(); s.side = 3; s.side = -1; print(s.area, type(of: s))
// expect: Animal(Unnamed, 9) ... Animalia
// expect: Dog(Rex, 8) Woof... Animalia/Canis
// expect: puppy Puppy(Bit, 8) Woof... Animalia/Canis
// expect: roll none
// expect: roll none
// expect: making toy
// expect: ball of Unnamed ball of Unnamed 10
// expect: puppy Puppy(Unnamed, 15)
// expect: 2 ["Bit"] [Animal(a0, 10), Animal(a1, 10)] ["sit", "roll"]
// expect: true true true
// expect: Dog(Z, 10) ["animal", "dog"]
// expect: Dog true Animalia/Canis
// expect: A,D+,P
// expect: will 3.0
// expect: did 2.0 3.0
// expect: will -1.0
// expect: did 3.0 0.0
// expect: 0.0 Sq
