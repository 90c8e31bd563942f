// swift-format-ignore-file
enum Direction { case north, south }
struct Failure: Error {}
func early() -> Int {
  return 3
  print("never")  // warning: code after 'return' will never be executed
}
func failing() throws {
  throw Failure()
  print("never")  // warning: code after 'throw' will never be executed
}
func looping() {
  for n in 0..<3 {
    if n == 1 {
      continue
      print("never")  // warning: code after 'continue' will never be executed
    }
    break
  }
}
func turned(_ d: Direction) -> Int {
  switch d {
  case .north: return 1
  case .south: return 2
  default: return 3  // warning: default will never be executed
  }
}
