// swift-format-ignore-file
struct Box {
  static func make() -> Box { Box() }
  static let none = Box()
}
let one = .make()  // error: reference to member 'make' cannot be resolved without a contextual type
let list = [.none]  // error: reference to member 'none' cannot be resolved without a contextual type
