// swift-format-ignore-file
class Animal { init() {} }; class Dog: Animal {}
extension Array where Element: Animal { func k() -> String { "[Animal]" } }
extension Array where Element: Dog { func k() -> String { "[Dog]" } }
print([Dog()].k(), [Animal()].k())
// expect: [Dog] [Animal]
