/// The required equations in solved form: most variables as functions of the few that stay open.
///
/// A variable is *determined* (a number whatever else happens), a *pivot* (given by its row in terms
/// of others) or *core* (open: the simplex decides). Three steps find the rows:
///
/// 1. An equation with one unknown left determines it; repeated, from the front.
/// 2. A free variable that stands nowhere else is given by its only equation, which thereby leaves
///    the problem; repeated, from the back.
/// 3. The few equations between are eliminated, the shortest first, each for its least used
///    variable, so that little fills in. What that does to constants is kept as `updates`.
///
/// A new constant is then one pass over flat arrays, without any search.
///
/// Source: H. M. Markowitz, "The Elimination Form of the Inverse and its Application to Linear
/// Programming", Management Science 3(3), 1957, for the order of pivots.
final class Elimination {
  // By variable.
  /// The row that gives it, or -1.
  private(set) var rowOfVariable = Buffer<Int32>()
  private(set) var isDetermined = Buffer<Bool>()

  /// The row below the pivots' tail that reads it and is evaluated first, or -1.
  private(set) var reader = Buffer<Int32>()
  /// Whether kinks were computed from it, or constants of step 3.
  private(set) var isObserved = Buffer<Bool>()
  var isCarried = Buffer<Bool>()

  // By row, in the order of elimination: `variable = number + Σ coefficient × other`.
  private(set) var rowVariable = Buffer<Int32>()
  /// The number is `scale × constant`, with all that step 3 carried over to the constant.
  private(set) var rowScale = Buffer<Double>()
  var rowNumber = Buffer<Double>()
  /// One more than there are rows.
  private(set) var rowStart = Buffer<Int32>()
  private(set) var entryVariable = Buffer<Int32>()
  private(set) var entryCoefficient = Buffer<Double>()

  /// Rows before this one hold determined variables only and are evaluated first, in order.
  var frontCount = 0
  /// Rows from here on are those of step 3.
  var restStart = 0
  /// Rows from here on, the tail, were appended after the elimination and are evaluated last, in
  /// order; those between are evaluated backwards.
  var factoredCount = 0
  /// Whether pivots are among the determined variables, too.
  private(set) var hasDeterminedPivots = false

  // What is behind the constants and cores.
  /// Of the front this row and all later ones.
  var staleFront = 0
  /// Of the pivots this row and all earlier ones.
  var stalePivot = 0
  var isTailStale = false
  var isRestStale = false
  /// Numbers that kinks were computed from have changed, besides variables of the front.
  var areObserversStale = false
  // Observed variables of the front that have changed, and by how much.
  var changedVariable = Buffer<Int32>()
  var change = Buffer<Double>()
  private(set) var observesPivots = false

  // What determined variables and earlier pivots add to the constants of step 3: by row, once all
  // have theirs, and by constraint before.
  var carriedRow = Buffer<Int32>()
  var carriedVariable = Buffer<Int32>()
  var carriedCoefficient = Buffer<Double>()
  var updateTarget = Buffer<Int32>()
  var updateSource = Buffer<Int32>()
  var updateFactor = Buffer<Double>()

  /// By constraint: its row, or -1.
  private(set) var rowOfConstraint = Buffer<Int32>()
  // By row of step 3.
  /// The constant of its equation, or the value of the unknown that stands for it.
  var ownConstant = Buffer<Double>()
  /// That with all that was carried over.
  var restConstant = Buffer<Double>()
  /// Equations that follow from the others, or contradict them.
  var redundant = Buffer<Int32>()
  var releases = Buffer<Release>()
  /// What they did to numbers, and by row: where the list of these begins, or -1.
  var numberShares = Buffer<NumberShare>()
  var firstNumberShare = Buffer<Int32>()

  var scratch = EliminationScratch()

  var rowCount: Int { rowVariable.count }

  /// Whether the simplex decides the variable.
  @inline(__always)
  func isCore(_ variable: Int32) -> Bool {
    rowOfVariable[variable] < 0
  }

  /// Whether the equation gives a variable.
  @inline(__always)
  func isEliminated(_ constraint: Int32) -> Bool {
    Int(constraint) < rowOfConstraint.count && rowOfConstraint[constraint] >= 0
  }

  /// Grows with the order of evaluation, among variables that are not determined.
  @inline(__always)
  func evaluationKey(_ row: Int32) -> Int32 {
    if row < frontCount { return row - Int32(frontCount) }
    return row < factoredCount ? Int32(factoredCount) - row : row + 1
  }

  @inline(__always)
  func entries(_ row: Int32) -> Range<Int> {
    Range(uncheckedBounds: (Int(rowStart[row]), Int(rowStart[row + 1])))
  }

  /// Room for as many rows, with as many entries, as there can be.
  private func reserve(rows: Int, entries: Int) {
    rowVariable.reserve(rows)
    rowScale.reserve(rows)
    rowNumber.reserve(rows)
    rowStart.reserve(rows + 1)
    entryVariable.reserve(entries)
    entryCoefficient.reserve(entries)
  }

  func reset(variables: Int, constraints: Int, terms: Int) {
    rowOfVariable.fill(variables, with: -1)
    isDetermined.fill(variables, with: false)
    reader.fill(variables, with: -1)
    isObserved.fill(variables, with: false)
    isCarried.fill(variables, with: false)
    rowOfConstraint.fill(constraints, with: -1)
    frontCount = 0
    restStart = .max
    factoredCount = .max
    hasDeterminedPivots = false
    observesPivots = false
    changedVariable.removeAll()
    change.removeAll()
    reserve(rows: min(variables, constraints), entries: terms)
    rowVariable.removeAll()
    rowScale.removeAll()
    rowNumber.removeAll()
    rowStart.removeAll()
    rowStart.append(0)
    entryVariable.removeAll()
    entryCoefficient.removeAll()
    carriedRow.removeAll()
    carriedVariable.removeAll()
    carriedCoefficient.removeAll()
    updateTarget.removeAll()
    updateSource.removeAll()
    updateFactor.removeAll()
    redundant.removeAll()
    releases.removeAll()
    numberShares.removeAll()
    firstNumberShare.removeAll()
  }

  func makeRoom(variables: Int, constraints: Int) {
    rowOfVariable.pad(to: variables, with: -1)
    isDetermined.pad(to: variables, with: false)
    reader.pad(to: variables, with: -1)
    isObserved.pad(to: variables, with: false)
    isCarried.pad(to: variables, with: false)
    rowOfConstraint.pad(to: constraints, with: -1)
  }

  @inline(__always)
  func addEntry(_ variable: Int32, _ coefficient: Double) {
    entryVariable.append(variable)
    entryCoefficient.append(coefficient)
  }

  /// Ends the row whose entries were just added.
  @inline(__always)
  func endRow(for variable: Int32, from constraint: Int32, scale: Double, number: Double) {
    let row = Int32(rowVariable.count)
    if row < factoredCount {
      for entry in Int(rowStart[row])..<entryVariable.count { reader[entryVariable[entry]] = row }
    }
    rowOfVariable[variable] = row
    rowOfConstraint[constraint] = row
    rowNumber.append(number)
    rowVariable.append(variable)
    rowScale.append(scale)
    rowStart.append(Int32(entryVariable.count))
  }

  /// `constraint`, which holds no pivots of step 3, solved for `variable`.
  @inline(__always)
  func addRow(
    for variable: Int32, from constraint: Int32, _ store: ConstraintStore
  ) {
    var pivot = 1.0
    let places = store.range(constraint)
    for place in places where store.variable[place] == variable {
      pivot = -1 / store.coefficient[place]
    }
    for place in places where store.variable[place] != variable {
      addEntry(store.variable[place], store.coefficient[place] * pivot)
    }
    endRow(
      for: variable, from: constraint, scale: pivot, number: pivot * store.constant[constraint])
  }

  @inline(__always)
  func markDetermined(_ variable: Int32) {
    isDetermined[variable] = true
  }

  /// Marks the row's variable as determined if all that it depends on is.
  func determine(_ row: Int32) {
    for entry in entries(row) where !isDetermined[entryVariable[entry]] { return }
    isDetermined[rowVariable[row]] = true
    hasDeterminedPivots = true
  }

  /// Marks the variable as dependent on what the simplex decides.
  func forgetNumber(of variable: Int) {
    isDetermined[variable] = false
    isObserved[variable] = false
  }

  func forgetEquation(_ constraint: Int32) {
    rowOfConstraint[constraint] = -1
  }

  /// Has whoever was computed from the variable computed again when it changes.
  @inline(__always)
  func observe(_ variable: Int32) {
    isObserved[variable] = true
    if rowOfVariable[variable] >= frontCount { observesPivots = true }
  }
}

/// What the elimination needs while it runs, kept to save the allocation.
struct EliminationScratch: ~Copyable {
  // By constraint.
  /// Unknowns that are left in an equation; -1 once it is dealt with.
  var unknowns = Buffer<Int32>()
  /// All unknowns of an equation, combined by exclusive or: the last one can be read off.
  var lastUnknown = Buffer<Int32>()
  // By variable.
  var columnStart = Buffer<Int32>()
  var columnRow = Buffer<Int32>()
  /// Equations left that hold the variable, and all of them combined by exclusive or.
  var equations = Buffer<Int32>()
  var lastEquation = Buffer<Int32>()
  /// Whatever is left that mentions the variable.
  var uses = Buffer<Int32>()
  var queue = Buffer<Int32>()
  // The equations of step 3.
  var rows = SparseRows()
  var columns = IndexLists()
  var rowConstraint = Buffer<Int32>()
  var isDone = Buffer<Bool>()
  var position = Buffer<Int32>()
  var bucket = Buffer<Int32>()
  var bucketEnd = Buffer<Int32>()
  var bucketRow = Buffer<Int32>()
  var bucketNext = Buffer<Int32>()
}
