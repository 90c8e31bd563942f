/// A part of a tuple that gets its value by itself: `point.x = 1` where `point` has none yet.
struct TuplePart: Hashable {
  enum Root: Hashable {
    /// A local or a variable of the top level.
    case variable(ObjectIdentifier)
    /// A stored property of `self`.
    case field(Int)
  }

  let root: Root
  let path: [Int]

  /// The parts of a value of `type` that have none of their own; of what is no tuple, the value.
  static func leaves(of type: Type, _ path: [Int] = []) -> [[Int]] {
    guard let elements = type.tupleElements, !elements.isEmpty else { return [path] }
    return elements.enumerated().flatMap { leaves(of: $1.type, path + [$0]) }
  }

  /// `.b.1`, as a message names it.
  static func name(_ path: [Int], in type: Type) -> String {
    guard let first = path.first, let element = type.tupleElements?[first] else { return "" }
    return ".\(element.label ?? String(first))" + name(Array(path.dropFirst()), in: element.type)
  }
}

/// A part as an expression speaks of it.
struct TuplePlace {
  /// The variable, or the property, that the tuple is.
  let whole: TypedExpr
  let path: [Int]

  /// `nil` if `expr` is no part of a tuple.
  init?(_ expr: TypedExpr) {
    var (whole, path) = (expr, [Int]())
    while case .element(let base, let index) = whole.kind, base.type.tupleElements != nil {
      path.insert(index, at: 0)
      whole = base
    }
    guard !path.isEmpty else { return nil }
    (self.whole, self.path) = (whole, path)
  }
}
