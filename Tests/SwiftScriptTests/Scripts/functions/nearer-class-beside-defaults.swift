// swift-format-ignore-file
class Animal { init() {} }; class Dog: Animal {}; class Puppy: Dog {}
func w(_ a: Animal...) -> String { "As" }
func w(_ d: Dog...) -> String { "Ds" }
print(w(Dog(), Dog()), w(Puppy()))
func v(_ a: Animal, n: Int = 0) -> String { "A" }
func v(_ d: Dog, n: Int = 0) -> String { "D" }
print(v(Dog()), v(Puppy(), n: 1))
// expect: Ds Ds
// expect: D D
