// swift-format-ignore-file
struct Countdown: IteratorProtocol {  // error: type 'Countdown' does not conform to protocol 'IteratorProtocol'
  var current: Int
  mutating func nxt() -> Int? { nil }
}
struct Walk: Sequence {  // error: type 'Walk' does not conform to protocol 'Sequence'
  var current: Int
}
