// swift-format-ignore-file
class Animal { init() {} }; class Dog: Animal {}
func g(_ a: Animal?) -> String { "Animal?" }
func g(_ d: Dog?) -> String { "Dog?" }
print(g(Dog()))
let d: Dog? = nil; print(g(d))
// expect: Dog?
// expect: Dog?
