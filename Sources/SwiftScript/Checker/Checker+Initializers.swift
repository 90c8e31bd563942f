import SwiftSyntax

/// `super.init(…)` and `self.init(…)`.
extension Checker {
  func checkInitializerCall(
    _ base: ExprSyntax, _ list: ArgumentList, _ node: FunctionCallExprSyntax
  ) -> TypedExpr? {
    let isSuper = base.is(SuperExprSyntax.self)
    let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    guard isSuper || isSelf, context.isInitializer, let local = lookUpLocal("self"),
      let nominal = context.nominal
    else { return nil }
    context.hasCalledInitializer = true
    context.initializerCall = Syntax(node)
    if isSuper {
      guard let superclass = nominal.superclass else {
        error("'super' members cannot be referenced in a root class", base)
        return failed(node)
      }
      return initialize(
        local, members("init", of: .nominal(superclass, []), isStatic: true), isSuper: true, list,
        node)
    }
    return initialize(
      local, members("init", of: nominal.selfType, isStatic: true), isSuper: false, list, node)
  }

  func initialize(
    _ local: Local, _ found: [FoundMember], isSuper: Bool, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax
  ) -> TypedExpr {
    let candidates = found.compactMap { one -> Candidate? in
      guard let type = one.member.functionType,
        let callee = isSuper ? initializerCallee(one.member, isSuper: true) : delegate(one.member)
      else { return nil }
      let isClass = one.owner.kind == .class && context.nominal?.script != nil
      return Candidate(
        name: "init", type: type, substitution: one.substitution, member: isSuper ? nil : one.member
      ) { arguments, _ in
        let selfRead = TypedExpr(.local(local), local.type, line: self.line(node))
        return TypedExpr(
          .initialize(local, callee, isClass ? [selfRead] + arguments : arguments), .void,
          line: self.line(node))
      }
    }
    guard !candidates.isEmpty else {
      error("must call a designated initializer of the superclass", node)
      return failed(node)
    }
    return call(candidates, list, node, nil)
  }

  /// `self.init(…)` of a class reaches the subclass's own, if it is one that is being made.
  private func delegate(_ member: Member) -> TypedExpr.Callee? {
    if case .function(let function) = member.implementation, let slot = function.slot {
      return .slot(slot)
    }
    if case .nativeInitializer(let make, _) = member.implementation, context.nominal?.script == nil
    {
      return .native(make)
    }
    return initializerCallee(member, isSuper: false)
  }

  /// How an initialiser runs on an object that exists already.
  func initializerCallee(_ member: Member, isSuper: Bool) -> TypedExpr.Callee? {
    switch member.implementation {
    case .function(let function): .function(function)
    case .nativeInitializer(_, let subclass): subclass.map { .native($0) }
    default: nil
    }
  }
}
