/// A system of linear constraints over real unknowns, and the one solution that is best for it.
///
/// What is best is a function of the constraints that are in, never of how they came in:
///
/// 1. Required constraints hold, and non-negative variables are not negative.
/// 2. The errors of the optional constraints are as small as they can be, level by level, the
///    highest level first. An error is `|terms + constant|`, one-sided for inequalities.
/// 3. Ties between equal levels go to the lower rank: its error is minimized first.
/// 4. Freedom that is left goes to, in this order: non-negative variables as small as can be,
///    inequalities as close to their boundary as can be, free variables at zero; each by rank.
///
/// The solution is found when it is asked for, from where the last one was: required equations are
/// eliminated (``Elimination``), the rest falls into small components (``Tableau``), and only those
/// that a change touches are solved again.
public struct Solver: ~Copyable {
  var store = ConstraintStore()
  var elimination = Elimination()
  var tableau = Tableau()
  var expansion = Expansion()

  /// By variable; pivots may be behind, which the elimination knows.
  var values = Buffer<Double>()
  /// Variables whose values may be other than in the last solution, while those are few.
  var moved = Buffer<Int32>()
  /// Whether any value may be.
  var movedIsAll = true
  /// By variable: the last solution.
  var solution = Buffer<Double>()
  /// The memory of `solution`, so that callers can read it without a call.
  @usableFromInline var answers: UnsafePointer<Double>
  /// By variable: its symbol, or -1.
  var symbolOfCore = Buffer<Int32>()
  /// By variable: the kink that keeps it from being negative, or -1.
  var kinkOfVariable = Buffer<Int32>()
  /// By constraint: its kink, or -1, or `waiting`.
  var kinkOfConstraint = Buffer<Int32>()
  /// Stands for a kink while a constraint is among `arrivals`.
  static let waiting: Int32 = -2
  /// Required inequalities and non-negative variables that no core has a part in: they hold or not.
  var checkedConstraints = Buffer<Int32>()
  var checkedVariables = Buffer<Int32>()

  // What is to be done.
  /// The elimination has to be made again.
  var isRestructured = true
  /// Constants of eliminated equations have changed.
  var constantsAreStale = false
  /// What depends on no core was not yet found to hold, and is looked at until it does.
  var checksAreStale = false
  @usableFromInline var isSolved = true
  /// Constraints that are in, but not yet in the elimination or tableau.
  var arrivals = Buffer<Int32>()
  /// A symbol of each component to be solved again.
  var dirty = Buffer<Int32>()
  /// Symbols that the constraints leave free to move.
  var open = Buffer<Int32>()
  var shares = Shares()
  var relaxation = Relaxation()
  /// Equations that left the elimination since the last solution.
  var departures: Int32 = 0
  var solutions = 0
  /// How often the elimination was made.
  var eliminations = 0
  /// Forms that were dropped: their symbols stay behind.
  var droppedForms = 0
  /// Required equations that came after the elimination and are in the tableau.
  var lateEquations = 0
  /// Whether symbols are where the required constraints hold, but for what was `changed` since.
  var isFeasible = true

  /// Whether ``takeChanges()`` is asked for.
  public var keepsChanges = false
  /// Variables whose values changed since they were last taken; some stand here twice.
  var changes: [Variable] = []

  public init() {
    answers = UnsafePointer(solution.base)
  }

  /// Within this distance a required constraint holds.
  static let feasible = 1e-6

  // MARK: Variables

  /// A new unknown; of two that are equally free the lower rank is served first.
  public mutating func makeVariable(_ domain: Variable.Domain, rank: Int = 0) -> Variable {
    isSolved = false
    return Variable(index: Int(store.makeVariable(domain, rank: rank)))
  }

  /// Forgets an unknown that no constraint mentions any more.
  public mutating func remove(_ variable: Variable) {
    store.removeVariable(Int32(variable.index))
    // Its place may go to another, which begins at zero.
    if variable.index < values.count {
      values[variable.index] = 0
      solution[variable.index] = 0
    }
    isRestructured = true
    isSolved = false
  }

  // MARK: Constraints

  /// Puts a constraint in.
  ///
  /// - Throws: ``SolverError/unsatisfiable(against:)`` if it is required and contradicts those
  ///   that are in; everything is then as it was.
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
    let id = try insert(constraint)
    if constraint.strength == .required, !isSatisfiable() {
      remove(id)
      throw .unsatisfiable(against: conflict(with: constraint))
    }
    return id
  }

  /// Puts a constraint in without a look at the others: ``solve()`` says what contradicts what.
  ///
  /// The cheaper way to bring in many; ``check()`` says the same before values are asked for.
  public mutating func insert(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
    guard constraint.isFinite else { throw .notFinite }
    let index = store.insert(constraint)
    if kinkOfConstraint.count == 0 {
      kinkOfConstraint.reserve(store.expectedConstraints)
      arrivals.reserve(store.expectedConstraints)
    }
    kinkOfConstraint.pad(to: store.constraintCount, with: -1)
    kinkOfConstraint[index] = Self.waiting
    arrivals.append(index)
    isSolved = false
    return Constraint.ID(index: Int(index))
  }

  public mutating func remove(_ id: Constraint.ID) {
    let index = Int32(id.index)
    guard store.traits[index].isLive else { return }
    if kinkOfConstraint[index] != Self.waiting { detach(index) }
    kinkOfConstraint[index] = -1
    store.remove(index)
    isSolved = false
  }

  /// Replaces the constant of a constraint that is in.
  ///
  /// - Throws: ``SolverError/unsatisfiable(against:)`` if the required constraint contradicts the
  ///   others with it; it keeps the constant it had.
  public mutating func setConstant(_ constant: Double, of id: Constraint.ID) throws(SolverError) {
    let index = Int32(id.index)
    let old = store.constant[index]
    try change(id, toConstant: constant)
    guard store.traits[index].isRequired, !isSolved, !isSatisfiable() else { return }
    let others = conflict(with: store.constraint(index), without: index)
    moveConstant(of: index, to: old)
    throw .unsatisfiable(against: others)
  }

  /// Replaces the constant without a look at the other constraints: ``solve()`` says what
  /// contradicts what.
  public mutating func change(
    _ id: Constraint.ID, toConstant constant: Double
  ) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    let index = Int32(id.index)
    let constant = constant.limited
    if store.traits[index].isLive, store.constant[index] != constant {
      moveConstant(of: index, to: constant)
    }
  }

  /// Moves a constraint in the order that settles ties.
  public mutating func setRank(_ rank: Int, of id: Constraint.ID) {
    let index = Int32(id.index)
    if store.rank[index] == rank { return }
    store.rank[index] = rank
    rankChanged(of: kinkOfConstraint[index])
  }

  /// Moves a variable in the order in which freedom is given away.
  public mutating func setRank(_ rank: Int, of variable: Variable) {
    let index = Int32(variable.index)
    if store.variableRank[index] == rank { return }
    store.variableRank[index] = rank
    rankChanged(of: variable.index < kinkOfVariable.count ? kinkOfVariable[index] : -1)
  }

  public subscript(id: Constraint.ID) -> Constraint? {
    store.constraint(Int32(id.index))
  }

  // MARK: Solution

  /// Finds the best solution, if a change came since the last.
  ///
  /// - Throws: ``SolverError/unsatisfiable(against:)`` with a minimal set of required constraints
  ///   that cannot hold together. All stay in, and values stay what they were.
  public mutating func solve() throws(SolverError) {
    if !isSolved, !findSolution() { throw .unsatisfiable(against: conflict(with: nil)) }
  }

  /// Looks whether the required constraints can hold together, and leaves the rest of the work to
  /// whoever asks for values: the cheaper way to be told of a contradiction at once.
  ///
  /// - Throws: as ``solve()``.
  public mutating func check() throws(SolverError) {
    if !isSolved, !isSatisfiable() { throw .unsatisfiable(against: conflict(with: nil)) }
  }

  /// The variable's value in the best solution, which is found now if a change came since.
  @inlinable
  public mutating func value(of variable: Variable) -> Double {
    if !isSolved { _ = findSolution() }
    return answers[variable.index]
  }

  /// Replaces `values` by those of the variables: the faster way to read many.
  @inlinable
  public mutating func read(_ variables: [Variable], into values: inout [Double]) {
    if !isSolved { _ = findSolution() }
    if values.count != variables.count { values = Array(repeating: 0, count: variables.count) }
    let answers = answers
    values.withUnsafeMutableBufferPointer { values in
      for index in variables.indices { values[index] = answers[variables[index].index] }
    }
  }
}

extension Constraint {
  var isFinite: Bool {
    if case .optional(let level) = strength, !level.isFinite { return false }
    guard weight.isFinite, weight > 0 else { return false }
    return constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
