// swift-format-ignore-file
let count = 3
class Card {
  let count = 4
  let twice = count * 2  // error: cannot use instance member 'count' within property initializer; property initializers run before 'self' is available
  let made: Int = { let one = count; return one }()  // error: cannot use instance member 'count' within property initializer; property initializers run before 'self' is available
  lazy var later = count
}
let shared = 5
class Store {
  static let shared = 6
  func read() -> Int { shared }  // error: static member 'shared' cannot be used on instance of type 'Store'
}
