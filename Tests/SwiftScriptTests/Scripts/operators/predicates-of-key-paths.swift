struct Predicate<T> { var matches: (T) -> Bool }
func == <T, V: Equatable>(l: KeyPath<T, V>, r: V) -> Predicate<T> {
  Predicate { $0[keyPath: l] == r }
}
func > <T, V: Comparable>(l: KeyPath<T, V>, r: V) -> Predicate<T> {
  Predicate { $0[keyPath: l] > r }
}
prefix func ! <T>(k: KeyPath<T, Bool>) -> Predicate<T> { k == false }
func && <T>(l: Predicate<T>, r: Predicate<T>) -> Predicate<T> {
  Predicate { l.matches($0) && r.matches($0) }
}
func || <T>(l: Predicate<T>, r: Predicate<T>) -> Predicate<T> {
  Predicate(matches: { l.matches($0) || r.matches($0) })
}
struct Todo { var title: String; var done: Bool; var prio: Int }
let todos = [
  Todo(title: "a", done: false, prio: 3), Todo(title: "b", done: true, prio: 9),
  Todo(title: "c", done: false, prio: 7),
]
extension Array { func filter(_ p: Predicate<Element>) -> [Element] { filter(p.matches) } }
let p: Predicate<Todo> = \.prio > 5
let q: Predicate<Todo> = !\.done
let r = \Todo.title == "a" || \.done == true
let s: Predicate<Todo> = !\.done && \.prio > 5
print(todos.filter(p).count, todos.filter(q).count, todos.filter(r).count, todos.filter(s).count)
print(
  todos.filter(!\.done && \.prio > 5).map(\.title),
  todos.filter(\.done == true || \.title == "a").map { $0.title })
print(
  todos.filter(\.prio > 5).count, todos.filter(!\.done).count,
  todos.filter(\Todo.prio > 5 && !\.done).count)

// expect: 2 2 2 1
// expect: ["c"] ["a", "b"]
// expect: 2 2 1
