// swift-format-ignore-file
class Parsed {
  let number: Int
  init?(text: String) {
    guard let number = Int(text) else { return nil }
    self.number = number
  }
}
class Certain: Parsed {
  override init(text: String) {
    super.init(text: text)!
    print("made", number)
  }
  convenience init(_ number: Int) { self.init(text: "\(number)") }
}
print(Certain(12).number)
// expect: made 12
// expect: 12
