// Where two arguments are of one type parameter, it is the nearest class above both.
class Box<T> {
  var value: T
  init(_ value: T) { self.value = value }
}
class TextBox: Box<String> {}
final class Label: TextBox {}
final class Field: TextBox {}
func choose<T>(_ a: T, _ b: T, _ first: Bool) -> T {
  print(T.self)
  return first ? a : b
}
func last<T>(of parts: T...) -> T? {
  print(T.self)
  return parts.last
}
let box = Box("plain")
print(choose(TextBox("a"), box, false).value)
print(choose(box, TextBox("a"), false).value)
print(choose(Label("l"), Field("f"), true).value)
let kept: Box<String> = choose(Label("k"), Label("m"), true)
print(kept.value)
print(last(of: Label("x"), Field("y"), box)?.value ?? "none")
print(choose(Label("l"), Bool.random() ? Field("f") : TextBox("t"), true).value)

// Any object is asked whether it is another one.
class Animal { let name: String; init(_ name: String) { self.name = name } }
final class Dog: Animal {}
let (rex, tom) = (Dog("Rex"), Animal("Tom"))
let isLong = tom.name.count > 2
print(rex === (isLong ? tom : rex), rex === (isLong ? tom as Animal : tom))

// A sequence that is wanted does not say what a generic function gives.
struct Desk { var size: [Int] }
struct Room { var desk: Desk }
func read<T, V>(_ x: T, _ path: KeyPath<T, V>) -> V { x[keyPath: path] }
let room = Room(desk: Desk(size: [1, 2]))
print(read(room, \.desk.size).starts(with: read(room, \.desk.size)))

// expect: Box<String>
// expect: plain
// expect: Box<String>
// expect: a
// expect: TextBox
// expect: l
// expect: Label
// expect: k
// expect: Box<String>
// expect: plain
// expect: TextBox
// expect: l
// expect: false false
// expect: true
