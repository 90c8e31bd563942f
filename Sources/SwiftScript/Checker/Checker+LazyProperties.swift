import SwiftSyntax

/// Properties made when they are first asked for.
extension Checker {
  func refuseLazy(
    _ member: Member, _ binding: PatternBindingSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    if member.isLet {
      error("'lazy' cannot be used on a let", modifiers)
    } else if member.isStatic {
      error("'lazy' cannot be used on an already-lazy global", modifiers)
    } else if binding.initializer == nil {
      error("lazy properties must have an initializer", modifiers)
    }
  }

  /// What is kept is an optional; the getter makes the value that isn't there.
  ///
  /// Its observers set it like anybody else, through the accessors: a `didSet` that sets it is
  /// called again. One that asks for the old value makes it.
  func declareLazy(
    _ stored: StoredProperty, _ accessors: Accessors, _ body: TypeBody, _ name: TokenSyntax
  ) {
    let nominal = body.nominal
    // Reading one changes a value.
    let isMutating = nominal.kind != .class
    stored.member.isMutating = isMutating
    let getter = memberFunction("\(stored.member.name).get", body)
    let setter = memberFunction("\(stored.member.name).set", body)
    stored.member.implementation = .accessors(get: getter, set: setter)
    if nominal.kind == .class {
      checkOverride(stored.member, [(getter, ""), (setter, "=")], body, name)
    }
    guard let initial = stored.initial else { return }
    pendingBodies.append { [self] in
      let (plain, generics) = (stored.member.type, genericContext(body, nil))
      let type = generics?.rigid(plain) ?? plain
      let at = line(initial)
      synthesize(getter, nominal, generics, result: type, isMutating: isMutating) { me, _ in
        let field = fieldAccess(me, stored.index, .optional(type), nominal, at)
        let value = check(initial, as: type)
        let store = TypedExpr(
          .assign(field, TypedExpr(.wrap(value), .optional(type), line: at)), .void, line: at)
        let subject = Local("_", .optional(type), isMutable: false, in: context)
        return [
          TypedStatement(
            .if(
              [.matches(.null, field, subject)], [TypedStatement(.expression(store), line: at)], []),
            line: at),
          TypedStatement(.return(TypedExpr(.force(field), type, line: at)), line: at),
        ]
      }
      synthesize(setter, nominal, generics, newValue: type, name: stored.member.name) {
        me, newValue in
        let field = fieldAccess(me, stored.index, .optional(type), nominal, at)
        let wrapped = TypedExpr(.wrap(newValue), .optional(type), line: at)
        let mine = TypedExpr(.local(me), me.type, line: at)
        let value = TypedExpr(.accessor(mine, stored.member, isSuper: false), type, line: at)
        return observing(
          accessors, nil, value, newValue, type, at,
          storing: .assignment(of: wrapped, to: field, at))
      }
    }
  }
}
