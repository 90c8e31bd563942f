// swift-format-ignore-file
class Animal { init() {} }; class Dog: Animal {}; class Puppy: Dog {}
func a(_ x: [Animal]) -> String { "[Animal]" }
func a(_ x: [Dog]) -> String { "[Dog]" }
print(a([Puppy()]))
let ps = [Puppy()]; print(a(ps))
// expect: [Dog]
// expect: [Dog]
