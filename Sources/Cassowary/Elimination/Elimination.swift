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

  // By row, in the order of elimination: `variable = scale × constant + Σ coefficient × other`.
  private(set) var rowVariable = Buffer<Int32>()
  private(set) var rowConstraint = Buffer<Int32>()
  private(set) var rowScale = Buffer<Double>()
  /// One more than there are rows.
  private(set) var rowStart = Buffer<Int32>()
  private(set) var entryVariable = Buffer<Int32>()
  private(set) var entryCoefficient = Buffer<Double>()

  /// Rows before this one hold determined variables only and are evaluated first, in order.
  var frontCount = 0
  /// Rows from here on were appended after the elimination and are evaluated last, in order; those
  /// between are evaluated backwards.
  var factoredCount = 0

  // What determined variables and earlier pivots add to the constants of step 3.
  var carriedConstraint = Buffer<Int32>()
  var carriedVariable = Buffer<Int32>()
  var carriedCoefficient = Buffer<Double>()
  var updateTarget = Buffer<Int32>()
  var updateSource = Buffer<Int32>()
  var updateFactor = Buffer<Double>()

  /// By constraint: its constant, with all that was carried over.
  var constant = Buffer<Double>()
  /// Equations that follow from the others, or contradict them.
  var redundant = Buffer<Int32>()

  var scratch = EliminationScratch()

  var rowCount: Int { rowVariable.count }

  /// Whether the simplex decides the variable.
  @inline(__always)
  func isCore(_ variable: Int32) -> Bool {
    rowOfVariable[variable] < 0
  }

  /// Grows with the order of evaluation, among pivots that are not determined.
  @inline(__always)
  func evaluationKey(_ row: Int32) -> Int32 {
    row < factoredCount ? Int32(factoredCount) - row : row + 1
  }

  @inline(__always)
  func entries(_ row: Int32) -> Range<Int> {
    Range(uncheckedBounds: (Int(rowStart[row]), Int(rowStart[row + 1])))
  }

  func reset(variables: Int, constraints: Int) {
    rowOfVariable.fill(variables, with: -1)
    isDetermined.fill(variables, with: false)
    rowVariable.removeAll()
    rowConstraint.removeAll()
    rowScale.removeAll()
    rowStart.removeAll()
    rowStart.append(0)
    entryVariable.removeAll()
    entryCoefficient.removeAll()
    carriedConstraint.removeAll()
    carriedVariable.removeAll()
    carriedCoefficient.removeAll()
    updateTarget.removeAll()
    updateSource.removeAll()
    updateFactor.removeAll()
    redundant.removeAll()
    constant.fill(constraints, with: 0)
  }

  func makeRoom(variables: Int, constraints: Int) {
    rowOfVariable.pad(to: variables, with: -1)
    isDetermined.pad(to: variables, with: false)
    constant.pad(to: constraints, with: 0)
  }

  @inline(__always)
  func addEntry(_ variable: Int32, _ coefficient: Double) {
    entryVariable.append(variable)
    entryCoefficient.append(coefficient)
  }

  /// Ends the row whose entries were just added.
  @inline(__always)
  func endRow(for variable: Int32, from constraint: Int32, scale: Double) {
    rowOfVariable[variable] = Int32(rowVariable.count)
    rowVariable.append(variable)
    rowConstraint.append(constraint)
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
    endRow(for: variable, from: constraint, scale: pivot)
  }

  func markDetermined(_ variable: Int32) {
    isDetermined[variable] = true
  }

  /// Whether all that the row depends on is determined.
  func dependsOnDeterminedOnly(_ row: Int32) -> Bool {
    for entry in entries(row) where !isDetermined[entryVariable[entry]] { return false }
    return true
  }

  func setConstant(_ value: Double, of constraint: Int32) {
    constant[constraint] = value
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
  var bucketRow = Buffer<Int32>()
  var bucketNext = Buffer<Int32>()
}
