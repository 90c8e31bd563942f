// swift-format-ignore-file
struct Numbers: Sequence { // error: type 'Numbers' does not conform to protocol 'Sequence'
  func makeIterator() -> Int { 1 }
}
