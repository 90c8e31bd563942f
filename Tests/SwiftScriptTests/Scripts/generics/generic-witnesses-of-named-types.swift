// A member that is generic where its protocol names the type learns the type from it.
protocol Presenter { func show(_ x: Int) -> String }
class Screen: Presenter {
  init() {}
  func show<T>(_ x: T) -> String { "\(T.self) \(x)" }
}
class Wide: Screen {
  override func show<T>(_ x: T) -> String { "wide " + super.show(x) }
}
struct Line: Presenter {
  func show<T>(_ x: T) -> String { "\(T.self) \(x)" }
}
enum Sign: Presenter {
  case plus
  func show<T: CustomStringConvertible>(_ x: T) -> String { "\(T.self) \(x.description)" }
}
let all: [any Presenter] = [Screen(), Wide(), Line(), Sign.plus, Screen()]
for one in all { print(one.show(3)) }
func use<P: Presenter>(_ p: P) { print(p.show(7)) }
use(Screen())
use(Wide())
use(Line())
use(Sign.plus)

protocol Shelf {
  associatedtype Item
  func put(_ x: Item, _ all: [Item]) -> String
  static func make(_ x: Item) -> String
  subscript(_ i: Item) -> String { get }
  mutating func grow(_ x: Item) throws -> Item
}
struct Box<A>: Shelf {
  typealias Item = A
  var seen = 0
  func put<T, U: Sequence>(_ x: T, _ all: U) -> String where U.Element == T {
    "\(T.self) \(U.self) \(A.self)"
  }
  static func make<T>(_ x: T) -> String { "make \(T.self) in \(Self.self)" }
  subscript<T>(_ i: T) -> String { "subscript \(T.self)" }
  mutating func grow<T>(_ x: T) -> T {
    seen += 1
    print("grow", T.self, seen)
    return x
  }
}
final class Chest: Shelf {
  typealias Item = Double
  init() {}
  func put<T>(_ x: T, _ all: [T]) -> String { "chest \(T.self) \(all)" }
  static func make<T>(_ x: T) -> String { "chest makes \(T.self)" }
  subscript<T>(_ i: T) -> String { "chest subscript \(T.self)" }
  func grow<T>(_ x: T) -> T { x }
}
func go<X: Shelf>(_ given: X, _ item: X.Item) throws {
  var shelf = given
  print(shelf.put(item, [item]), X.make(item), shelf[item])
  print(try shelf.grow(item), try shelf.grow(item))
}
try go(Box<Int>(), 3)
try go(Box<String>(), "x")
try go(Chest(), 2.5)

protocol Mixer { func mix<A>(_ a: A, _ n: Int) -> String }
class Both: Mixer {
  init() {}
  func mix<A, B>(_ a: A, _ n: B) -> String { "\(A.self) \(B.self)" }
}
class Some: Mixer {
  init() {}
  func mix<B>(_ a: some Any, _ n: B) -> String { "\(type(of: a)) \(B.self)" }
}
for mixer in [Both(), Some()] as [any Mixer] { print(mixer.mix("s", 1), mixer.mix([1], 1)) }

protocol Asker { func ask(_ f: (Int) -> String) -> String }
class Told: Asker {
  init() {}
  func ask<T>(_ f: (Int) -> T) -> T {
    print(T.self)
    return f(4)
  }
}
print((Told() as any Asker).ask { "\($0)!" })
protocol Taker { func take(_ x: Int?) }
class Inner: Taker {
  init() {}
  func take<T>(_ x: T?) { print("of", T.self, x as Any) }
}
class Outer: Taker {
  init() {}
  func take<T>(_ x: T) { print("whole", T.self, x) }
}
for taker in [Inner(), Outer()] as [any Taker] {
  taker.take(nil)
  taker.take(3)
}
// expect: Int 3
// expect: wide Int 3
// expect: Int 3
// expect: Int 3
// expect: Int 3
// expect: Int 7
// expect: wide Int 7
// expect: Int 7
// expect: Int 7
// expect: Int Array<Int> Int make Int in Box<Int> subscript Int
// expect: grow Int 1
// expect: grow Int 2
// expect: 3 3
// expect: String Array<String> String make String in Box<String> subscript String
// expect: grow String 1
// expect: grow String 2
// expect: x x
// expect: chest Double [2.5] chest makes Double chest subscript Double
// expect: 2.5 2.5
// expect: String Int Array<Int> Int
// expect: String Int Array<Int> Int
// expect: String
// expect: 4!
// expect: of Int nil
// expect: of Int Optional(3)
// expect: whole Optional<Int> nil
// expect: whole Optional<Int> Optional(3)
