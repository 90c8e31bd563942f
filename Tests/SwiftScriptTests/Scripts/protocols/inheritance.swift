protocol Named { var name: String { get } }
protocol Aged: Named { var age: Int { get } }
extension Aged { var summary: String { "\(name) is \(age)" } }
struct Person: Aged { let name = "Bo"; let age = 4 }
let named: Named = Person()
print(Person().summary, named.name)
// expect: Bo is 4 Bo
