// swift-format-ignore-file
nonisolated protocol Ranked: Comparable { var rank: Int { get } }
nonisolated extension Ranked { static func < (a: Self, b: Self) -> Bool { a.rank < b.rank } }
nonisolated struct Card: Ranked { let rank: Int }
let cards = [Card(rank: 3), Card(rank: 1), Card(rank: 2)]
print(
  cards.sorted().map(\.rank), cards.min()!.rank, max(cards[0], cards[1]).rank, cards[1] < cards[0],
  cards[1] >= cards[0])
nonisolated func least<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }
print(least(cards[0], cards[2]).rank)
print(
  (Card(rank: 1)...Card(rank: 5)).contains(Card(rank: 2)), (Card(rank: 1)..<Card(rank: 1)).isEmpty)
nonisolated protocol Same: Equatable { var id: Int { get } }
nonisolated extension Same { static func == (a: Self, b: Self) -> Bool { a.id == b.id } }
nonisolated struct P: Same { let id: Int; let note: String }
print(
  [P(id: 1, note: "a")] == [P(id: 1, note: "b")],
  [P(id: 1, note: "a")].contains(P(id: 1, note: "z")))
nonisolated enum Level: Int, Comparable {
  case low, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue > b.rawValue }
}
print([Level.low, .high].max()!)
nonisolated protocol Tagged: Hashable { var tag: String { get } }
nonisolated extension Tagged {
  func hash(into h: inout Hasher) { h.combine(tag) }
  static func == (a: Self, b: Self) -> Bool { a.tag == b.tag }
}
nonisolated struct Q: Tagged { var tag: String; var n: Int }
print(
  Set([Q(tag: "a", n: 1), Q(tag: "a", n: 2)]).count, [Q(tag: "a", n: 1): 1][Q(tag: "a", n: 9)] ?? 0)
nonisolated final class K: Ranked {
  let rank: Int; init(_ r: Int) { rank = r }
  static func == (a: K, b: K) -> Bool { a.rank == b.rank }
}
print(
  [K(2), K(1)].sorted().map(\.rank), [K(2), K(1)].contains(K(1)), (K(0)...K(3)).contains(K(1)))
nonisolated struct G { var v: Int }
nonisolated func == (a: G, b: G) -> Bool { a.v % 10 == b.v % 10 }
nonisolated func < (a: G, b: G) -> Bool { a.v % 10 < b.v % 10 }
nonisolated extension G: Comparable {}
print(
  [G(v: 1)] == [G(v: 11)], [G(v: 19), G(v: 21)].sorted().map(\.v), [G(v: 3)].contains(G(v: 13)),
  [G(v: 5), G(v: 12)].min()!.v)
nonisolated extension Comparable where Self: RawRepresentable, RawValue: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
nonisolated enum Size: String, Comparable { case s = "3", m = "2", l = "1" }
print([Size.s, .m, .l].sorted(), Size.s < .l, [Size.m, .l].max()!)
nonisolated enum Plain: Comparable { case x, y(Int) }
print([Plain.y(2), .x, .y(1)].sorted())
// expect: [1, 2, 3] 1 3 true false
// expect: 2
// expect: true true
// expect: true true
// expect: low
// expect: 1 1
// expect: [1, 2] true true
// expect: true [21, 19] true 12
// expect: [main.Size.l, main.Size.m, main.Size.s] false m
// expect: [main.Plain.x, main.Plain.y(1), main.Plain.y(2)]
