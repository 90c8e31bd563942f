struct Person { var name: String; var age: Int }
struct Predicate<T> { let matches: (T) -> Bool }
func == <T, V: Equatable>(l: KeyPath<T, V>, r: V) -> Predicate<T> { .init { $0[keyPath: l] == r } }
print(\Person.name == \Person.name)
// expect: true
