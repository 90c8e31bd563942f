// swift-format-ignore-file
class Animal { init() {} }; class Dog: Animal {}
infix operator <+>: AdditionPrecedence
func <+> (l: Animal, r: Animal) -> String { "AA" }
func <+> (l: Dog, r: Dog) -> String { "DD" }
print(Dog() <+> Dog())
func x(_ f: () -> Animal) -> String { "fA" }
func x(_ f: () -> Dog) -> String { "fD" }
print(x { Dog() })
// expect: DD
// expect: fD
