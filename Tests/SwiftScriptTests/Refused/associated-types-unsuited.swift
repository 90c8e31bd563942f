// What a type has for an associated type has to be what the protocol asks of it.
protocol Box {
  associatedtype Content: Comparable
  var content: Content { get }
}
struct Numbers: Box {  // error: type 'Numbers' does not conform to protocol 'Box'
  var content: [Int]
}
struct Number: Box {
  var content: Int
}
protocol Shelf {
  associatedtype Part: Sequence where Part.Element == Int
  var part: Part { get }
}
struct Words: Shelf {  // error: type 'Words' does not conform to protocol 'Shelf'
  var part: [String]
}
