// swift-format-ignore-file
struct Person { var name: String; var age: Int }
struct Predicate<T> { let matches: (T) -> Bool
  static func && (l: Self, r: Self) -> Self { .init { l.matches($0) && r.matches($0) } }
  static prefix func ! (p: Self) -> Self { .init { !p.matches($0) } } }
func == <T, V: Equatable>(l: KeyPath<T, V>, r: V) -> Predicate<T> { .init { $0[keyPath: l] == r } }
func > <T, V: Comparable>(l: KeyPath<T, V>, r: V) -> Predicate<T> { .init { $0[keyPath: l] > r } }
extension Array { func filter(_ p: Predicate<Element>) -> Self { filter(p.matches) } }
let people = [Person(name: "New", age: 33)]
print(people.filter(\.age > 25).count)
print(people.filter(\.age > 25 && \.name == "New").count)
print(people.filter(!(\.name == "New")).count)
print(people.filter(\.age > 25 && !(\.name == "New")).count)
// expect: 1
// expect: 1
// expect: 0
// expect: 0
