/// The variables and constraints that are in, as flat columns.
final class ConstraintStore {
  // By variable.
  private(set) var isKnown = Buffer<Bool>()
  private(set) var isNonNegative = Buffer<Bool>()
  var variableRank = Buffer<Int>()
  /// In how many constraints the variable stands.
  private(set) var uses = Buffer<Int32>()
  /// In how many of them it stands alone.
  private(set) var bounds = Buffer<Int32>()

  // By constraint.
  private(set) var traits = Buffer<Traits>()
  var constant = Buffer<Double>()
  private(set) var level = Buffer<Float>()
  private(set) var weight = Buffer<Double>()
  var rank = Buffer<Int>()
  private var start = Buffer<Int32>()
  private var length = Buffer<Int32>()
  private var room = Buffer<Int32>()

  // By place in `range(_:)`; each variable stands once in a constraint, and no coefficient is zero.
  private(set) var variable = Buffer<Int32>()
  private(set) var coefficient = Buffer<Double>()

  private var spareVariables = Buffer<Int32>()
  private var spareConstraints = Spares()

  /// What a constraint is, in one byte.
  struct Traits: OptionSet, BitwiseCopyable {
    var rawValue: UInt8
    static let isLive = Traits(rawValue: 1)
    static let isRequired = Traits(rawValue: 2)
    /// The expression may be negative: `≤`.
    static let allowsBelow = Traits(rawValue: 4)
    /// The expression may be positive: `≥`.
    static let allowsAbove = Traits(rawValue: 8)

    @inline(__always)
    var isLive: Bool { rawValue & 1 != 0 }
    @inline(__always)
    var isRequired: Bool { rawValue & 2 != 0 }
    @inline(__always)
    var isEquation: Bool { rawValue & 12 == 0 }
    /// The ones that are eliminated before the simplex begins.
    @inline(__always)
    var isRequiredEquation: Bool { rawValue & 15 == 3 }
    @inline(__always)
    var allowsBelow: Bool { rawValue & 4 != 0 }
    @inline(__always)
    var allowsAbove: Bool { rawValue & 8 != 0 }
  }

  var variableCount: Int { isKnown.count }
  var constraintCount: Int { traits.count }

  @inline(__always)
  func range(_ constraint: Int32) -> Range<Int> {
    let first = Int(start[constraint])
    return Range(uncheckedBounds: (first, first + Int(length[constraint])))
  }

  func makeVariable(_ domain: Variable.Domain, rank: Int) -> Int32 {
    if spareVariables.count > 0 {
      let index = spareVariables.removeLast()
      isKnown[index] = true
      isNonNegative[index] = domain == .nonNegative
      variableRank[index] = rank
      return index
    }
    isKnown.append(true)
    isNonNegative.append(domain == .nonNegative)
    variableRank.append(rank)
    uses.append(0)
    bounds.append(0)
    return Int32(isKnown.count - 1)
  }

  /// A free variable of the solver's own, which nobody asks for.
  func makeUnknown() -> Int32 {
    let index = makeVariable(.free, rank: .max)
    isKnown[index] = false
    return index
  }

  func removeVariable(_ index: Int32) {
    isKnown[index] = false
    spareVariables.append(index)
  }

  func insert(_ constraint: borrowing Constraint) -> Int32 {
    let index: Int32
    if let spare = spareConstraints.takeFirst() {
      index = spare
    } else {
      if traits.count == 0 { reserve() }
      index = Int32(traits.count)
      traits.append([])
      constant.append(0)
      level.append(0)
      weight.append(0)
      rank.append(0)
      start.append(Int32(variable.count))
      length.append(0)
      room.append(0)
    }
    var kind: Traits = [.isLive]
    switch constraint.relation {
    case .lessOrEqual: kind.insert(.allowsBelow)
    case .equal: break
    case .greaterOrEqual: kind.insert(.allowsAbove)
    }
    switch constraint.strength {
    case .required:
      kind.insert(.isRequired)
      level[index] = .infinity
      weight[index] = 1
    case .optional(let height):
      level[index] = height
      weight[index] = constraint.weight
    }
    traits[index] = kind
    constant[index] = constraint.constant.limited
    rank[index] = constraint.rank
    insert(constraint.terms, of: index)
    return index
  }

  /// How many constraints come as a rule, if all variables are there before the first of them.
  var expectedConstraints: Int { variableCount + variableCount / 2 }

  /// What is reserved and not used costs nothing, and what has to move is paid for twice.
  private func reserve() {
    let count = expectedConstraints
    traits.reserve(count)
    constant.reserve(count)
    level.reserve(count)
    weight.reserve(count)
    rank.reserve(count)
    start.reserve(count)
    length.reserve(count)
    room.reserve(count)
    variable.reserve(2 * count)
    coefficient.reserve(2 * count)
  }

  private func insert(_ terms: [Constraint.Term], of index: Int32) {
    if terms.count > room[index] {
      start[index] = Int32(variable.extend(by: terms.count))
      _ = coefficient.extend(by: terms.count)
      room[index] = Int32(terms.count)
    }
    let first = Int(start[index])
    var end = first
    for term in terms {
      precondition(term.variable.index < variableCount, "a variable of another solver")
      let place = Int32(term.variable.index)
      var known = first
      while known < end, variable[known] != place { known += 1 }
      if known < end {
        coefficient[known] += term.coefficient.limited
      } else {
        variable[end] = place
        coefficient[end] = term.coefficient.limited
        end += 1
      }
    }
    var kept = first
    for place in first..<end where coefficient[place] != 0 {
      variable[kept] = variable[place]
      coefficient[kept] = coefficient[place]
      uses[variable[kept]] += 1
      kept += 1
    }
    length[index] = Int32(kept - first)
    if kept == first + 1 { bounds[variable[first]] += 1 }
  }

  func remove(_ index: Int32) {
    let places = range(index)
    if places.count == 1 { bounds[variable[places.lowerBound]] -= 1 }
    for place in range(index) { uses[variable[place]] -= 1 }
    traits[index] = []
    spareConstraints.append(index)
  }

  /// The constraint's expression for these values.
  @inline(__always)
  func excess(of index: Int32, for values: borrowing Buffer<Double>) -> Double {
    var sum = constant[index]
    for place in range(index) { sum += coefficient[place] * values[variable[place]] }
    return sum
  }

  /// The constraint as it was given, but for merged and vanished terms.
  func constraint(_ index: Int32) -> Constraint? {
    guard index >= 0, index < traits.count, traits[index].isLive else { return nil }
    let kind = traits[index]
    return Constraint(
      range(index).map { place in
        Constraint.Term(coefficient[place], Variable(index: Int(variable[place])))
      }, kind.isEquation ? .equal : kind.allowsBelow ? .lessOrEqual : .greaterOrEqual,
      plus: constant[index],
      strength: kind.isRequired ? .required : .optional(level: level[index]), rank: rank[index],
      weight: weight[index])
  }
}

extension Double {
  @inline(__always)
  var limited: Double {
    min(max(self, -Constraint.largest), Constraint.largest)
  }
}
