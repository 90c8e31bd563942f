/// Subscripts and properties of types themselves: `Settings["width"]`, `T[index]`.
extension FunctionBuilder {
  /// The place that a type has for its subscript.
  ///
  /// - Parameter base: the type as a value.
  func typeSubscript(_ base: TypedExpr, _ general: Member, _ arguments: [TypedExpr]) -> Place {
    if case .typeValue(let written) = base.kind, !isOpenSelf(written) {
      let member = concrete(overriding(general, in: concrete(written)), on: written)
      if case .accessors = member.implementation {
        let start = window(arguments)
        for (index, argument) in arguments.enumerated() { keep(start + index, argument.type) }
        return .typeSubscript(
          member, arguments: start, count: arguments.count, isOpen: false)
      }
    }
    // Only the running program knows the type, which goes before the indices.
    let start = window([base] + arguments)
    for index in 0...arguments.count { keep(start + index, .any) }
    return .typeSubscript(general, arguments: start, count: arguments.count + 1, isOpen: true)
  }

  /// A `class subscript` may be overridden in the class that a type parameter stands for.
  private func overriding(_ member: Member, in type: Type) -> Member {
    guard let nominal = type.nominal, nominal.kind == .class else { return member }
    if case .requirement = member.implementation { return member }
    return library.overriding(member, in: nominal)
  }

  func loadTypeSubscript(_ place: Place, into target: Int) {
    callTypeSubscript(place, nil, into: target)
  }

  func storeTypeSubscript(_ source: Int, to place: Place) {
    callTypeSubscript(place, source, into: temporary(.any))
  }

  private func callTypeSubscript(_ place: Place, _ source: Int?, into target: Int) {
    guard case .typeSubscript(let member, let arguments, let count, let isOpen) = place else {
      return
    }
    let all = count + (source == nil ? 0 : 1)
    let start = allocate(max(1, all))
    for index in 0..<count { emit(.copy, start + index, arguments + index) }
    if let source { emit(.copy, start + count, source) }
    guard isOpen else {
      guard case .accessors(let get, let set) = member.implementation else { return }
      emitDirectCall(.call, object(source == nil ? get : set ?? get), start)
      emit(.take, target, start)
      return
    }
    let passed = all - 1
    emit(
      .native, target, start,
      native { machine, window in machine.callStatic(member, window, count: passed) })
    for index in (0..<all).reversed() { emit(.clear, start + index) }
  }

  /// The static property that a type has for a requirement.
  func staticPlace(_ requirement: Member, _ type: Type) -> Place? {
    guard let member = implementation(of: requirement, on: type) else { return nil }
    switch member.implementation {
    case .global(let global): return .global(global)
    case .accessors(let get, _):
      return .staticProperty(get.template == nil ? member : concrete(member, on: type))
    default: return nil
    }
  }
}
