// swift-format-ignore-file
struct Point: Equatable {
  var x = 0
  var y = 0
}
print(Point() == Point(), Point(x: 1) != Point())  // expect: true true
print([Point(x: 1), Point(x: 2)].contains(Point(x: 2)))  // expect: true
print([Point(x: 1), Point(x: 2)].firstIndex(of: Point(x: 2))!)  // expect: 1
struct Name: Equatable {
  let text: String
  static func == (a: Name, b: Name) -> Bool { a.text.lowercased() == b.text.lowercased() }
}
print(Name(text: "A") == Name(text: "a"), Name(text: "A") != Name(text: "b"))  // expect: true true
