// swift-format-ignore-file
class Counter {
  var count = 0
  mutating func up() { count += 1 }  // error: 'mutating' is not valid on instance methods in classes
}
