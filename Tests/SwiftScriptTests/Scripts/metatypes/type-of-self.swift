class Animal { init() {}; func describe() -> String { "\(type(of: self))" } }
class Dog: Animal { override init() { super.init() } }
let animal: Animal = Dog()
print(animal.describe(), type(of: animal) == Dog.self, animal is Dog)
// expect: Dog true true
