// swift-format-ignore-file
struct Bus {
  var handlers: [() -> Void] = []
  mutating func add() {
    handlers.append { print(self.handlers.count) }  // error: escaping closure captures mutating 'self' parameter
  }
}
