struct Person { var name: String; var age: Int }
let age = \Person.age
var ada = Person(name: "Ada", age: 36)
ada[keyPath: age] += 1
print(ada[keyPath: age], ada[keyPath: \.name])
// expect: 37 Ada
