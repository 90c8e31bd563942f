// swift-format-ignore-file
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
struct Person: Named, Aged { let name: String; var age: Int }
func greet(_ x: any Named & Aged) -> String { "\(x.name) \(x.age)" }
var p: any Named & Aged = Person(name: "Al", age: 3)
p.age += 1
print(greet(p))

// expect: Al 4
