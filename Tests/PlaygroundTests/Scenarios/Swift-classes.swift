// Classes: initializers, inheritance, overriding, observers, identity.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

class Animal {
  let name: String
  var legs: Int { 4 }
  var mood = "calm" {
    didSet { print("\(name): \(oldValue) -> \(mood)") }
  }
  class var kingdom: String { "animals" }
  static var count = 0

  init(name: String) {
    self.name = name
    Animal.count += 1
    setUp()
  }

  convenience init() { self.init(name: "nobody") }

  func setUp() { print("Animal.setUp") }
  func speak() -> String { "..." }
  final func introduce() -> String { "\(name) says \(speak())" }
}

class Dog: Animal {
  var tricks: [String]
  override var legs: Int { super.legs }
  override class var kingdom: String { "dogs, " + super.kingdom }
  override var mood: String {
    didSet { print("the dog noticed") }
  }

  init(name: String, tricks: [String]) {
    self.tricks = tricks
    super.init(name: name)
    print("Dog.init")
  }

  override convenience init(name: String) {
    self.init(name: name, tricks: ["sit"])
  }

  override func setUp() {
    super.setUp()
    print("Dog.setUp, tricks: \(tricks.count)")
  }

  override func speak() -> String { super.speak() + "wuff" }
}

final class Bird: Animal {
  override var legs: Int { 2 }
  lazy var song: String = {
    print("composing")
    return "la"
  }()
}

class Base {
  required init(value: Int) { print("Base", value) }
}
class Derived: Base {
  var extra = "extra"
  required init(value: Int) {
    super.init(value: value + 1)
    print("Derived", extra)
  }
}

let dog = Dog(name: "Rex")
print(dog.introduce(), dog.legs, Dog.kingdom, Animal.kingdom)
dog.mood = "happy"
let animals: [Animal] = [dog, Bird(name: "Tweety"), Dog()]
print(animals.map { $0.introduce() }, animals.map(\.legs), Animal.count)
for animal in animals {
  if let dog = animal as? Dog { print("dog", dog.tricks) } else { print(type(of: animal)) }
}
if let bird = animals[1] as? Bird {
  print("before")
  print(bird.song, bird.song)
}
let same = dog
same.tricks.append("roll")
print(dog.tricks.count, same === dog, dog === animals[2], animals[0] is Dog)
_ = Derived(value: 1)
let speak = dog.speak
print(speak(), [1, 2].map(String.init))
