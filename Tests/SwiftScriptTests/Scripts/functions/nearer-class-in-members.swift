// swift-format-ignore-file
class Animal { init() {} }; class Dog: Animal {}; class Puppy: Dog {}
struct Vet { init() {}; func treat(_ a: Animal) -> String { "animal" }; func treat(_ d: Dog) -> String { "dog" }; var k = ""; init(_ a: Animal) { k = "A" }; init(_ d: Dog) { k = "D" } }
print(Vet().treat(Puppy()), Vet(Puppy()).k)
// expect: dog D
