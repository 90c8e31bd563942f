extension FunctionBuilder {
  func place(_ expr: TypedExpr) -> Place {
    switch expr.kind {
    case .local(let local):
      if let capture = capturedCell(local) { return .captured(capture, isShared: local.isShared) }
      let register = register(of: local)
      return local.needsCell ? .cell(register, isShared: local.isShared) : .register(register)
    case .global(let global):
      readFirstValue(of: global)
      return .global(global)
    case .field(let base, let index): return .field(object: steady(base), index)
    case .element(let base, let index): return .element(place(base), index)
    case .accessor(let base?, let member, false)
    where isReading && isOpen(member, on: base.type),
      .subscripted(let base, let member, _) where isReading && isOpen(member, on: base.type):
      return .value(value(of: expr))
    case .accessor(let base, let general, let isSuper):
      guard let base else { return .staticProperty(general) }
      let member = concrete(general, on: base.type)
      if case .field(let index) = member.implementation, member.ownership == .strong {
        // A requirement that a stored property of the type meets.
        let type = concrete(base.type)
        return type.isClass || type.nominal?.livesAsObject == true
          ? .field(object: steady(base), index) : .element(place(base), index)
      }
      if concrete(base.type).isClass || base.type == .any {
        return .property(receiver: steady(base), member, isSuper: isSuper)
      }
      return .valueProperty(place(base), member)
    case .subscripted(let base, let general, let arguments) where general.isStatic:
      return typeSubscript(base, general, arguments)
    case .subscripted(let base, let general, let arguments):
      let member = concrete(general, on: base.type)
      let isObject = concrete(base.type).isClass
      let inner = isObject ? .value(steady(base)) : place(base, of: member, arguments)
      if member.step != nil, arguments.count == 1, isSteady(arguments[0]) {
        return .subscripted(
          inner, member, arguments: value(of: arguments[0]), count: 1, isObject: isObject)
      }
      let start = allocate(max(1, arguments.count))
      lateDefaults[start] = nil
      for index in arguments.evaluationOrder {
        let argument = arguments[index]
        if index == 1, member.step == .tableValue, argument.mayTell {
          emit(.clear, start + 1)
          lateDefaults[start] = argument
        } else {
          lower(argument, into: start + index)
        }
        keep(start + index, argument.type)
      }
      return .subscripted(
        inner, member, arguments: start, count: arguments.count, isObject: isObject)
    case .chain(let inner):
      let base = opened(place(inner))
      tested(base, inner.type) { test in
        if self.chains.isEmpty { self.chains.append([]) }
        self.leaveChain(unless: test)
      }
      return .payload(isReading ? base : opened(base, guarding: !isPlain))
    case .force(let inner):
      let forced = Place.forced(place(inner), isImplicit: expr.isImplicit)
      return isReading ? opened(forced) : forced
    case .deref(let inner, let ownership): return .weak(place(inner), ownership)
    case .call(.staticWitness(let requirement, let type), let arguments)
    where arguments.isEmpty && requirement.kind == .property:
      return staticPlace(requirement, concrete(type)) ?? .value(value(of: expr))
    default: return .value(value(of: expr))
    }
  }

  /// An object in a register that nothing else will change meanwhile.
  private func steady(_ expr: TypedExpr) -> Int {
    if case .local(let local) = expr.kind, !local.isMutable, !local.needsCell {
      return register(of: local)
    }
    let register = temporary(expr.type)
    lower(expr, into: register)
    return register
  }

  /// Nothing that happens before the place is used changes the value.
  private func isSteady(_ expr: TypedExpr) -> Bool {
    guard case .local(let local) = expr.kind, !local.needsCell else { return false }
    return !local.isMutable || isPlain
  }

  func load(_ place: Place, into target: Int) {
    switch place {
    case .register(let register), .value(let register): emit(.copy, target, register)
    case .cell(let register, _): emit(.cell, target, register)
    case .captured(let capture, _): emit(.capturedCell, target, capture)
    case .global(let global): emit(.global, target, object(global))
    case .field(let base, let index): emit(.field, target, base, index)
    case .element(.register(let register), let index), .element(.value(let register), let index):
      emit(.element, target, register, index)
    case .element(let base, let index):
      let aggregate = temporary(.any)
      load(base, into: aggregate)
      emit(.element, target, aggregate, index)
      emit(.clear, aggregate)
    case .property(let receiver, let member, let isSuper):
      get(member, receiver: { self.emit(.copy, $0, receiver) }, isSuper: isSuper, into: target)
    case .valueProperty(let base, let member) where member.isMutating:
      // A lazy property of a value: reading it may change the value.
      guard case .accessors(let function, _) = member.implementation else { return }
      visit(base) { cell in
        let start = self.allocate(1)
        self.emit(.copy, start, cell)
        self.emitAccessor(function, start)
        self.emit(.take, target, start)
      }
    case .valueProperty(let base, let member) where member.step == .arrayCount:
      loadCount(of: base, into: target)
    case .valueProperty(let base, let member):
      get(member, receiver: { self.load(base, into: $0) }, isSuper: false, into: target)
    case .staticProperty(let member): get(member, receiver: nil, isSuper: false, into: target)
    case .typeSubscript: loadTypeSubscript(place, into: target)
    case .subscripted(let base, let member, let arguments, _, _) where member.step != nil:
      loadElement(member, of: base, arguments, into: target)
    case .subscripted(let base, let member, let arguments, let count, _):
      if case .accessors(let function, _) = member.implementation {
        func call(_ receiver: (Int) -> Void) {
          let start = allocate(count + 1)
          receiver(start)
          for index in 0..<count { emit(.copy, start + 1 + index, arguments + index) }
          emitAccessor(function, start, isDirect: member.isDirect)
          emit(.take, target, start)
        }
        if member.isMutating {
          visit(base) { cell in call { self.emit(.copy, $0, cell) } }
        } else {
          call { self.load(base, into: $0) }
        }
        return
      }
      let start = allocate(count + 1)
      if case .nativeAccessors(let get, _) = member.implementation, case .register(let own) = base {
        // The library only looks: the value visits the window and comes back.
        for index in 0..<count { emit(.copy, start + 1 + index, arguments + index) }
        emit(.take, start, own)
        let result = temporary(.any)
        emit(.native, result, start, native(get))
        emit(.take, own, start)
        emit(.take, target, result)
        for index in (1...max(1, count)).reversed() { emit(.clear, start + index) }
        return
      }
      load(base, into: start)
      for index in 0..<count { emit(.copy, start + 1 + index, arguments + index) }
      guard case .nativeAccessors(let get, _) = member.implementation else {
        emit(.callWitness, object(member), start, count + 1)
        emit(.take, target, start)
        return
      }
      emit(.native, target, start, native(get))
      for index in (0...count).reversed() { emit(.clear, start + index) }
    case .payload(let base):
      load(base, into: target)
      emit(.payload, target, target)
    case .forced(let base, let isImplicit):
      load(base, into: target)
      emit(.force, target, target, isImplicit ? 1 : 0)
    case .weak(let base, let ownership):
      load(base, into: target)
      emit(
        .native, target, target,
        native(ownership == .weak ? Reference.readWeak : Reference.readUnowned))
    }
  }

  /// Moves the value out of the place, so that it can be changed without a copy.
  func takeOut(_ place: Place, into target: Int) {
    switch place {
    case .register(let register): emit(.take, target, register)
    case .cell(let register, _): emit(.takeCell, target, register)
    case .captured(let capture, _):
      emit(.capture, target, capture)
      emit(.takeCell, target, target)
    case .field(let base, let index): emit(.takeField, target, base, index)
    case .element(.register(let register), let index):
      emit(.takeElement, target, register, index)
    // Observers and setters see nothing half-way: what they guard is copied.
    case .element(let base, let index) where base.isStored:
      let aggregate = temporary(.any)
      takeOut(base, into: aggregate)
      emit(.takeElement, target, aggregate, index)
      move(aggregate, to: base)
    case .global(let global): emit(.takeGlobal, target, object(global))
    case .subscripted(let base, let member, let arguments, _, _)
    where member.step != nil && base.isStored:
      takeElement(member, of: base, arguments, into: target)
    case .payload(let base) where base.isStored:
      takeOut(base, into: target)
      emit(.payload, target, target)
    default: load(place, into: target)
    }
  }

  func store(_ source: Int, to place: Place) {
    switch isUnwinding ? unobserved(place) : place {
    case .register(let register): emit(.copy, register, source)
    case .cell(let register, _): emit(.setCell, register, source)
    case .captured(let capture, _): emit(.setCapturedCell, source, capture)
    case .global(let global): emit(.setGlobal, source, object(global))
    case .field(let base, let index): emit(.setField, source, base, index)
    case .element(.register(let register), let index):
      emit(.setElement, source, register, index)
    case .element(let base, let index):
      let aggregate = temporary(.any)
      takeOut(base, into: aggregate)
      emit(.setElement, source, aggregate, index)
      move(aggregate, to: base)
    case .property(let receiver, let member, let isSuper):
      set(
        member, source, receiver: { self.emit(.copy, $0, receiver) }, isSuper: isSuper, changed: nil
      )
    case .valueProperty(let base, let member):
      set(member, source, receiver: { self.takeOut(base, into: $0) }, isSuper: false) {
        self.store($0, to: base)
      }
    case .typeSubscript: storeTypeSubscript(source, to: place)
    case .staticProperty(let member):
      set(member, source, receiver: nil, isSuper: false, changed: nil)
    case .subscripted(let base, let member, let arguments, _, _) where member.step != nil:
      storeElement(member, source, of: base, arguments)
    case .subscripted(let base, let member, let arguments, let count, let isObject):
      if case .accessors(_, let function?) = member.implementation {
        storeThrough(function, member, source, base, arguments, count, isObject: isObject)
        return
      }
      guard case .nativeAccessors(_, let set?) = member.implementation else {
        storeThrough(nil, member, source, base, arguments, count, isObject: isObject)
        return
      }
      let start = allocate(count + 2)
      for index in 0..<count { emit(.copy, start + 1 + index, arguments + index) }
      emit(.copy, start + 1 + count, source)
      if isObject { load(base, into: start) } else { takeOut(base, into: start) }
      let changed = temporary(.any)
      emit(.native, changed, start, native(set))
      for index in (0...(count + 1)).reversed() { emit(.clear, start + index) }
      if isObject { emit(.clear, changed) } else { move(changed, to: base) }
    case .payload(let base):
      let wrapped = temporary(.any)
      emit(.wrap, wrapped, source)
      store(wrapped, to: base)
      emit(.clear, wrapped)
    case .forced: store(source, to: opened(place))
    case .weak(let base, let ownership):
      let reference = temporary(.any)
      emit(.copy, reference, source)
      makeWeak(reference, ownership)
      store(reference, to: base)
      emit(.clear, reference)
    case .value: break
    }
  }

  // MARK: Properties that run code

  private func get(_ member: Member, receiver: ((Int) -> Void)?, isSuper: Bool, into target: Int) {
    let start = allocate(1)
    receiver?(start)
    switch member.implementation {
    case .nativeAccessors(let get, _), .native(let get):
      emit(.native, target, start, native(isSuper ? onBase(get, member.name) : get))
      emit(.clear, start)
    case .accessors(let function, _):
      emitAccessor(function, start, isDirect: isSuper, lent: lastCopy(into: start))
      emit(.take, target, start)
    default:
      emit(.callWitness, object(member), start, 1)
      emit(.take, target, start)
    }
  }

  private func set(
    _ member: Member, _ source: Int, receiver: ((Int) -> Void)?, isSuper: Bool,
    changed: ((Int) -> Void)?
  ) {
    let cell = temporary(.any)
    let start = allocate(2)
    let offset = receiver == nil ? 0 : 1
    emit(.copy, start + offset, source)
    receiver?(start)
    switch member.implementation {
    case .nativeAccessors(_, let set?):
      let result = temporary(.any)
      emit(.native, result, start, native(isSuper ? onBase(set, member.name + "=") : set))
      emit(.clear, start + 1)
      emit(.clear, start)
      changed?(result)
      emit(.clear, result)
    case .accessors(_, let function?):
      // The setter of a value type gets the place itself.
      if changed != nil {
        emit(.makeCell, start, start)
        emit(.copy, cell, start)
      }
      emitAccessor(function, start, isDirect: isSuper)
      emit(.clear, start)
      putBack(cell, changed)
    default:
      if changed != nil {
        emit(.makeCell, start, start)
        emit(.copy, cell, start)
      }
      emit(.callWitness, object(member), start, 2)
      emit(.clear, start)
      putBack(cell, changed)
    }
  }

  /// A setter of a value has changed the value in its cell.
  func putBack(_ cell: Int, _ changed: ((Int) -> Void)?) {
    guard let changed else { return }
    let result = temporary(.any)
    emit(.takeCell, result, cell)
    changed(result)
    emit(.clear, result)
    emit(.clear, cell)
  }

  /// - Parameter isDirect: no override of it is looked for.
  private func emitAccessor(
    _ function: Function, _ start: Int, isDirect: Bool = false, lent: Int? = nil
  ) {
    if let slot = function.slot, !isDirect {
      emitDirectCall(.callSlot, slot, start, lent: lent)
    } else {
      emitDirectCall(.call, object(function), start, lent: lent)
    }
  }

  /// The setter of a subscript: its indices, then the new value.
  ///
  /// - Parameter function: `nil` where the value itself tells what it has for the requirement.
  private func storeThrough(
    _ function: Function?, _ member: Member, _ source: Int, _ base: Place, _ arguments: Int,
    _ count: Int, isObject: Bool
  ) {
    let cell = temporary(.any)
    if !isObject {
      takeOut(base, into: cell)
      emit(.makeCell, cell, cell)
    }
    let start = allocate(count + 2)
    for index in 0..<count { emit(.copy, start + 1 + index, arguments + index) }
    emit(.copy, start + 1 + count, source)
    if isObject { load(base, into: start) } else { emit(.copy, start, cell) }
    if let function {
      emitAccessor(function, start, isDirect: member.isDirect)
    } else {
      emit(.callWitness, object(member), start, count + 2)
    }
    emit(.clear, start)
    putBack(cell, isObject ? nil : { self.store($0, to: base) })
  }
}
