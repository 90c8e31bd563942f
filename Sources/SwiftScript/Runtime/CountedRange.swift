/// A range that can be walked: of whole numbers, or of what a type of the script's counts by whole
/// numbers (`Strideable`).
struct CountedRange {
  let lower: Value
  let count: Int
  private let steps: Steps

  /// `nil`, with a trap, where the bounds cannot be counted from, or the way between them is
  /// longer than an `Int`.
  init?(_ range: RangeBox?, _ machine: Machine) {
    guard let range, let lower = range.lower, let upper = range.upper,
      let steps = Steps(lower, machine), let gap = steps.gap(lower, upper, machine)
    else {
      machine.trap("Range is not countable")
      return nil
    }
    let isCountable = !gap.overflow && !(range.isClosed && gap.steps == .max)
    guard machine.require(isCountable, "arithmetic overflow") else { return nil }
    (self.lower, self.steps) = (lower, steps)
    count = max(0, range.isClosed ? gap.steps + 1 : gap.steps)
  }

  /// What lies `offset` steps after the lower bound.
  func bound(_ offset: Int, _ machine: Machine) -> Value {
    steps.advanced(lower, by: offset, machine)
  }

  /// How many steps after the lower bound `place` lies.
  func offset(of place: Value, _ machine: Machine) -> Int {
    steps.gap(lower, place, machine)?.steps ?? 0
  }

  /// The last element of a range that is not empty, however many there are.
  static func last(of range: RangeBox, _ machine: Machine) -> Value {
    guard let upper = range.upper, !range.isClosed else { return range.upper ?? .none }
    return Steps(upper, machine)?.advanced(upper, by: -1, machine) ?? .none
  }
}

/// How one gets from one bound to another: by adding, or by what the script's type has for it, which
/// is looked up once.
private enum Steps {
  case numbers
  case methods(distance: Member, advanced: Member)

  init?(_ bound: Value, _ machine: Machine) {
    if case .int = bound {
      self = .numbers
    } else if let distance = machine.method("distance", labels: "to:", of: bound),
      let advanced = machine.method("advanced", labels: "by:", of: bound)
    {
      self = .methods(distance: distance, advanced: advanced)
    } else {
      return nil
    }
  }

  func gap(_ lower: Value, _ upper: Value, _ machine: Machine) -> (steps: Int, overflow: Bool)? {
    switch self {
    case .numbers:
      guard case .int(let start) = lower, case .int(let end) = upper else { return nil }
      let (gap, overflow) = end.subtractingReportingOverflow(start)
      return (gap, overflow)
    case .methods(let distance, _):
      guard case .int(let gap)? = machine.call(distance, of: lower, with: [upper]) else {
        return nil
      }
      return (gap, false)
    }
  }

  func advanced(_ bound: Value, by steps: Int, _ machine: Machine) -> Value {
    switch self {
    case .numbers: .int(bound.int &+ steps)
    case .methods(_, let advanced):
      machine.call(advanced, of: bound, with: [.int(steps)]) ?? .none
    }
  }
}
