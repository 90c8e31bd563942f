import SwiftSyntax

/// `@Clamped static var level = 5`.
extension Checker {
  /// The wrapper is a static property `_level`, made at its first use; `level` and `$level` read and
  /// write it.
  func declareStaticWrapper(
    _ storage: Member, _ members: [(Member, inner: String)], _ initial: ExprSyntax?,
    _ body: TypeBody, _ attribute: AttributeSyntax
  ) {
    let nominal = body.nominal
    let global = Global("\(nominal.name).\(storage.name)")
    storage.isStatic = true
    storage.implementation = .global(global)
    add(storage, to: body)
    let function = Function(global.name, file: file)
    global.initializer = function
    let at = line(attribute)
    pendingBodies.append { [self] in
      let type = storage.type
      guard let initial, !type.isError else { return }
      synthesize(function, nominal, result: type, isStatic: true) { _, _ in
        let outer = lineOverride
        lineOverride = at
        defer { lineOverride = outer }
        return [TypedStatement(.return(check(initial, as: type)), line: at)]
      }
    }
    for (member, inner) in members {
      declareStaticAccess(member, to: inner, storage, global, body, at)
    }
  }

  private func declareStaticAccess(
    _ member: Member, to inner: String, _ storage: Member, _ global: Global, _ body: TypeBody,
    _ at: Int
  ) {
    let nominal = body.nominal
    let get = memberFunction("\(member.name).get", body)
    let set = memberFunction("\(member.name).set", body)
    member.implementation = .accessors(get: get, set: set)
    member.isStatic = true
    member.isSettable = true
    add(member, to: body)
    pendingBodies.append { [self] in
      guard let found = members(inner, of: storage.type).first else { return }
      member.isSettable = found.member.isSettable
      let place = TypedExpr(.global(global), storage.type, line: at)
      synthesize(get, nominal, result: found.type, isStatic: true, name: member.name) { _, _ in
        [TypedStatement(.return(readProperty(found, of: place)), line: at)]
      }
      guard found.member.isSettable else { return }
      synthesize(set, nominal, newValue: found.type, isStatic: true, name: member.name) { _, new in
        return [.assignment(of: new, to: readProperty(found, of: place), at)]
      }
    }
  }
}
