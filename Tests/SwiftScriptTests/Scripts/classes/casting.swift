// swift-format-ignore-file
class Animal {
  init() {}
  func sound() -> String { "..." }
}
class Dog: Animal {
  override func sound() -> String { "woof" }
  func fetch() -> String { "fetched" }
}
class Cat: Animal {}
let animals: [Animal] = [Dog(), Cat(), Animal()]
for animal in animals {
  if let dog = animal as? Dog {
    print(dog.fetch())  // expect: fetched
  } else if animal is Cat {
    print("a cat")  // expect: a cat
  } else {
    print(animal.sound())  // expect: ...
  }
}
print((animals[0] as! Dog).sound())  // expect: woof
let anything: [Any] = [1, "two", 3.0, Dog(), [1, 2], true]
for item in anything {
  switch item {
  case let number as Int: print("Int", number)  // expect: Int 1
  case let text as String: print("String", text)  // expect: String two
  case let number as Double: print("Double", number)  // expect: Double 3.0
  case is Dog: print("Dog")  // expect: Dog
  case let list as [Int]: print("list", list.count)  // expect: list 2
  default: print("other")  // expect: other
  }
}
