enum Suit: String, CaseIterable {
  case hearts, spades
  var symbol: Character {
    switch self {
    case .hearts: "H";
    case .spades: "S"
    }
  }
  static var first: Suit { allCases[0] }
  mutating func next() { self = self == .hearts ? .spades : .hearts }
}
var suit = Suit.first
suit.next()
print(
  Suit.allCases.map(\.rawValue), String(Suit.allCases.map(\.symbol)), suit,
  Suit(rawValue: "clubs") as Any)
// expect: ["hearts", "spades"] HS spades nil
