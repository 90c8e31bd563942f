protocol Named { static var title: String { get } }
struct Cat: Named { static let title = "cat" }
struct Dog: Named { static var title: String { "dog" } }
func title<T: Named>(of type: T.Type) -> String { type.title }
print(title(of: Cat.self), title(of: Dog.self))
// expect: cat dog
