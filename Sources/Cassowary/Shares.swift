/// How values depend on the symbols that are left open, and the equations that settle those.
///
/// Shares are found as they are asked for, and a variable that is settled has none: of a long chain
/// whose variables are settled in turn each depends on the one before it, not on all that come
/// before. Otherwise a chain would cost the square of its length.
struct Shares: ~Copyable {
  /// By variable: its row, -1 if no open symbol moves it, or `later` if its row is yet to be found.
  private var rowOfVariable = Buffer<Int32>()
  /// Coefficients by open symbol.
  private var rows = SparseRows()
  /// By row: how far the variable goes besides, with those that are settled.
  private var settledDistance = Buffer<Double>()
  /// Variables whose rows are wanted; whatever one waits for stands behind it.
  private(set) var wanted = Buffer<Int32>()
  /// Free variables and their ranks, to be settled in this order.
  private(set) var order = Buffer<Ranked>()

  struct Ranked: BitwiseCopyable {
    var rank: Int
    var variable: Int32
  }

  private static let later: Int32 = -2

  /// Equations `open = number + Σ coefficient × open`: a variable at zero, solved for one of them.
  private var equations = SparseRows()
  private var number = Buffer<Double>()
  private var solved = Buffer<Int32>()
  /// By open symbol: the equation that gives it, or -1.
  private var equationOfOpen = Buffer<Int32>()
  /// By open symbol: how far it goes.
  private(set) var distance = Buffer<Double>()

  // The sum at hand, by open symbol, which of them are in it, and what of it is settled.
  private var sum = Buffer<Double>()
  private var isIn = Buffer<Bool>()
  private var members = Buffer<Int32>()
  private var settledSum = 0.0

  /// What is less is what rounding left.
  private static let cancelled = 1e-12
  /// An open symbol that a variable depends on less than this is not solved for.
  private static let least = 1e-9

  var equationCount: Int { number.count }
  /// How many coefficients were ever kept.
  var extent: Int { rows.extent }

  /// Whether an open symbol may move the variable.
  @inline(__always)
  func has(_ variable: Int32) -> Bool { rowOfVariable[variable] != -1 }

  @inline(__always)
  func isLater(_ variable: Int32) -> Bool { rowOfVariable[variable] == Self.later }

  mutating func begin(variables: Int, open: Int) {
    rowOfVariable.fill(variables, with: -1)
    rows.removeAll()
    settledDistance.removeAll()
    order.removeAll()
    sum.fill(open, with: 0)
    isIn.fill(open, with: false)
    members.removeAll()
  }

  mutating func append(_ variable: Int32, rank: Int) {
    order.append(Ranked(rank: rank, variable: variable))
  }

  /// Sorts what was appended in the order of variables.
  mutating func sortByRank() {
    var isSorted = true
    for index in 1..<max(1, order.count) where order[index].rank < order[index - 1].rank {
      isSorted = false
    }
    if isSorted { return }
    order.sort { ($0.rank, $0.variable) < ($1.rank, $1.variable) }
  }

  // MARK: Shares

  /// Has the variable's row be found when it is wanted.
  @inline(__always)
  mutating func postpone(_ variable: Int32) {
    rowOfVariable[variable] = Self.later
  }

  @inline(__always)
  mutating func want(_ variable: Int32) {
    wanted.append(variable)
  }

  mutating func removeLastWanted() {
    _ = wanted.removeLast()
  }

  /// A core's share of an open symbol.
  mutating func add(_ coefficient: Double, times open: Int32, to core: Int32) {
    if rowOfVariable[core] < 0 { makeRow(for: core, room: 1, settled: 0) }
    rows.append(coefficient, at: open, to: rowOfVariable[core])
  }

  private mutating func makeRow(for variable: Int32, room: Int, settled distance: Double) {
    rowOfVariable[variable] = Int32(rows.count)
    rows.addRow(room: room)
    settledDistance.append(distance)
  }

  /// Has whoever depends on the variable know how far it goes.
  private mutating func settle(_ variable: Int32, at distance: Double) {
    rows.empty(rowOfVariable[variable])
    settledDistance[rowOfVariable[variable]] = distance
  }

  /// Adds a multiple of a variable's shares to the sum at hand.
  mutating func collect(_ factor: Double, of variable: Int32) {
    let row = rowOfVariable[variable]
    if row < 0 { return }
    settledSum += factor * settledDistance[row]
    for entry in rows.range(row) { put(factor * rows.coefficient[entry], rows.column[entry]) }
  }

  private mutating func put(_ change: Double, _ open: Int32) {
    sum[open] += change
    if isIn[open] { return }
    isIn[open] = true
    members.append(open)
  }

  /// Makes the sum at hand the variable's.
  mutating func endSum(for variable: Int32) {
    var kept = 0
    for index in 0..<members.count where abs(sum[members[index]]) >= Self.cancelled { kept += 1 }
    if kept > 0 || settledSum != 0 {
      makeRow(for: variable, room: kept, settled: settledSum)
    } else {
      rowOfVariable[variable] = -1
    }
    for index in 0..<members.count {
      let open = members[index]
      if abs(sum[open]) >= Self.cancelled {
        rows.append(sum[open], at: open, to: rowOfVariable[variable])
      }
    }
    endCollection()
  }

  private mutating func endCollection() {
    for index in 0..<members.count {
      sum[members[index]] = 0
      isIn[members[index]] = false
    }
    members.removeAll()
    settledSum = 0
  }

  // MARK: Equations

  mutating func beginEquations() {
    equations.removeAll()
    number.removeAll()
    solved.removeAll()
    equationOfOpen.fill(sum.count, with: -1)
  }

  /// Has the variable, whose row is found, at zero if what was decided before leaves it open.
  mutating func addEquation(value: Double, of variable: Int32) {
    if !has(variable) { return }
    collect(1, of: variable)
    let distance = settledSum + replaceSolved()
    let constant = value + distance
    var chosen: Int32 = -1
    var greatest = 0.0
    for index in 0..<members.count where abs(sum[members[index]]) > greatest {
      chosen = members[index]
      greatest = abs(sum[chosen])
    }
    if greatest < Self.cancelled { settle(variable, at: distance) }
    if greatest > Self.least {
      settle(variable, at: -value)
      let scale = -1 / sum[chosen]
      let equation = Int32(number.count)
      equationOfOpen[chosen] = equation
      solved.append(chosen)
      number.append(constant * scale)
      equations.addRow(room: members.count - 1)
      for index in 0..<members.count {
        let open = members[index]
        if open != chosen, abs(sum[open]) >= Self.cancelled {
          equations.append(sum[open] * scale, at: open, to: equation)
        }
      }
    }
    endCollection()
  }

  /// Puts into the sum at hand what equations give; returns the number that comes with it.
  private mutating func replaceSolved() -> Double {
    var constant = 0.0
    var index = 0
    while index < members.count {
      let open = members[index]
      let equation = equationOfOpen[open]
      index += 1
      if equation < 0 { continue }
      // Should another equation bring it back, it stands further behind once more.
      let factor = sum[open]
      sum[open] = 0
      isIn[open] = false
      if abs(factor) < Self.cancelled { continue }
      constant += factor * number[equation]
      for entry in equations.range(equation) {
        put(factor * equations.coefficient[entry], equations.column[entry])
      }
    }
    return constant
  }

  /// Solves the equations, the last first; `false` if nothing has to move.
  mutating func findDistances() -> Bool {
    distance.fill(sum.count, with: 0)
    var moves = false
    var equation = Int32(number.count) - 1
    while equation >= 0 {
      var length = number[equation]
      for entry in equations.range(equation) {
        length += equations.coefficient[entry] * distance[equations.column[entry]]
      }
      distance[solved[equation]] = length
      if length != 0 { moves = true }
      equation -= 1
    }
    return moves
  }
}
