// swift-format-ignore-file
class Card: Hashable { // error: type 'Card' does not conform to protocol 'Hashable'
  var width = 1
  static func == (a: Card, b: Card) -> Bool { a.width == b.width }
}
