// swift-format-ignore-file
class Animal { init() {} }; class Dog: Animal {}; class Puppy: Dog {}
struct Box<T> { let v: T }
extension Box where T: Animal { var k: String { "A" } }
extension Box where T: Dog { var k: String { "D" } }
print(Box(v: Dog()).k, Box(v: Puppy()).k)
func y(_ d: [String: Animal]) -> String { "dA" }
func y(_ d: [String: Dog]) -> String { "dD" }
print(y(["a": Dog()]), y(["a": Puppy()]))
// expect: D D
// expect: dD dD
