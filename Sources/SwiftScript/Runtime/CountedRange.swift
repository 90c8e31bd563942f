/// A range that can be walked: of whole numbers, or of what a type of the script's counts by whole
/// numbers (`Strideable`).
struct CountedRange {
  let lower: Value
  let count: Int

  /// `nil`, with a trap, where the bounds cannot be counted from, or the way between them is
  /// longer than an `Int`.
  init?(_ range: RangeBox?, _ machine: Machine) {
    guard let range, let lower = range.lower, let upper = range.upper,
      let gap = Self.gap(lower, upper, machine)
    else {
      machine.trap("Range is not countable")
      return nil
    }
    let isCountable = !gap.overflow && !(range.isClosed && gap.steps == .max)
    guard machine.require(isCountable, "arithmetic overflow") else { return nil }
    self.lower = lower
    count = max(0, range.isClosed ? gap.steps + 1 : gap.steps)
  }

  /// How far it is from one bound to the other.
  private static func gap(
    _ lower: Value, _ upper: Value, _ machine: Machine
  ) -> (steps: Int, overflow: Bool)? {
    if case .int(let start) = lower {
      guard case .int(let end) = upper else { return nil }
      let (gap, overflow) = end.subtractingReportingOverflow(start)
      return (gap, overflow)
    }
    guard
      case .int(let gap)? = machine.call(
        member: "distance", of: lower, with: [upper], labels: "to:")
    else {
      return nil
    }
    return (gap, false)
  }

  /// What lies `offset` steps after the lower bound.
  func bound(_ offset: Int, _ machine: Machine) -> Value {
    if case .int(let start) = lower { return .int(start &+ offset) }
    return Self.advanced(lower, by: offset, machine)
  }

  /// The last element of a range that is not empty, however many there are.
  static func last(of range: RangeBox, _ machine: Machine) -> Value {
    guard let upper = range.upper, !range.isClosed else { return range.upper ?? .none }
    if case .int(let end) = upper { return .int(end - 1) }
    return advanced(upper, by: -1, machine)
  }

  private static func advanced(_ bound: Value, by steps: Int, _ machine: Machine) -> Value {
    machine.call(member: "advanced", of: bound, with: [.int(steps)], labels: "by:") ?? .none
  }

  /// How many steps after the lower bound `place` lies.
  func offset(of place: Value, _ machine: Machine) -> Int {
    Self.gap(lower, place, machine)?.steps ?? 0
  }
}
