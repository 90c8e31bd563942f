// swift-format-ignore-file
protocol Named { var name: String { get set } }
extension Named {
  var title: String { get { name } set { name = newValue } }
  subscript(place: Int) -> String { get { name } set { name = newValue } }
}
final class Dog: Named {
  var name = "d"
  init() {}
  func inside() {
    name = "x"
  }
}
let dog = Dog()
dog.name = "c"
func make() -> Dog { Dog() }
dog.title += "x"  // error: left side of mutating operator isn't mutable: 'dog' is a 'let' constant
let maybe: Dog? = dog
let path = \Dog.title
