// swift-format-ignore-file
let ages: [String: Int] = [
  "a": 1,  // warning: dictionary literal of type '[String : Int]' has duplicate entries for string literal key 'a'
  "b": 2,
  "a": 3,
]
func stop() -> Never { fatalError() }
func stopped() {
  fatalError()
  print("never")  // warning: will never be executed
}
func halted() -> Int {
  stop()
  return 1  // warning: will never be executed
}
enum Side { case left, right }
func name(_ side: Side, _ number: Int, _ text: String?) {
  switch side {
  case .left: print(1)
  case .right: print(2)
  case .left: print(3)  // warning: case is already handled by previous patterns; consider removing it
  }
  switch number {
  case 1, 2: print(1)
  case 2: print(2)  // warning: literal value is already handled by previous pattern; consider removing it
  case 1 where text == nil: print(3)
  default: break
  }
  switch text {
  case nil: print(1)
  case .some(let y): print(y)
  case .none: print(3)  // warning: case is already handled by previous patterns; consider removing it
  }
  switch (side, number) {
  case (.left, _): print(1)
  case (.right, 1): print(2)
  case (.right, _): print(3)
  }
}
protocol Source { associatedtype Item; func next() -> Item? }
func take(_ source: Source) {}  // warning: use of protocol 'Source' as a type must be written 'any Source'; this will be an error in a future Swift language mode
