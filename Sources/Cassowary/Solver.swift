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
/// Changes are cheap to make and are checked at once (required constraints never contradict each
/// other), but the solution is found when a value is asked for.
///
/// Source: H. Isermann, "Linear Lexicographic Optimization", OR Spektrum 4, 1982, for the levels.
public struct Solver: Sendable {
  struct Unknown: Sendable {
    var domain: Variable.Domain
    var rank: Int
  }

  /// By index of variable; `nil` where one was removed.
  var unknowns: [Unknown?] = []
  /// By index of constraint; `nil` where one was removed.
  var constraints: [Constraint?] = []
  /// The required constraints in solved form, or `nil` when it has to be made again.
  var required: Required?
  /// The value of each variable, or `nil` when it has to be found again.
  var solution: [Double]?

  private var spareVariables: [Int] = []
  private var spareConstraints: [Int] = []

  public init() {}

  /// A new unknown; of two that are equally free the lower rank is served first.
  public mutating func makeVariable(_ domain: Variable.Domain, rank: Int = 0) -> Variable {
    let unknown = Unknown(domain: domain, rank: rank)
    let index = spareVariables.popLast() ?? unknowns.count
    if index == unknowns.count { unknowns.append(unknown) } else { unknowns[index] = unknown }
    required?.makeSymbol(forVariable: index, unknown.domain)
    solution = nil
    return Variable(index: index)
  }

  /// Forgets an unknown that no constraint mentions any more.
  public mutating func remove(_ variable: Variable) {
    unknowns[variable.index] = nil
    spareVariables.append(variable.index)
    solution = nil
  }

  /// Puts a constraint in.
  ///
  /// - Throws: ``SolverError/unsatisfiable(against:)`` if it is required and contradicts those
  ///   that are in.
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
    guard constraint.isFinite else { throw .notFinite }
    let index = spareConstraints.last ?? constraints.count
    if constraint.strength == .required {
      prepare()
      guard required?.require(constraint, index: index) == true else {
        throw .unsatisfiable(against: conflict(with: constraint))
      }
    }
    if index == constraints.count {
      constraints.append(constraint)
    } else {
      constraints[index] = constraint
      spareConstraints.removeLast()
    }
    solution = nil
    return Constraint.ID(index: index)
  }

  public mutating func remove(_ id: Constraint.ID) {
    if constraints[id.index]?.strength == .required { required = nil }
    constraints[id.index] = nil
    spareConstraints.append(id.index)
    solution = nil
  }

  /// Replaces the constant of a constraint that is in.
  ///
  /// - Throws: ``SolverError/unsatisfiable(against:)`` if the required constraint contradicts the
  ///   others with it; it keeps the constant it had.
  public mutating func setConstant(_ constant: Double, of id: Constraint.ID) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    guard let old = constraints[id.index], old.constant != constant else { return }
    constraints[id.index]?.constant = constant
    solution = nil
    if old.strength != .required { return }
    required = nil
    if prepare() { return }
    constraints[id.index] = nil
    var changed = old
    changed.constant = constant
    let others = conflict(with: changed)
    constraints[id.index] = old
    throw .unsatisfiable(against: others)
  }

  /// Moves a constraint in the order that settles ties.
  public mutating func setRank(_ rank: Int, of id: Constraint.ID) {
    if constraints[id.index]?.rank == rank { return }
    constraints[id.index]?.rank = rank
    solution = nil
  }

  /// Moves a variable in the order in which freedom is given away.
  public mutating func setRank(_ rank: Int, of variable: Variable) {
    if unknowns[variable.index]?.rank == rank { return }
    unknowns[variable.index]?.rank = rank
    solution = nil
  }

  public subscript(id: Constraint.ID) -> Constraint? {
    constraints[id.index]
  }

  /// The variable's value in the best solution, which is found now if a change came since.
  public mutating func value(of variable: Variable) -> Double {
    if let solution { return solution[variable.index] }
    let found = solved()
    solution = found
    return found[variable.index]
  }
}

extension Constraint {
  var isFinite: Bool {
    if case .optional(let level) = strength, !level.isFinite { return false }
    return constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
