import SwiftSyntax

/// Follows the paths through a checked body and finds what is read before it has a value.
///
/// As in Swift this comes after types: it looks only at input that is otherwise right.
final class DefiniteInitialization {
  let checker: Checker
  let context: FunctionContext
  var state: InitializationState? = InitializationState()
  var breaks: [ObjectIdentifier: [InitializationState?]] = [:]
  /// What is known where the function is left by `return`.
  var returns: [InitializationState?] = []
  /// What is known where an error may leave the body of the innermost `do`.
  var throwing: [InitializationState?] = []
  /// The top level's own variables that were declared without a value.
  var open: Set<ObjectIdentifier> = []
  /// The closure whose body is looked at for what it captures.
  var capturing: TypedExpr?
  /// What is known at the innermost `fallthrough`.
  private var fallthroughs: [InitializationState?] = []
  /// The initialiser's own `self` and stored properties.
  var initializer: InitializerRules?
  private var said: Set<String> = []

  init(_ checker: Checker, _ context: FunctionContext) {
    self.checker = checker
    self.context = context
  }

  func report(_ message: String, _ line: Int, _ syntax: (some SyntaxProtocol)?) {
    guard said.insert("\(line) \(message)").inserted else { return }
    if let syntax, checker.lineOverride == nil {
      checker.error(message, syntax)
    } else {
      let outer = checker.lineOverride
      checker.lineOverride = line
      checker.error(message, MissingExprSyntax(placeholder: .identifier("_")))
      checker.lineOverride = outer
    }
  }

  // MARK: Statements

  func visit(_ statements: [TypedStatement]) {
    for statement in statements where state != nil { visit(statement) }
  }

  private func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let expr):
      visit(expr)
      if expr.type.nominal?.name == "Never" { state = nil }
    case .declare(let local, let value):
      if let value { visit(value) }
      if local.isFlowChecked { forget(local) }
    case .define(let global, _) where global.isDeferred: open.insert(ObjectIdentifier(global))
    case .define(_, let value), .destructure(_, let value): visit(value)
    case .if(let conditions, let then, let otherwise):
      // A `guard` goes on where its conditions hold.
      let failed = visit(conditions)
      visit(then)
      let end = state
      state = InitializationState.merged(failed)
      visit(otherwise)
      state = InitializationState.merged([end, state])
    case .while, .count, .forIn:
      guard let one = statement.loop else { return }
      visit(one.over)
      loop(one.target) { self.iterate(one.conditions, one.body) }
    case .repeatWhile(let body, let condition, let target):
      loop(target) {
        self.visit(body)
        if self.state != nil { self.visit(condition) }
        return self.state
      }
    case .switch(_, let value, let cases, let target):
      visit(value)
      visitCases(cases, target)
    case .return(let value):
      if let value { visit(value) }
      value?.leavesPart = initializer?.leavesPart(state) ?? false
      if value == nil || initializer == nil { returns.append(state) }
      state = nil
    case .throw(let error):
      visit(error)
      error.leavesPart = initializer?.leavesPart(state) ?? false
      throwing.append(state)
      state = nil
    case .break(let target):
      breaks[ObjectIdentifier(target), default: []].append(state)
      state = nil
    case .continue: state = nil
    case .fallthrough:
      fallthroughs.append(state)
      state = nil
    case .defer: break
    case .doCatch(let body, _, let handler):
      let (before, outer) = (state, throwing)
      throwing = []
      visit(body)
      let (end, thrown) = (state, throwing)
      throwing = outer
      // Where the body throws nothing the handler is never reached.
      state = InitializationState.merged(thrown) ?? before
      visit(handler)
      state = InitializationState.merged([end, state])
    case .block(let body, let target):
      visit(body)
      if let target { leave(target) }
    case .function: break
    }
  }

  /// The states in which a condition did not hold.
  private func visit(_ conditions: [Condition]) -> [InitializationState?] {
    var failed: [InitializationState?] = []
    for condition in conditions {
      switch condition {
      case .boolean(let expr):
        visit(expr)
        if expr.isTrue { continue }
      case .matches(let pattern, let value, _):
        visit(value)
        if case .bind = pattern { continue }
      }
      failed.append(state)
    }
    return failed
  }

  private func iterate(_ conditions: [Condition], _ body: [TypedStatement]) -> InitializationState?
  {
    let start = state
    let failed = visit(conditions)
    visit(body)
    let isEndless = failed.isEmpty && !conditions.isEmpty
    let exits =
      isEndless ? nil : InitializationState.merged(failed + [conditions.isEmpty ? start : nil])
    // What the body assigns may be assigned again the next time round.
    if let end = state, let start {
      second(start, end, body, conditions)
    }
    return exits
  }

  /// Goes round once more with what the first round may have assigned.
  private func second(
    _ start: InitializationState, _ end: InitializationState, _ body: [TypedStatement],
    _ conditions: [Condition]
  ) {
    guard
      end.possible != start.possible || end.possibleFields != start.possibleFields
        || end.possibleParts != start.possibleParts
    else { return }
    let (outerBreaks, outerReturns) = (breaks, returns)
    state = InitializationState.merged([start, end])
    _ = visit(conditions)
    visit(body)
    (breaks, returns) = (outerBreaks, outerReturns)
  }

  private func loop(_ target: Target, _ body: () -> InitializationState?) {
    let exit = body()
    state = exit
    leave(target)
  }

  /// The paths that `break` out of `target` meet here.
  private func leave(_ target: Target) {
    state = InitializationState.merged(
      [state] + (breaks.removeValue(forKey: ObjectIdentifier(target)) ?? []))
  }

  private func visitCases(_ cases: [TypedStatement.Case], _ target: Target) {
    let start = state
    var ends: [InitializationState?] = []
    let outer = fallthroughs
    fallthroughs = []
    for one in cases {
      state = InitializationState.merged([start] + fallthroughs)
      fallthroughs = []
      for (pattern, filter) in one.patterns {
        visit(pattern)
        if let filter { visit(filter) }
      }
      visit(one.body)
      ends.append(state)
    }
    fallthroughs = outer
    state = InitializationState.merged(ends)
    leave(target)
  }

  private func visit(_ pattern: Pattern) {
    switch pattern {
    case .test(_, let expr): visit(expr)
    case .tuple(let parts), .enumCase(_, let parts): parts.forEach { visit($0) }
    case .some(let inner), .cast(_, let inner), .enumPayload(_, _, let inner): visit(inner)
    case .wildcard, .bind, .null, .isType: break
    }
  }
}
