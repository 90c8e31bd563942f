import SwiftSyntax

/// Which actor code runs on, and what may not be touched from there without an `await`.
///
/// Like an app's target in Xcode, everything is the main actor's unless it says otherwise.
enum Isolation: Hashable {
  case main, nonisolated
  /// An instance of this actor.
  case actor(Nominal)
  /// An actor of the script's for code wherever it stands.
  case global(Nominal)

  /// As the compiler names what is isolated so.
  var adjective: String {
    switch self {
    case .main: "main actor-isolated"
    case .nonisolated: "nonisolated"
    case .actor: "actor-isolated"
    case .global(let actor): "global actor '\(actor.name)'-isolated"
    }
  }

  /// Where code stands that is isolated so.
  fileprivate var place: String {
    switch self {
    case .main: "from the main actor"
    case .nonisolated: "from a nonisolated context"
    case .actor: "on a different actor instance"
    case .global(let actor): "from global actor '\(actor.name)'"
    }
  }
}

extension Checker {
  /// What a member belongs to; `nil` for what may be used from anywhere.
  func isolation(of member: Member, in owner: Nominal) -> Isolation? {
    guard file != "<library>", !member.isNonisolated, !owner.isPrelude, !owner.isNonisolated,
      owner.kind != .protocol,
      member.kind != .initializer, member.kind != .enumCase
    else { return nil }
    if let own = member.globalActor { return .global(own) }
    if owner.isActor { return member.isStatic || member.isLet ? nil : .actor(owner) }
    if owner.script == nil { return isMainActors(owner) && !member.isLet ? .main : nil }
    if isDying, !owner.saysMainActor, !isMainActors(owner) { return nil }
    if member.kind == .property, member.isLet || owner.kind != .class { return nil }
    return owner.isolation
  }

  /// Whether the code stands in a `deinit`.
  ///
  /// What is the main actor's only because nothing else is said is at hand there: an app's target
  /// is of language mode 5 in Xcode, which takes it. Mode 6 refuses it.
  var isDying: Bool {
    var around: FunctionContext? = context
    while let closure = around, closure.isClosure { around = closure.parent }
    return around?.name == "deinit"
  }

  /// A class of UIKit's, as far as all of its members are the main actor's.
  private func isMainActors(_ nominal: Nominal) -> Bool {
    nominal.classChain.contains {
      ["UIResponder", "UIGestureRecognizer", "NSLayoutConstraint", "UIBarItem"].contains($0.name)
    }
  }

  /// Whether what belongs to `target` is used from elsewhere; `base` is whose member it is.
  func crosses(_ target: Isolation, _ base: TypedExpr?, isProperty: Bool = false) -> Bool {
    // Nobody else has an object that dies: its properties are at hand in its `deinit`.
    if isProperty, context.name == "deinit", case .local(let local)? = base?.kind,
      local === context.selfLocal
    {
      return false
    }
    guard case .actor = target else { return context.isolation != target }
    guard context.isolation == target, case .local(let local)? = base?.kind else { return true }
    return local.name != "self" && !local.isIsolated
  }

  /// A call of something that belongs to an actor has been found at `node`.
  func noteCall(_ candidate: Candidate, _ node: some SyntaxProtocol) {
    if let target = isolation(of: candidate), crosses(target, candidate.receiver) {
      if context.isAwaiting {
        noteAsync(node)
      } else {
        context.hasAwaited = true
        let subject = "\(target.adjective) \(described(candidate))"
        if canAwait {
          error("\(subject) cannot be called from outside of the actor", node)
        } else {
          misplace(
            "call to \(subject) in a synchronous \(context.isolation.adjective) context",
            candidate.member?.owner, node)
        }
      }
    } else if candidate.type.isAsync {
      noteAsync(node)
    } else if context.isAwaiting, context.isolation == .nonisolated, mayBelongElsewhere(candidate) {
      context.hasAwaited = true
    }
  }

  /// Which actor a function runs on: an argument's, if it says so.
  private func isolation(of candidate: Candidate) -> Isolation? {
    candidate.type.parameters.first(where: \.isIsolated)?.type.nominal.map { .actor($0) }
      ?? candidate.isolation
  }

  /// A closure or a requirement, of which we do not know whether it is the main actor's.
  private func mayBelongElsewhere(_ candidate: Candidate) -> Bool {
    guard let owner = candidate.member?.owner else { return true }
    return owner.kind == .protocol && !owner.isHost
  }

  private func described(_ candidate: Candidate) -> String {
    guard let member = candidate.member else {
      return candidate.describedGlobal
    }
    if member.kind == .subscript { return "subscript '\(member.fullName)'" }
    let name = member.functionType?.prettyName(member.name) ?? member.fullName
    if member.kind == .initializer { return "initializer '\(name)'" }
    return "\(member.isStatic ? "static" : "instance") method '\(name)'"
  }

  /// Whether an `await` would be understood here.
  var canAwait: Bool {
    context.isMain ? hasTopLevelAwait : context.isAsync
  }

  /// A property that runs asynchronously, may throw or belongs to an actor has been found.
  func noteEffects(_ found: FoundMember, of base: TypedExpr?, _ node: some SyntaxProtocol) {
    if let target = isolation(of: found.member, in: found.owner),
      crosses(target, base, isProperty: true)
    {
      noteUse(
        of: "\(found.member.isStatic ? "static " : "")property '\(found.member.name)'", target,
        isChanged(node) || isChangedThrough(node, found.type), node, found.owner)
    } else if found.member.effects?.isAsync == true {
      if found.owner.script != nil, !context.isAwaiting, canAwait {
        noteUse(of: "property '\(found.member.name)'", .main, false, node)
      } else {
        noteAsync(node)
      }
    }
    noteThrow(of: found.member, found.substitution, node)
  }

  /// What a getter says that it does holds for its body.
  func takeEffects(of member: Member) {
    context.isAsync = member.effects?.isAsync ?? false
    context.isThrowing = member.effects?.isThrowing ?? false
    context.thrown = (member.effects?.thrown).map(rigid)
  }

  /// A computed variable of the program's that runs asynchronously or may throw has been found.
  func noteEffects(of member: Member, _ node: some SyntaxProtocol) {
    if member.effects?.isAsync == true { noteAsync(node) }
    noteThrow(of: member, Substitution(), node)
  }

  /// The same of one in a function.
  func noteEffects(of getter: Type, _ node: some SyntaxProtocol) {
    guard let type = getter.function else { return }
    if type.isAsync { noteAsync(node) }
    if type.isThrowing, type.thrown != library.never { noteThrow(type, node, "property access") }
  }

  private func noteThrow(
    of member: Member, _ substitution: Substitution, _ node: some SyntaxProtocol
  ) {
    guard let effects = member.effects, effects.isThrowing else { return }
    var type = FunctionType([], .void)
    type.isThrowing = true
    type.thrown = effects.thrown.map { substitution($0) }
    if type.thrown != library.never { noteThrow(type, node, "property access") }
  }

  /// A variable of the program's has been found: it is the main actor's.
  func noteGlobal(_ name: String, _ type: Type, _ node: some SyntaxProtocol) {
    guard context.isolation != .main, !isDying else { return }
    noteUse(of: "var '\(name)'", .main, isChanged(node) || isChangedThrough(node, type), node)
  }

  /// `nonisolated(unsafe)`, said of the declaration that `node` is a part of.
  func isNonisolated(_ node: some SyntaxProtocol) -> Bool {
    let parts = sequence(first: Syntax(node), next: \.parent)
    return parts.first { $0.is(VariableDeclSyntax.self) }?.as(VariableDeclSyntax.self)?.modifiers
      .contains { $0.name.tokenKind == .keyword(.nonisolated) } ?? false
  }

  /// What is wrong without an `await`.
  ///
  /// Of what comes from Objective-C swiftc only warns.
  ///
  /// Source: SE-0337; such declarations are imported as `@preconcurrency`.
  private func misplace(_ message: String, _ owner: Nominal?, _ node: some SyntaxProtocol) {
    if owner?.isHost == true { warning(message, node) } else { error(message, node) }
  }

  /// - Parameter owner: whose member it is.
  func noteUse(
    of what: String, _ target: Isolation, _ isChanged: Bool, _ node: some SyntaxProtocol,
    _ owner: Nominal? = nil
  ) {
    if context.isAwaiting, !isChanged { return noteAsync(node) }
    context.hasAwaited = context.hasAwaited || !isChanged
    let subject = "\(target.adjective) \(what)"
    if isChanged {
      misplace("\(subject) can not be mutated \(context.isolation.place)", owner, node)
    } else if canAwait {
      error("\(subject) cannot be accessed from outside of the actor", node)
    } else {
      misplace("\(subject) can not be referenced \(context.isolation.place)", owner, node)
    }
  }

  /// The name stands on the left of an assignment.
  func isChanged(_ node: some SyntaxProtocol) -> Bool {
    var next: Syntax? = Syntax(node)
    while let current = next, let target = changedPlace {
      if current.id == target { return true }
      guard current.is(TokenSyntax.self) || current.is(DeclReferenceExprSyntax.self) else {
        return false
      }
      next = current.parent
    }
    return false
  }

  /// Whether top-level code awaits anywhere, which makes all of it asynchronous.
  func findTopLevelAwait(_ node: Syntax) -> Bool {
    node.children(viewMode: .sourceAccurate).contains { child in
      switch child.kind {
      case .awaitExpr: return true
      case .closureExpr, .functionDecl, .accessorBlock, .classDecl, .structDecl, .enumDecl,
        .actorDecl,
        .protocolDecl, .extensionDecl:
        return false
      default:
        if child.as(VariableDeclSyntax.self)?.modifiers.contains(where: { $0.name.text == "async" })
          == true
        {
          return true
        }
        if let loop = child.as(ForStmtSyntax.self), loop.awaitKeyword != nil { return true }
        return findTopLevelAwait(child)
      }
    }
  }
}
