// swift-format-ignore-file
func turn() {
  var cards = [1, 2, 3]
  swap(&cards[0], &cards[2])  // error: overlapping accesses to 'cards', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
  print(cards)
}
