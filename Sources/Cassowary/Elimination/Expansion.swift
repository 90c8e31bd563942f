/// An expression with every pivot replaced by what it stands for: cores and a number.
final class Expansion {
  /// The cores; a coefficient may be zero after a cancellation.
  private(set) var core = Buffer<Int32>()
  private(set) var constant = 0.0
  /// Whether nothing was replaced, so the number changes with the constraint's own constant only.
  private(set) var isLiteral = true
  /// What the number was made of besides: determined variables, and `~row` for numbers of rows.
  private(set) var part = Buffer<Int32>()
  private(set) var partCoefficient = Buffer<Double>()

  // By variable.
  private var coefficient = Buffer<Double>()
  private var isIn = Buffer<Bool>()
  /// Pivots that wait, the last to be evaluated on top: a binary heap of (key, variable).
  private var waiting = Buffer<Int64>()

  /// What cancels is gone, relative to what there was.
  static let cancelled = 1e-11

  @inline(__always)
  func coefficient(of variable: Int32) -> Double {
    coefficient[variable]
  }

  func begin(variables: Int) {
    coefficient.pad(to: variables, with: 0)
    isIn.pad(to: variables, with: false)
    for index in 0..<core.count {
      isIn[core[index]] = false
      coefficient[core[index]] = 0
    }
    core.removeAll()
    constant = 0
    isLiteral = true
    part.removeAll()
    partCoefficient.removeAll()
  }

  /// Expands the constraint's expression.
  func expand(
    _ constraint: Int32, _ store: ConstraintStore, _ elimination: Elimination,
    _ values: borrowing Buffer<Double>
  ) {
    begin(variables: store.variableCount)
    constant = store.constant[constraint]
    for place in store.range(constraint) {
      add(store.coefficient[place], store.variable[place], elimination, values)
    }
    replace(elimination, values)
  }

  /// Expands a variable alone.
  func expand(
    variable: Int32, _ store: ConstraintStore, _ elimination: Elimination,
    _ values: borrowing Buffer<Double>
  ) {
    begin(variables: store.variableCount)
    add(1, variable, elimination, values)
    replace(elimination, values)
  }

  @inline(__always)
  private func add(
    _ factor: Double, _ variable: Int32, _ elimination: Elimination,
    _ values: borrowing Buffer<Double>
  ) {
    if elimination.isDetermined[variable] {
      constant += factor * values[variable]
      isLiteral = false
      part.append(variable)
      partCoefficient.append(factor)
      elimination.observe(variable)
      return
    }
    if isIn[variable] {
      coefficient[variable] += factor
      return
    }
    isIn[variable] = true
    coefficient[variable] = factor
    let row = elimination.rowOfVariable[variable]
    if row < 0 { core.append(variable) } else { push(elimination.evaluationKey(row), variable) }
  }

  private func replace(
    _ elimination: Elimination, _ values: borrowing Buffer<Double>
  ) {
    while waiting.count > 0 {
      isLiteral = false
      let variable = pop()
      let factor = coefficient[variable]
      isIn[variable] = false
      coefficient[variable] = 0
      if abs(factor) < Self.cancelled { continue }
      let row = elimination.rowOfVariable[variable]
      constant += factor * elimination.rowNumber[row]
      part.append(~row)
      partCoefficient.append(factor)
      var place = elimination.firstNumberShare(of: row)
      while place >= 0 {
        let share = factor * elimination.numberShares[place].share
        addUnknown(share, elimination.numberShares[place].release, elimination, values)
        place = elimination.numberShares[place].next
      }
      for entry in elimination.entries(row) {
        add(
          factor * elimination.entryCoefficient[entry], elimination.entryVariable[entry],
          elimination, values)
      }
    }
  }

  /// The number of a row holds the unknown of a release; here that is a core like others.
  private func addUnknown(
    _ factor: Double, _ release: Int32, _ elimination: Elimination,
    _ values: borrowing Buffer<Double>
  ) {
    let unknown = elimination.releases[release].unknown
    add(factor, unknown, elimination, values)
    constant -= factor * elimination.releases[release].constant
    part.append(unknown)
    partCoefficient.append(-factor)
  }

  private func push(_ key: Int32, _ variable: Int32) {
    var place = waiting.count
    let element = Int64(key) << 32 | Int64(variable)
    waiting.append(element)
    while place > 0, waiting[(place - 1) / 2] < element {
      waiting[place] = waiting[(place - 1) / 2]
      place = (place - 1) / 2
    }
    waiting[place] = element
  }

  private func pop() -> Int32 {
    let top = waiting[0]
    let last = waiting.removeLast()
    let count = waiting.count
    var place = 0
    while 2 * place + 1 < count {
      var child = 2 * place + 1
      if child + 1 < count, waiting[child + 1] > waiting[child] { child += 1 }
      if waiting[child] <= last { break }
      waiting[place] = waiting[child]
      place = child
    }
    if count > 0 { waiting[place] = last }
    return Int32(truncatingIfNeeded: top & 0xffff_ffff)
  }
}
