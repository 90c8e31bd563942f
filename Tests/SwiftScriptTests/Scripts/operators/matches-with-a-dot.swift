// swift-format-ignore-file
enum Level: Int, Comparable {
  case low, middle, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
print(Level.low...Level.middle ~= .middle, Level.low..<Level.high ~= .high, Level.middle... ~= .low)
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ number: Int) -> Bool { number % 2 == 0 }
print(isEven ~= 4, isEven ~= 5)
struct Lens<A, B> {
  let get: (A) -> B
  static func >>> <C>(left: Self, right: Lens<B, C>) -> Lens<A, C> { .init { right.get(left.get($0)) } }
}
infix operator >>>: AdditionPrecedence
struct Size { var width = 2, height = 3 }
struct Card { var size = Size() }
func lens<A, B>(_ path: WritableKeyPath<A, B>) -> Lens<A, B> { .init { $0[keyPath: path] } }
print((lens(\Card.size) >>> lens(\.height)).get(Card()))
// expect: true false false
// expect: true false
// expect: 3
