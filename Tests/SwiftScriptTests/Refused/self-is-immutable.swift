struct Counter {
  var count = 0
  func increment() {
    count += 1  // error: left side of mutating operator isn't mutable: 'self' is immutable
  }
}
