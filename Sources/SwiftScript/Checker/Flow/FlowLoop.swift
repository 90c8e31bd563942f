/// A loop as the flow takes it: once what it goes over, then its conditions and its body, again and
/// again.
struct FlowLoop {
  var over: [TypedExpr] = []
  let conditions: [Condition]
  let body: [TypedStatement]
  let target: Target
}

extension TypedStatement {
  /// `nil` for a loop whose body comes first, and for what is none.
  var loop: FlowLoop? {
    switch kind {
    case .while(let conditions, let body, let target):
      FlowLoop(conditions: conditions, body: body, target: target)
    case .count(_, let from, let to, _, let filter, let body, let target):
      FlowLoop(over: [from, to], conditions: Self.conditions(filter), body: body, target: target)
    case .forIn(_, let sequence, let filter, let body, let target):
      FlowLoop(over: [sequence], conditions: Self.conditions(filter), body: body, target: target)
    default: nil
    }
  }

  private static func conditions(_ filter: TypedExpr?) -> [Condition] {
    filter.map { [.boolean($0)] } ?? []
  }
}
