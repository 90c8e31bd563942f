import SwiftSyntax

/// What an initialiser has to do to `self`, and may not do before.
struct InitializerRules {
  let me: Local
  let nominal: Nominal
  /// The stored properties that the type declares itself.
  let stored: [StoredProperty]
  let isConvenience: Bool
  /// The brace that ends the initialiser.
  let end: TokenSyntax

  func isSelf(_ expr: TypedExpr) -> Bool {
    if case .local(let local) = expr.kind { return local === me }
    return false
  }

  var isClass: Bool { nominal.kind == .class }
  private var hasSuper: Bool { nominal.superclass != nil }

  /// What has a value before the first statement runs.
  func start() -> InitializationState {
    var state = InitializationState()
    guard !isConvenience else { return state }
    for property in stored where !needsValue(property) {
      // A class's initial values are statements of their own, at the start.
      if isClass, property.initial != nil, !property.isLazy { continue }
      state.fields.insert(property.index)
      if property.member.isLet, property.initial != nil {
        state.possibleFields.insert(property.index)
      }
    }
    return state
  }

  private func needsValue(_ property: StoredProperty) -> Bool {
    !(property.initial != nil || property.isLazy
      || (property.member.ownership == .weak && !property.member.isLet)
      || (property.isOptional && !property.member.isLet))
  }

  private func missing(_ state: InitializationState) -> StoredProperty? {
    stored.first { !state.fields.contains($0.index) }
  }

  /// Whether an object that is given up now is not whole: no `deinit` runs.
  func leavesPart(_ state: InitializationState?) -> Bool {
    state.map { isClass && !isReady($0) } ?? false
  }

  private func isReady(_ state: InitializationState) -> Bool {
    if state.isWhole { return true }
    return !isConvenience && !(isClass && hasSuper) && missing(state) == nil
  }

  func read(_ index: Int, _ expr: TypedExpr, in flow: DefiniteInitialization) {
    guard let state = flow.state, !state.isWhole, !state.fields.contains(index) else { return }
    guard !isConvenience, let property = stored.first(where: { $0.index == index }) else {
      if !sayInherited(index, expr, in: flow) { use(me, expr, in: flow) }
      return
    }
    if !isClass {
      flow.report(
        "'self' used before all stored properties are initialized", expr.line, expr.syntax)
    } else {
      let part = flow.missingPart(of: .field(index), property.member.type)
      flow.report(
        "\(property.member.isLet ? "constant" : "variable") 'self.\(property.member.name)\(part)' used before being initialized",
        expr.line, expr.syntax)
    }
    flow.state?.isWhole = true
  }

  func assign(_ index: Int, _ expr: TypedExpr, in flow: DefiniteInitialization) {
    guard let state = flow.state, let property = stored.first(where: { $0.index == index }) else {
      _ = sayInherited(index, expr, in: flow)
      return
    }
    if property.member.isLet {
      if isConvenience {
        flow.report(
          "'let' property '\(property.member.name)' may not be initialized directly; use \"self.init(...)\" or \"self = ...\" instead",
          expr.line, expr.syntax)
        flow.state?.isWhole = true
        return
      }
      let part = flow.repeatedPart(of: .field(index), property.member.type)
      if state.possibleFields.contains(index) || part != nil {
        flow.report(
          "immutable value 'self.\(property.member.name)\(part ?? "")' may only be initialized once",
          expr.line,
          expr.syntax)
      }
    } else if isConvenience {
      use(me, expr, in: flow)
    }
    flow.state?.fields.insert(index)
    flow.state?.possibleFields.insert(index)
  }

  /// A property of the class above, which is nobody's before `super.init`.
  private func sayInherited(
    _ index: Int, _ expr: TypedExpr, in flow: DefiniteInitialization
  ) -> Bool {
    guard isClass, hasSuper, !isConvenience, let state = flow.state, !isReady(state),
      let names = nominal.superclass?.script?.fieldNames, names.indices.contains(index)
    else { return false }
    say(use: "'self' used in property access '\(names[index])'", state, expr, in: flow)
    return true
  }

  /// `self` as a whole.
  func use(_ local: Local, _ expr: TypedExpr, in flow: DefiniteInitialization) {
    guard local === me, let state = flow.state, !isReady(state) else { return }
    say(use: "'self' used", state, expr, in: flow)
  }

  func call(_ callee: TypedExpr.Callee, _ expr: TypedExpr, in flow: DefiniteInitialization) {
    guard let state = flow.state, !isReady(state) else { return }
    let name: String? =
      switch callee {
      case .function(let function), .generic(let function, _): function.name
      case .slot(let slot): nominal.script?.slots[slot].name
      default: nil
      }
    let method = name?.split(separator: ".").last?.split(separator: "(").first
    let what = isClass ? method.map { "'self' used in method call '\($0)'" } : nil
    say(use: what ?? "'self' used", state, expr, in: flow)
  }

  func close(over body: ClosureBody, _ expr: TypedExpr, in flow: DefiniteInitialization) {
    guard body.context.captures.contains(where: { $0 === me }), let state = flow.state,
      !isReady(state)
    else { return }
    if let first = missing(state), !isConvenience {
      let kind = first.member.isLet ? "constant" : "variable"
      flow.report(
        isClass
          ? "'self' captured by a closure before all members were initialized"
          : "\(kind) 'self.\(first.member.name)' captured by a closure before being initialized",
        expr.line,
        expr.syntax)
      flow.state?.isWhole = true
    } else {
      say(use: "'self' captured by a closure", state, expr, in: flow)
    }
  }

  private func say(
    use: String, _ state: InitializationState, _ expr: TypedExpr, in flow: DefiniteInitialization
  ) {
    let when =
      if isConvenience {
        "'self.init' call or assignment to 'self'"
      } else if isClass, hasSuper {
        "'super.init' call"
      } else {
        "all stored properties are initialized"
      }
    flow.report("\(use) before \(when)", expr.line, expr.syntax)
    flow.state?.isWhole = true
  }

  /// `super.init(…)` or `self.init(…)`.
  func delegate(_ expr: TypedExpr, in flow: DefiniteInitialization) {
    if let state = flow.state, !isConvenience, isClass, hasSuper, !state.isWhole,
      let property = missing(state)
    {
      let isImplied = flow.context.initializerCall == nil
      // A constant that is given its value too late is spoken of there, too.
      for one in stored where one.member.isLet { flow.state?.possibleFields.insert(one.index) }
      flow.report(
        "property 'self.\(property.member.name)\(flow.missingPart(of: .field(property.index), property.member.type))' not initialized at \(isImplied ? "implicitly generated " : "")super.init call",
        expr.line, flow.context.initializerCall.flatMap { ExprSyntax($0) })
    }
    if isClass, !isConvenience, flow.state?.hasCalledSuper == true {
      flow.report("'super.init' called multiple times in initializer", expr.line, expr.syntax)
    }
    flow.state?.isWhole = true
    flow.state?.hasCalledSuper = true
  }

  /// Where the initialiser ends, on every path.
  func finish(_ flow: DefiniteInitialization) {
    guard let state = InitializationState.merged([flow.state] + flow.returns), !state.isWhole else {
      return
    }
    if isConvenience {
      flow.report(
        "'self.init' isn't called on all paths before returning from initializer", 0, end)
    } else if missing(state) != nil {
      flow.report("return from initializer without initializing all stored properties", 0, end)
    } else if isClass, hasSuper {
      flow.report(
        "'super.init' isn't called on all paths before returning from initializer", 0, end)
    }
  }
}
