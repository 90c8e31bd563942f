/// A set of equations in solved form, whose restricted symbols are all zero or more.
///
/// Every symbol is either *basic*, with a row that gives it in terms of others, or a *parameter*,
/// at zero. Restricted basics stand in `rows`, which hold restricted parameters only, so the
/// simplex method never meets a free symbol. Free basics stand in `definitions`: they cannot make
/// anything infeasible, hence they take no part in pivots and are evaluated last. A definition may
/// mention symbols that became basic after it was made.
///
/// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", ACM TOCHI 8(4), 2001, which keeps the same two kinds of row.
struct Tableau: Sendable {
  /// Within this distance a required constraint holds.
  static let feasible = 1e-6

  private(set) var isFree: [Bool] = []
  /// Symbols that may not leave zero any more.
  var isFrozen: [Bool] = []
  /// The index in `rows`, or of free symbols in `definitions`; -1 for parameters.
  private(set) var place: [Int] = []
  private(set) var rows: [Row] = []
  private(set) var definitions: [Row] = []

  mutating func makeSymbol(isFree free: Bool) -> Symbol {
    isFree.append(free)
    isFrozen.append(false)
    place.append(-1)
    return place.count - 1
  }

  func isBasic(_ symbol: Symbol) -> Bool {
    place[symbol] >= 0
  }

  /// The row that gives a basic symbol.
  func row(of symbol: Symbol) -> Row {
    isFree[symbol] ? definitions[place[symbol]] : rows[place[symbol]]
  }

  /// The same expression in parameters only.
  func reduced(_ expression: Row) -> Row {
    var row = expression
    var index = 0
    while index < row.entries.count {
      let symbol = row.entries[index].symbol
      if isBasic(symbol) {
        let coefficient = row.remove(symbol)
        row.add(coefficient, times: self.row(of: symbol))
        index = 0
      } else {
        index += 1
      }
    }
    return row
  }

  /// Makes `expression = 0` hold by giving one of its free parameters, if it has any.
  mutating func define(by expression: Row) -> Bool {
    var best = -1
    for (index, entry) in expression.entries.enumerated()
    where isFree[entry.symbol] {
      if best < 0 || abs(entry.coefficient) > abs(expression.entries[best].coefficient) {
        best = index
      }
    }
    if best < 0 { return false }
    let symbol = expression.entries[best].symbol
    var row = expression
    row.solve(for: symbol)
    place[symbol] = definitions.count
    definitions.append(row)
    return true
  }

  /// Adds `symbol = row`; the symbol is restricted and occurs nowhere yet.
  mutating func insert(_ row: Row, for symbol: Symbol) {
    place[symbol] = rows.count
    rows.append(row)
    rows[rows.count - 1].basic = symbol
  }

  /// Drops the row of a restricted basic symbol.
  mutating func removeRow(of symbol: Symbol) {
    let index = place[symbol]
    place[symbol] = -1
    let last = rows.removeLast()
    if last.basic != symbol {
      rows[index] = last
      place[last.basic] = index
    }
  }

  /// Forgets a parameter, which stays zero.
  mutating func removeColumn(of symbol: Symbol) {
    for index in rows.indices { _ = rows[index].remove(symbol) }
  }

  /// Makes `entering` basic in the row of `leaving`, which becomes a parameter.
  mutating func exchange(_ leaving: Symbol, for entering: Symbol) {
    let index = place[leaving]
    rows[index].solve(for: entering)
    place[leaving] = -1
    place[entering] = index
    let row = rows[index]
    for other in rows.indices where other != index {
      guard let position = rows[other].position(of: entering) else { continue }
      let coefficient = rows[other].entries.remove(at: position).coefficient
      rows[other].add(coefficient, times: row)
    }
  }

  /// The value of every symbol, parameters being zero.
  func values() -> [Double] {
    var values = [Double](repeating: 0, count: place.count)
    for row in rows { values[row.basic] = row.constant }
    for definition in definitions.reversed() {
      var value = definition.constant
      for entry in definition.entries { value += entry.coefficient * values[entry.symbol] }
      values[definition.basic] = value
    }
    return values
  }
}
