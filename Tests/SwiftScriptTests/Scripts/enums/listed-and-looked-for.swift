enum Suit: CaseIterable {
  case spades, hearts, diamonds, clubs
  var isRed: Bool { [.hearts, .diamonds].contains(self) }
  static let black: [Suit] = [.spades, .clubs]
}
struct Card { var suit: Suit }
let card = Card(suit: .hearts)
print(Suit.allCases.map(\.isRed), [.spades, .hearts].contains(card.suit))
if [.clubs].contains(card.suit) { print("clubs") } else { print("no clubs") }
print(
  [.hearts, .spades].firstIndex(of: card.suit) ?? -1,
  [.hearts, .clubs].map { (s: Suit) in s.isRed })
func check(
  _ isFine: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "failed",
  line: Int = #line
) {
  if !isFine() { print(message(), line) }
}
check(1 > 2)
check(1 < 2)
check(false, "own")

// expect: [false, true, true, false] true
// expect: no clubs
// expect: 0 [true, false]
// expect: failed 19
// expect: own 21
