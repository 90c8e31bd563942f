import SwiftSyntax

/// Follows the paths through a checked body and finds what is used after its value has been given
/// away: by `consume`, or because its type has no copies.
///
/// What is given away is marked on the way, so that the lowering empties the variable there: the
/// value dies with whom it was given to.
final class Consumption {
  let checker: Checker
  let context: FunctionContext
  /// Variables that have been given away on some path; `nil` where no path leads.
  var gone: [ObjectIdentifier: TypedExpr]? = [:]
  private var breaks: [ObjectIdentifier: [[ObjectIdentifier: TypedExpr]?]] = [:]
  /// What `defer` has put off, the outermost block first.
  private var deferred: [[TypedStatement]] = []
  /// The second time round a loop.
  private var isRepeating = false
  /// Places that are passed `inout`, which have to hold something in the end.
  private let lent: [Local]
  private var said: Set<ObjectIdentifier> = []
  /// All that have been declared so far, and all that have been given away.
  private var declared: Set<ObjectIdentifier> = []
  private var given: [ObjectIdentifier: Local] = [:]

  init(_ checker: Checker, _ context: FunctionContext, lent: [Local] = []) {
    self.checker = checker
    self.context = context
    self.lent = lent
  }

  func check(_ statements: [TypedStatement]) {
    visit(statements)
    leave()
  }

  /// The function is left here.
  private func leave() {
    for body in deferred.reversed() { body.forEach { visit($0) } }
    for local in lent where gone?[ObjectIdentifier(local)] != nil {
      report("missing reinitialization of inout parameter '\(local.name)' after consume", local)
    }
  }

  // MARK: What is found

  /// Said where the variable is declared, once.
  func report(_ message: String, _ local: Local) {
    guard said.insert(ObjectIdentifier(local)).inserted else { return }
    let outer = checker.lineOverride
    if let token = local.usage?.token, outer == nil {
      checker.error(message, token)
    } else {
      report(message, at: local.line > 0 ? local.line : outer ?? 0)
    }
  }

  func report(_ message: String, at line: Int) {
    let outer = checker.lineOverride
    defer { checker.lineOverride = outer }
    checker.lineOverride = line
    checker.error(message, MissingExprSyntax(placeholder: .identifier("_")))
  }

  func use(_ local: Local) {
    if gone?[ObjectIdentifier(local)] != nil { report("'\(local.name)' used after consume", local) }
  }

  func give(_ local: Local, at expr: TypedExpr) {
    let isOnly = local.type.isNoncopyable
    if local.isBorrowed {
      return report("'\(local.name)' is borrowed and cannot be consumed", local)
    }
    guard local.context === context else {
      return report(
        "\(isOnly ? "noncopyable " : "")'\(local.name)' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type",
        local)
    }
    if let before = gone?[ObjectIdentifier(local)] {
      report(
        !isOnly
          ? "'\(local.name)' used after consume"
          : isRepeating && before === expr
            ? "'\(local.name)' consumed in a loop" : "'\(local.name)' consumed more than once",
        local)
    }
    expr.isMoved = true
    given[ObjectIdentifier(local)] = local
    gone?[ObjectIdentifier(local)] = expr
  }

  // MARK: Statements

  func visit(_ statements: [TypedStatement]) {
    let depth = deferred.count
    for statement in statements where gone != nil { visit(statement) }
    while deferred.count > depth {
      let body = deferred.removeLast()
      if gone != nil { body.forEach { visit($0) } }
    }
  }

  private func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let expr):
      visit(expr)
      if expr.type.nominal?.name == "Never" { gone = nil }
    case .declare(let local, let value):
      if let value { visit(value, isGiven: true) }
      gone?[ObjectIdentifier(local)] = nil
      declared.insert(ObjectIdentifier(local))
    case .define(_, let value), .destructure(_, let value): visit(value, isGiven: true)
    case .if(let conditions, let then, let otherwise):
      let before = declared
      let failed = visit(conditions)
      visit(then)
      let end = gone
      gone = failed
      visit(otherwise)
      join([end, gone], before, statement.ends)
    case .while, .count, .forIn:
      guard let one = statement.loop else { return }
      visit(one.over)
      loop(one.target) { self.iterate(one.conditions, one.body) }
    case .repeatWhile(let body, let condition, let target):
      loop(target) {
        self.visit(body)
        if self.gone != nil { self.visit(condition) }
        return self.gone
      }
    case .switch(_, let value, let cases, let target):
      visit(value)
      let (start, before) = (gone, declared)
      var ends: [[ObjectIdentifier: TypedExpr]?] = []
      for one in cases {
        gone = start
        for case let filter? in one.patterns.map(\.filter) { visit(filter) }
        visit(one.body)
        ends.append(gone)
      }
      join(ends, before, statement.ends)
      leave(target)
    case .return(let value):
      if let value { visit(value, isGiven: true) }
      leave()
      gone = nil
    case .throw(let error):
      visit(error)
      gone = nil
    case .break(let target):
      breaks[ObjectIdentifier(target), default: []].append(gone)
      gone = nil
    case .continue, .fallthrough: gone = nil
    case .defer(let body): deferred.append(body)
    case .doCatch(let body, _, let handler):
      let before = gone
      visit(body)
      let end = gone
      gone = Self.merged([before, end])
      visit(handler)
      gone = Self.merged([end, gone])
    case .block(let body, let target):
      visit(body)
      if let target { leave(target) }
    case .function(_, let body): body.context.captures.forEach { use($0) }
    }
  }

  private func visit(_ conditions: [Condition]) -> [ObjectIdentifier: TypedExpr]? {
    var failed: [[ObjectIdentifier: TypedExpr]?] = []
    for condition in conditions {
      switch condition {
      case .boolean(let expr): visit(expr)
      case .matches(_, let value, _): visit(value, isGiven: true)
      }
      failed.append(gone)
    }
    return Self.merged(failed)
  }

  private func iterate(
    _ conditions: [Condition], _ body: [TypedStatement]
  ) -> [ObjectIdentifier: TypedExpr]? {
    let start = gone
    let failed = visit(conditions)
    visit(body)
    return Self.merged([failed, conditions.isEmpty ? start : nil])
  }

  /// Goes round twice: what the first round gives away is gone in the second.
  private func loop(_ target: Target, _ body: () -> [ObjectIdentifier: TypedExpr]?) {
    let start = gone
    var exit = body()
    if let end = gone, end.count > (start?.count ?? 0) {
      let outer = isRepeating
      isRepeating = true
      exit = Self.merged([exit, body()])
      isRepeating = outer
    }
    gone = exit
    leave(target)
  }

  private func leave(_ target: Target) {
    gone = Self.merged([gone] + (breaks.removeValue(forKey: ObjectIdentifier(target)) ?? []))
  }

  /// The branches come together: what one has given away nobody has then, so that where it has been
  /// kept it ends with the branch.
  private func join(
    _ states: [[ObjectIdentifier: TypedExpr]?], _ before: Set<ObjectIdentifier>, _ ends: BranchEnds?
  ) {
    gone = Self.merged(states)
    let lost = (gone ?? [:]).keys.filter { !declared.contains($0) || before.contains($0) }
      .compactMap { given[$0] }
      .filter { $0.type.isNoncopyable && !$0.isInout }
      .sorted { $0.line > $1.line }
    ends?.kept = states.map { state in
      lost.filter { local in state.map { $0[ObjectIdentifier(local)] == nil } ?? false }
    }
  }

  private static func merged(
    _ states: [[ObjectIdentifier: TypedExpr]?]
  ) -> [ObjectIdentifier: TypedExpr]? {
    let reached = states.compactMap(\.self)
    guard let first = reached.first else { return nil }
    return reached.dropFirst().reduce(first) { $0.merging($1) { one, _ in one } }
  }
}
