import SwiftSyntax

/// A closure that a function is given without `@escaping` ends with the call.
extension Checker {
  /// Where the closure is read: it may be called and passed on, not kept.
  func refuseEscape(of local: Local, _ node: DeclReferenceExprSyntax) {
    refuseCapture(of: local)
    guard let parent = node.parent else { return }
    let name = "non-escaping parameter '\(local.name)'"
    let isReturned =
      parent.is(ReturnStmtSyntax.self)
      || (parent.is(CodeBlockItemSyntax.self) && local.context === context
        && context.result?.unwrappedFully.function != nil)
    let annotation = annotation(around: parent)
    if annotation?.as(IdentifierTypeSyntax.self)?.name.text == "Any" {
      error("converting non-escaping value to 'Any' may allow it to escape", node)
    } else if isReturned || parent.is(ArrayElementSyntax.self) || annotation != nil {
      error("using \(name) in a context expecting an '@escaping' closure", node)
    } else if let infix = parent.as(InfixOperatorExprSyntax.self), infix.rightOperand.id == node.id,
      infix.operator.is(AssignmentExprSyntax.self)
    {
      error("assigning \(name) to an '@escaping' closure", node)
    }
  }

  /// The type in `let kept: () -> Void = body`: there it would be kept.
  private func annotation(around node: Syntax) -> TypeSyntax? {
    guard node.is(InitializerClauseSyntax.self) else { return nil }
    return node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
  }

  /// A closure that may outlive the call must not hold one that may not.
  private func refuseCapture(of local: Local) {
    var next: FunctionContext? = context
    while let current = next, current !== local.context {
      if current.isClosure, current.isEscaping, let syntax = current.syntax {
        error("escaping closure captures non-escaping parameter '\(local.name)'", syntax)
        return
      }
      next = current.parent
    }
  }

  /// A place that is lent for a call must not be in what may outlive the call.
  ///
  /// The outermost of closures in closures is the one that takes it there.
  func refuseKeptPlaces(of closure: FunctionContext, _ node: ClosureExprSyntax) {
    guard !isGuessing, closure.isEscaping else { return }
    for local in closure.captures.flatMap(\.endingWithTheCall)
    where local.isInout && !isKept(local, around: closure) {
      error("escaping closure captures \(local.saidAsLent)", node)
    }
  }

  /// A local function that holds something lent may be called, and be given to what calls it.
  func refuseEscape(ofFunction local: Local, _ node: DeclReferenceExprSyntax) {
    if node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id { return }
    // What it is an argument of tells.
    if node.parent?.is(LabeledExprSyntax.self) == true { return }
    refuseKeeping(local, node)
  }

  private func refuseKeeping(_ function: Local, _ node: DeclReferenceExprSyntax) {
    guard !isGuessing, let lent = function.lent.first else { return }
    error("escaping local function captures \(lent.saidAsLent)", node)
  }

  private func isKept(_ local: Local, around closure: FunctionContext) -> Bool {
    var next = closure.parent
    while let current = next, current !== local.context {
      if current.isClosure, current.isEscaping { return true }
      next = current.parent
    }
    return false
  }

  /// `numbers.lazy.filter(isMeant)` of a function that may not be kept: swiftc takes the one of all
  /// sequences, which is done with it at once.
  func eager(_ base: TypedExpr, _ list: ArgumentList) -> TypedExpr {
    guard isLazy(base.type),
      list.arguments.contains(where: { argument in
        argument.value.as(DeclReferenceExprSyntax.self)
          .flatMap { lookUpLocal($0.baseName.text) }?.isNonEscaping == true
      })
    else { return base }
    return elementsArray(base) ?? base
  }

  func refuseEscape(of argument: ExprSyntax, to parameter: FunctionType.Parameter) {
    guard let node = argument.as(DeclReferenceExprSyntax.self),
      let local = lookUpLocal(node.baseName.text)
    else { return }
    if parameter.isEscaping || parameter.type.function == nil { refuseKeeping(local, node) }
    guard local.isNonEscaping else { return }
    if local.isLentAgain, parameter.isEscaping {
      error(
        "converting non-escaping value to '\(local.type.saidWithVoid)' may allow it to escape", node
      )
      return
    }
    let name = "non-escaping parameter '\(local.name)'"
    if case .parameter(let generic) = parameter.type {
      error(
        "converting \(name) to generic parameter '\(generic.name)' may allow it to escape", node)
    } else if parameter.isEscaping, parameter.type.function != nil {
      error("passing \(name) to function expecting an '@escaping' closure", node)
    }
  }
}

extension Local {
  /// What of it ends with the call: of a local function what it holds.
  var endingWithTheCall: [Local] { isFunction ? lent : isInout || isNonEscaping ? [self] : [] }

  /// As swiftc speaks of what is lent.
  fileprivate var saidAsLent: String {
    if isNonEscaping { return "non-escaping parameter '\(name)'" }
    return name == "self" ? "mutating 'self' parameter" : "'inout' parameter '\(name)'"
  }
}
