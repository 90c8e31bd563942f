/// How values depend on the symbols that are left open, and the equations that settle those.
struct Shares: ~Copyable {
  /// By variable: its row, or -1 if no open symbol moves it.
  private var rowOfVariable = Buffer<Int32>()
  /// Coefficients by open symbol.
  private var rows = SparseRows()

  /// Equations `open = number + Σ coefficient × open`: a variable at zero, solved for one of them.
  private var equations = SparseRows()
  private var number = Buffer<Double>()
  private var solved = Buffer<Int32>()
  /// By open symbol: the equation that gives it, or -1.
  private var equationOfOpen = Buffer<Int32>()
  /// By open symbol: how far it goes.
  private(set) var distance = Buffer<Double>()

  // The sum at hand, by open symbol, and which of them are in it.
  private var sum = Buffer<Double>()
  private var isIn = Buffer<Bool>()
  private var members = Buffer<Int32>()

  /// What is less is what rounding left.
  private static let cancelled = 1e-12
  /// An open symbol that a variable depends on less than this is not solved for.
  private static let least = 1e-9

  var equationCount: Int { number.count }

  func has(_ variable: Int32) -> Bool { rowOfVariable[variable] >= 0 }

  mutating func begin(variables: Int, open: Int) {
    rowOfVariable.fill(variables, with: -1)
    rows.removeAll()
    sum.fill(open, with: 0)
    isIn.fill(open, with: false)
    members.removeAll()
  }

  // MARK: Shares

  /// A core's share of an open symbol.
  mutating func add(_ coefficient: Double, times open: Int32, to core: Int32) {
    if rowOfVariable[core] < 0 { makeRow(for: core, room: 2) }
    rows.append(coefficient, at: open, to: rowOfVariable[core])
  }

  private mutating func makeRow(for variable: Int32, room: Int) {
    rowOfVariable[variable] = Int32(rows.count)
    rows.addRow(room: room)
  }

  /// Adds a multiple of a variable's shares to the sum at hand.
  mutating func collect(_ factor: Double, of variable: Int32) {
    let row = rowOfVariable[variable]
    if row < 0 { return }
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
    if members.count == 0 { return }
    var kept = 0
    for index in 0..<members.count where abs(sum[members[index]]) >= Self.cancelled { kept += 1 }
    if kept > 0 { makeRow(for: variable, room: kept) }
    for index in 0..<members.count {
      let open = members[index]
      if abs(sum[open]) >= Self.cancelled {
        rows.append(sum[open], at: open, to: rowOfVariable[variable])
      }
      sum[open] = 0
      isIn[open] = false
    }
    members.removeAll()
  }

  // MARK: Equations

  mutating func beginEquations() {
    equations.removeAll()
    number.removeAll()
    solved.removeAll()
    equationOfOpen.fill(sum.count, with: -1)
  }

  /// Has the variable at zero, if what was decided before leaves it open.
  mutating func addEquation(value: Double, of variable: Int32) {
    collect(1, of: variable)
    let constant = value + replaceSolved()
    var chosen: Int32 = -1
    var greatest = Self.least
    for index in 0..<members.count where abs(sum[members[index]]) > greatest {
      chosen = members[index]
      greatest = abs(sum[chosen])
    }
    if chosen >= 0 {
      let scale = -1 / sum[chosen]
      let equation = Int32(number.count)
      equationOfOpen[chosen] = equation
      solved.append(chosen)
      number.append(constant * scale)
      equations.addRow(room: members.count)
      for index in 0..<members.count {
        let open = members[index]
        if open != chosen, abs(sum[open]) >= Self.cancelled {
          equations.append(sum[open] * scale, at: open, to: equation)
        }
      }
    }
    for index in 0..<members.count {
      sum[members[index]] = 0
      isIn[members[index]] = false
    }
    members.removeAll()
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
