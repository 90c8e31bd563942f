import SwiftSyntax

/// Property wrappers that know the object around them: in a class Swift takes their static
/// `subscript(_enclosingInstance:wrapped:storage:)` in the place of `wrappedValue`.
extension Checker {
  /// `Invalidating<Double>[_enclosingInstance: self, wrapped: \\.level, storage: \\._level]`.
  func enclosedAccess(_ member: Member, _ storage: Member, in nominal: Nominal) -> ExprSyntax? {
    guard nominal.kind == .class, storage.name == "_" + member.name,
      let wrapper = storage.type.nominal, wrapper.script != nil,
      module.members("subscript", of: wrapper).contains(where: {
        $0.isStatic && $0.functionType?.parameters.first?.label == "_enclosingInstance"
      })
    else { return nil }
    let text =
      "\(storage.type)[_enclosingInstance: self, wrapped: \\.\(member.name), "
      + "storage: \\.\(storage.name)]"
    return ParsedSource(text, file: "<library>").tree.statements.first?.item.as(ExprSyntax.self)
  }

  /// Getter and setter of a property that goes by that subscript.
  func declareEnclosedAccess(
    _ access: ExprSyntax, _ member: Member, get: Function, set: Function, _ type: Type,
    _ nominal: Nominal, _ generics: GenericContext?, _ accessors: Accessors?, _ at: Int
  ) {
    func place() -> TypedExpr {
      let outer = lineOverride
      lineOverride = at
      defer { lineOverride = outer }
      return check(access)
    }
    synthesize(get, nominal, generics, result: type, name: member.name) { _, _ in
      [TypedStatement(.return(place()), line: at)]
    }
    guard member.isSettable else { return }
    synthesize(set, nominal, generics, newValue: type, name: member.name) { _, new in
      if let accessors, accessors.isObserved {
        return observing(accessors, member, place(), new, type, at)
      }
      return [.assignment(of: new, to: place(), at)]
    }
  }
}
