/// A statement after checking.
struct TypedStatement {
  indirect enum Kind {
    case expression(TypedExpr)
    /// A local with its initial value, or one that is assigned later.
    case declare(Local, TypedExpr?)
    /// A global's initial value.
    case define(Global, TypedExpr)
    case destructure(Pattern, TypedExpr)
    case `if`([Condition], [TypedStatement], [TypedStatement])
    case `while`([Condition], [TypedStatement], Target)
    case repeatWhile([TypedStatement], TypedExpr, Target)
    /// Counts from a lower to an upper bound without making the range.
    case count(
      Local?, from: TypedExpr, to: TypedExpr, isClosed: Bool, filter: TypedExpr?, [TypedStatement],
      Target)
    /// Over an array of elements.
    case forIn(Pattern, TypedExpr, filter: TypedExpr?, [TypedStatement], Target)
    case `switch`(Local, TypedExpr, [Case], Target)
    case `return`(TypedExpr?)
    case `break`(Target)
    case `continue`(Target)
    case `fallthrough`
    case `defer`([TypedStatement])
    case `throw`(TypedExpr)
    /// The body, the variable that takes an error thrown in it, and what then happens.
    case doCatch([TypedStatement], Local, [TypedStatement])
    case block([TypedStatement], Target?)
    /// A function inside a function, as a variable that holds its closure.
    case function(Local, ClosureBody)
  }

  struct Case {
    /// Any of these patterns, each with its `where`.
    var patterns: [(pattern: Pattern, filter: TypedExpr?)]
    var body: [TypedStatement]
    var isDefault = false
  }

  let kind: Kind
  let line: Int

  /// What ends with a branch of an `if` or a `switch`.
  var ends: BranchEnds?

  /// What catches errors where there are none.
  var isNeverReached = false

  init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
    switch kind {
    case .if, .switch: ends = BranchEnds()
    default: break
    }
  }

  /// `place = value`.
  static func assignment(of value: TypedExpr, to place: TypedExpr, _ line: Int) -> TypedStatement {
    TypedStatement(
      .expression(TypedExpr(.assign(place, value), .void, line: line)), line: line)
  }
}

/// Variables that end with a branch that keeps them: another branch gives them away, and after both
/// nobody has them.
final class BranchEnds {
  /// By the branches, in their order.
  var kept: [[Local]] = []
}

/// One condition of an `if`, `guard` or `while`.
enum Condition {
  case boolean(TypedExpr)
  case matches(Pattern, TypedExpr, Local)
}

/// A pattern, to be matched against a value in a register.
indirect enum Pattern {
  case wildcard
  case bind(Local)
  case tuple([Pattern])
  case enumCase(Int, [Pattern])
  /// A case whose values, so many of them, are matched as one tuple.
  case enumPayload(Int, Int, Pattern)
  case some(Pattern)
  case null
  /// True when the expression, which reads the local, is true.
  case test(Local, TypedExpr)
  case cast(Type, Pattern)
  case isType(Type)
}

/// Where `break` and `continue` lead.
final class Target {
  let label: String?
  let isLoop: Bool

  init(_ label: String?, isLoop: Bool) {
    self.label = label
    self.isLoop = isLoop
  }
}
