// Arrays of a class and of its superclass join as arrays of the superclass.
class Animal {
  init() {}
  var name: String { "animal" }
}
class Dog: Animal {
  override var name: String { "dog" }
}

let dogs = [Dog(), Dog()]
let animals = [Animal()]
let all: [Animal] = dogs + animals
print(all.map(\.name), (animals + dogs).map(\.name))
let sum = dogs + animals + dogs
print(type(of: sum) == [Animal].self, sum.count)

var kept: [Animal] = []
kept = dogs + kept
kept += dogs
print(kept.count)

let numbers: [Int] = [1, 2]
let anything: [Any] = ["a"]
print(numbers + anything)

// expect: ["dog", "dog", "animal"] ["animal", "dog", "dog"]
// expect: true 5
// expect: 4
// expect: [1, 2, "a"]
