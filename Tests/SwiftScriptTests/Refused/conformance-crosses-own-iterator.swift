// swift-format-ignore-file
struct Countdown: Sequence, IteratorProtocol { // error: conformance of 'Countdown' to protocol 'Sequence' crosses into main actor-isolated code and can cause data races
  var left: Int
  mutating func next() -> Int? { left -= 1; return left < 0 ? nil : left }
}
