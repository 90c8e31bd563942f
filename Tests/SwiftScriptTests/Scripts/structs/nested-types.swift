struct Card {
  enum Suit: String { case hearts, spades }
  struct Back { var color = "blue" }
  let suit: Suit
  var back = Back()
}
let card = Card(suit: .spades)
print(card.suit.rawValue, card.back.color)  // expect: spades blue
let suit: Card.Suit = .hearts
print(suit, Card.Back(color: "red").color)  // expect: hearts red
