// swift-format-ignore-file
enum Suit: String, CaseIterable { case hearts = "♥", spades = "♠"; var isRed: Bool { self == .hearts } }
enum Rank: Int, CaseIterable, Comparable, CustomStringConvertible { case two = 2, three, jack = 11, ace = 14
  static func < (l: Rank, r: Rank) -> Bool { l.rawValue < r.rawValue }
  var description: String { switch self { case .jack: "J"; case .ace: "A"; default: "\(rawValue)" } } }
struct Card: Hashable, Comparable, CustomStringConvertible { let rank: Rank, suit: Suit; var description: String { "\(rank)\(suit.rawValue)" }
  static func < (l: Card, r: Card) -> Bool { (l.rank, l.suit.rawValue) < (r.rank, r.suit.rawValue) } }
struct Deck { private(set) var cards: [Card] = Suit.allCases.flatMap { s in Rank.allCases.map { Card(rank: $0, suit: s) } }
  mutating func deal(_ n: Int) -> [Card]? { guard n <= cards.count else { return nil }; defer { cards.removeFirst(n) }; return Array(cards.prefix(n)) } }
var deck = Deck(); print(deck.cards.count, deck.deal(3)!.sorted(by: >), deck.cards.count, deck.deal(99) as Any)
print(deck.cards.max()!, Set(deck.cards).count, deck.cards.filter(\.suit.isRed), Dictionary(grouping: deck.cards, by: \.suit).mapValues(\.count).sorted { $0.value < $1.value }.map(\.value))
// expect: 8 [J♥, 3♥, 2♥] 5 nil
// expect: A♥ 5 [A♥] [1, 4]
