// swift-format-ignore-file
class Loader {
  var done: (() -> Void)?
  var count = 0
  func start() {
    done = { count += 1 }  // error: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit
  }
}
