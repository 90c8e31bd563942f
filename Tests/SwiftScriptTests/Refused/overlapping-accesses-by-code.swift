// swift-format-ignore-file
struct Pair {
  var stored = 1
  var twice: Int {
    get { stored * 2 }
    set { stored = newValue / 2 }
  }
  subscript(place: Int) -> Int {
    get { stored }
    set { stored = newValue }
  }
}

struct Holder {
  var pair = Pair()
  mutating func exchange() {
    swap(&pair.twice, &pair.stored)  // error: overlapping accesses to 'self.pair', but modification requires exclusive access; consider copying to a local variable
  }
}

func exchange() {
  var pair = Pair()
  swap(&pair[0], &pair[1])  // error: overlapping accesses to 'pair', but modification requires exclusive access; consider copying to a local variable
}
