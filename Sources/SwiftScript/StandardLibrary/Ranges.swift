extension StandardLibrary {
  static let range = rangeBinding("Range", isClosed: false)
  static let closedRange = rangeBinding("ClosedRange", isClosed: true)

  private static func rangeBinding(_ name: String, isClosed: Bool) -> TypeBinding {
    let binding = TypeBinding(name, .struct) {
      let type = MemberTable<Value>()
      type.native("var lowerBound: Bound", get: { $1[0].range?.lower ?? .none }, set: nil)
      type.native("var upperBound: Bound", get: { $1[0].range?.upper ?? .none }, set: nil)
      type.native("var isEmpty: Bool", get: { .bool(isEmpty($1[0])) }, set: nil)
      type.native(
        "var count: Int", get: { .int(CountedRange($1[0].range, $0)?.count ?? 0) }, set: nil)
      type.native(
        "var first: Bound?",
        get: { isEmpty($1[0]) ? .none : $1[0].range?.lower?.some ?? .none }, set: nil)
      type.native(
        "var last: Bound?",
        get: { machine, arguments in
          guard !isEmpty(arguments[0]), let range = arguments[0].range else { return .none }
          return CountedRange.last(of: range, machine).some
        }, set: nil)
      type.native("func contains(_ element: Bound) -> Bool") { _, arguments in
        .bool(arguments[0].range?.contains(arguments[1]) ?? false)
      }
      searches(type, element: "Bound")
      if !isClosed { rangeParts(type) } else { partsOfViews(type, "ClosedRange<Bound>") }
      wholes(type, "\(name)<Bound>", "Bound")
      for other in ["Range", "ClosedRange"] {
        type.native("func overlaps(_ other: \(other)<Bound>) -> Bool") { _, arguments in
          .bool(overlap(arguments[0], arguments[1]))
        }
        type.native("func contains(_ other: \(other)<Bound>) -> Bool") { _, arguments in
          .bool(encloses(arguments[0], arguments[1]))
        }
      }
      type.native("func clamped(to limits: \(name)<Bound>) -> \(name)<Bound>") { _, arguments in
        clamped(arguments[0], to: arguments[1], isClosed: isClosed)
      }
      return type.rows
    }
    binding.generics = ["Bound"]
    binding.needsErasure = true
    return binding
  }

  private static func isEmpty(_ value: Value) -> Bool {
    guard let range = value.range, let lower = range.lower, let upper = range.upper else {
      return false
    }
    return !range.isClosed && !Equality.isLess(lower, upper)
  }

  private static func overlap(_ one: Value, _ other: Value) -> Bool {
    guard !isEmpty(one), !isEmpty(other), let a = one.range, let b = other.range,
      let lowerA = a.lower, let lowerB = b.lower
    else { return false }
    return a.contains(lowerB) || b.contains(lowerA)
  }

  private static func encloses(_ one: Value, _ other: Value) -> Bool {
    if isEmpty(other) { return true }
    guard let a = one.range, let b = other.range, let lowerA = a.lower, let lowerB = b.lower,
      let upperA = a.upper, let upperB = b.upper, !Equality.isLess(lowerB, lowerA)
    else { return false }
    if Equality.isLess(upperB, upperA) { return true }
    if case (.int(let end), .int(let last)) = (upperB, upperA), a.isClosed, !b.isClosed {
      return end - 1 <= last
    }
    return !Equality.isLess(upperA, upperB) && (a.isClosed || !b.isClosed)
  }

  private static func clamped(_ value: Value, to limits: Value, isClosed: Bool) -> Value {
    guard let range = value.range, let limit = limits.range, let lowest = limit.lower,
      let highest = limit.upper
    else { return value }
    func inside(_ bound: Value?) -> Value {
      guard let bound else { return lowest }
      if Equality.isLess(bound, lowest) { return lowest }
      return Equality.isLess(highest, bound) ? highest : bound
    }
    return .box(RangeBox(inside(range.lower), inside(range.upper), isClosed: isClosed))
  }

  /// `1...`, `..<1` and `...1`, and what takes any of them.
  static let partialRanges = [
    partialRange("PartialRange", "lower", "upper"), partialRange("PartialRangeFrom", "lower"),
    partialRange("PartialRangeUpTo", "upper"), partialRange("PartialRangeThrough", "upper"),
  ]

  private static func partialRange(_ name: String, _ bounds: String...) -> TypeBinding {
    let binding = TypeBinding(name, .struct) {
      let type = MemberTable<Value>()
      type.native("func contains(_ element: Bound) -> Bool") { _, arguments in
        .bool(arguments[0].range?.contains(arguments[1]) ?? false)
      }
      if bounds.contains("lower") {
        type.native("var lowerBound: Bound", get: { $1[0].range?.lower ?? .none }, set: nil)
      }
      if bounds.contains("upper") {
        type.native("var upperBound: Bound", get: { $1[0].range?.upper ?? .none }, set: nil)
      }
      if bounds.count == 2 {
        type.native("var _hasLower: Bool", get: { .bool($1[0].range?.lower != nil) }, set: nil)
        type.native(
          "var _isThrough: Bool", get: { .bool($1[0].range?.isClosed ?? false) }, set: nil)
      }
      return type.rows
    }
    binding.generics = ["Bound"]
    binding.needsErasure = true
    return binding
  }
}

extension RangeBox {
  /// Too many to have all of them: `1...`, `0...Int.max`.
  var isLong: Bool {
    guard let upper else { return true }
    guard case (.int(let first)?, .int(let last)) = (lower, upper) else { return false }
    let (gap, overflow) = last.subtractingReportingOverflow(first)
    return overflow || gap > 1_000_000
  }

  /// The whole numbers that it holds.
  var indices: Range<Int> {
    let (lower, upper) = (lower?.int ?? 0, upper?.int ?? 0)
    let end = isClosed && upper < .max ? upper + 1 : upper
    return lower..<max(lower, end)
  }
}

extension StandardLibrary {
  /// What `RangeExpression`, which the library declares in Swift, asks of a range of any kind.
  static let rangeFunctions = [
    FunctionBinding("func _rangeParts<R, B>(_ range: R, _ of: [B]) -> (B?, B?, Bool)") {
      _, arguments in
      let range = arguments[0].unerased.range
      return .tuple([
        range?.lower ?? .none, range?.upper ?? .none, .bool(range?.isClosed ?? false),
      ])
    }
  ]
}

extension Value {
  /// A range of places in something that lies between `start` and `end`, half open.
  ///
  /// What the range leaves out is an end of that; `nil` once the app has faulted with `outside`.
  func places<Index: Bridged & Comparable>(
    from start: Index, to end: Index, _ machine: Machine, _ outside: String,
    after: (Index) -> Index
  ) -> Range<Index>? {
    guard let range else { return nil }
    let lower = range.lower.flatMap { Index.unwrap($0) } ?? start
    var upper = range.upper.flatMap { Index.unwrap($0) } ?? end
    if range.isClosed, range.upper != nil, upper < end { upper = after(upper) }
    guard machine.require(lower >= start && lower <= upper && upper <= end, outside) else {
      return nil
    }
    return lower..<upper
  }
}
