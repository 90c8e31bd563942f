/// An unknown of the tableau: a variable, a slack or an error.
typealias Symbol = Int

/// One line of the tableau: `basic = constant + Σ coefficient × symbol`.
struct Row: Sendable {
  struct Entry: Sendable {
    var symbol: Symbol
    var coefficient: Double
  }

  /// Smaller coefficients are rounding noise.
  static let negligible = 1e-10

  var basic: Symbol = -1
  var constant: Double
  /// Sorted by symbol; no coefficient is negligible.
  var entries: [Entry] = []

  init(constant: Double = 0) {
    self.constant = constant
  }

  func position(of symbol: Symbol) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].symbol == symbol ? low : nil
  }

  /// Zero if the symbol does not occur.
  func coefficient(of symbol: Symbol) -> Double {
    position(of: symbol).map { entries[$0].coefficient } ?? 0
  }

  mutating func add(_ coefficient: Double, times symbol: Symbol) {
    var single = Row()
    single.entries = [Entry(symbol: symbol, coefficient: coefficient)]
    add(1, times: single)
  }

  /// Adds a multiple of the other row's right side.
  mutating func add(_ factor: Double, times other: Row) {
    constant += factor * other.constant
    if other.entries.isEmpty { return }
    var sum: [Entry] = []
    sum.reserveCapacity(entries.count + other.entries.count)
    var mine = 0
    var theirs = 0
    while mine < entries.count || theirs < other.entries.count {
      let left = mine < entries.count ? entries[mine].symbol : Int.max
      let right = theirs < other.entries.count ? other.entries[theirs].symbol : Int.max
      var coefficient = 0.0
      if left <= right {
        coefficient = entries[mine].coefficient
        mine += 1
      }
      if right <= left {
        coefficient += factor * other.entries[theirs].coefficient
        theirs += 1
      }
      if abs(coefficient) > Row.negligible {
        sum.append(Entry(symbol: min(left, right), coefficient: coefficient))
      }
    }
    entries = sum
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in entries.indices { entries[index].coefficient *= factor }
  }

  /// Takes the symbol out and returns the coefficient it had.
  mutating func remove(_ symbol: Symbol) -> Double {
    position(of: symbol).map { entries.remove(at: $0).coefficient } ?? 0
  }

  /// Turns `basic = …` around into `symbol = …`; the symbol must occur.
  mutating func solve(for symbol: Symbol) {
    let factor = -1 / remove(symbol)
    multiply(by: factor)
    if basic >= 0 { add(-factor, times: basic) }
    basic = symbol
  }
}
