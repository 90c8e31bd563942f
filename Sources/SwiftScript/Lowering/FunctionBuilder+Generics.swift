/// Generic code, where it is known what stands for its parameters.
extension FunctionBuilder {
  /// The callee with concrete types: a requirement becomes what its type has for it.
  func concrete(_ callee: TypedExpr.Callee, _ values: [TypedExpr] = []) -> TypedExpr.Callee {
    switch callee {
    case .generic(let function, let arguments):
      let types = arguments.map(concrete)
      return opened(function, types, arguments, values)
        ?? .function(function.specialized(types))
    case .virtual(let function, let arguments, let own, let count):
      let types = arguments.map(concrete)
      guard function.isOverridden, function.slot != nil else {
        return opened(function, types) ?? .function(function.specialized(types))
      }
      let places = openPlaces(function, types)
      return .native { machine, values in
        let types = machine.opened(types, places, values)
        // Which override it is, and what the class around that one is made of, the object tells.
        return machine.call(
          machine.dispatched(function, values[0], Array(types.suffix(own))),
          Array(UnsafeBufferPointer(start: values, count: count)))
      }
    case .witness(let requirement, let type?):
      let type = concrete(type)
      guard let member = implementation(of: requirement, on: type) else { return callee }
      return direct(member, on: type) ?? callee
    case .staticWitness(let requirement, let type):
      let type = concrete(type)
      guard let member = implementation(of: requirement, on: type) else { return callee }
      let own = asked(requirement).own(of: member, in: type)
      // An object is made first, of whatever class it is.
      if member.kind == .initializer, member.owner?.kind == .class, !own.isEmpty {
        return .staticWitness(asked(requirement), type)
      }
      if !own.isEmpty, case .function(let function) = member.implementation {
        return .function(function.specialized(for: type, own))
      }
      if case .accessors(let get, _) = member.implementation {
        return .function(get.specialized(for: type, own))
      }
      return direct(member, on: type) ?? .staticWitness(member, type)
    default: return callee
    }
  }

  /// A call with an `any P` where `P` has static requirements, or that speaks of the type itself:
  /// it is the value's own type that is meant.
  private func opened(
    _ function: Function, _ types: [Type], _ given: [Type] = [], _ values: [TypedExpr] = []
  ) -> TypedExpr.Callee? {
    let places = openPlaces(function, types, values).filter { place in
      !(values.indices.contains(place.value) && values[place.value].isClosed)
        && !(given.indices.contains(place.type) && isSettled(given[place.type], function, place))
    }
    guard !places.isEmpty, let body = function.template?.body, !body.context.isAsync else {
      return nil
    }
    let count = body.parameters.count
    let open = openResult(body, types)
    return .native { machine, values in
      let own = machine.opened(types, places, values)
      let result = machine.call(
        function.specialized(own), Array(UnsafeBufferPointer(start: values, count: count)))
      return open.map { $0.erase(result, $0.note(own)) } ?? result
    }
  }

  /// The same of an asynchronous function, which the loop of the machine has to call itself: the
  /// function for the values' types is made first, and called like a closure.
  func lowerOpenedAsync(
    _ callee: TypedExpr.Callee, _ arguments: [TypedExpr], into wanted: Int?, _ type: Type
  ) -> Int? {
    guard case .generic(let function, let own) = callee, !arguments.isEmpty,
      function.template?.body?.context.isAsync == true,
      !arguments.contains(where: { if case .inoutPlace = $0.kind { true } else { false } })
    else { return nil }
    let types = own.map(concrete)
    let places = openPlaces(function, types)
    guard !places.isEmpty else { return nil }
    let target = wanted ?? temporary(type)
    let closure = temporary(.any)
    let open = function.template?.body.flatMap { openResult($0, types) }
    let pair = open.map { _ in allocate(2) }
    let start = window(arguments)
    emit(
      .native, closure, start,
      native { machine, values in
        let own = machine.opened(types, places, values)
        return .box(FunctionBox(function.specialized(own), machine: machine))
      })
    if let open, let pair {
      emit(
        .native, pair, start,
        native { machine, values in open.note(machine.opened(types, places, values)) })
    }
    emit(.callClosure, closure, start, arguments.count)
    noteResult(type)
    guard let open, let pair else {
      take(target, start)
      return target
    }
    take(pair + 1, start)
    takeOpen(open, pair, into: target)
    return target
  }

  /// The type arguments that values tell, and which values.
  private func openPlaces(
    _ function: Function, _ types: [Type], _ values: [TypedExpr] = []
  ) -> [OpenPlace] {
    guard !context.isReference, let body = function.template?.body,
      let generics = body.context.generics
    else {
      return []
    }
    return types.enumerated().compactMap { index, type in
      guard isOpenable(type, isNamed: generics.isNamed),
        generics.archetypes.indices.contains(index),
        let value = body.parameters.indices.firstIndex(where: { place in
          let parameter = body.parameters[place].type
          // `make(_ type: T.Type)` of an `any P.Type`.
          if case .metatype(let inner) = parameter {
            return inner.nominal === generics.archetypes[index]
          }
          // `find(_ value: T?)` of an `any P` that is there.
          if case .optional(let inner) = parameter, values.indices.contains(place),
            case .wrap = values[place].kind
          {
            return inner.nominal === generics.archetypes[index]
          }
          return parameter.nominal === generics.archetypes[index]
        }),
        // Two that have to be of one type are both `any P`.
        !body.parameters.indices.contains(where: {
          $0 != value && body.parameters[$0].type.mentions(generics.archetypes[index])
        })
      else { return nil }
      return OpenPlace(
        type: index, value: value, isOptional: body.parameters[value].type.wrapped != nil)
    }
  }

  /// What a type parameter around stands for, of which nothing is asked there nor here: where it is an
  /// `any P`, it is so for good.
  private func isSettled(_ given: Type, _ function: Function, _ place: OpenPlace) -> Bool {
    guard let around = given.nominal, around.isFree,
      let archetypes = function.template?.body?.context.generics?.archetypes
    else { return false }
    return archetypes[place.type].isFree
  }

  private func isOpenable(_ type: Type, isNamed: Bool) -> Bool {
    if type == .any { return isNamed }
    guard let nominal = type.nominal, nominal.kind == .protocol else { return false }
    return isNamed || nominal.leavesOpen
  }

  private func direct(_ member: Member, on type: Type) -> TypedExpr.Callee? {
    switch member.implementation {
    case .native(let native), .nativeInitializer(let native, _):
      return member.callee(native)
    case .function(let function):
      // What a protocol adds makes the object itself.
      if member.kind == .initializer, member.owner?.kind == .class { return nil }
      // A witness with parameters of its own is found when it is called.
      guard member.generics.isEmpty else { return nil }
      if let slot = function.slot, !member.isFinal, !member.isStatic, type.isClass {
        return .slot(slot)
      }
      return .function(function.specialized(for: type))
    default: return nil
    }
  }

  /// A generic requirement with concrete types for its own parameters.
  func asked(_ member: Member) -> Member {
    member.original == nil ? member : member.applied(to: member.ownArguments.map(concrete))
  }

  /// What `type` has for a requirement; `nil` where only the value can tell.
  func implementation(of member: Member, on type: Type) -> Member? {
    guard case .requirement = member.implementation else { return member }
    let nominal = type.wrapped == nil ? type.nominal : library.optional
    guard let nominal, nominal.kind != .protocol, !nominal.isArchetype else { return nil }
    return library.lookUpWitness(nominal, member)
  }

  /// A property or subscript of `type` whose accessors are those for its arguments.
  func concrete(_ member: Member, on base: Type) -> Member {
    let type = concrete(base)
    let found = implementation(of: member, on: type) ?? member
    guard case .accessors(let get, let set) = found.implementation, get.template != nil else {
      return found
    }
    let copy = Member(found.kind, found.name, type: found.type)
    copy.isStatic = found.isStatic
    copy.isMutating = found.isMutating
    copy.isDirect = member.isDirect
    copy.isChangedInPlace = found.isChangedInPlace
    copy.storage = found.storage
    copy.owner = found.owner
    let own = asked(member).own(of: found, in: type)
    copy.implementation = .accessors(
      get: get.specialized(for: type, own), set: set?.specialized(for: type, own))
    return copy
  }

  func scriptType(_ script: ScriptType, _ type: Type) -> ScriptType {
    script.specialized(concrete(type).unwrappedFully.arguments)
  }

  func function(of body: ClosureBody) -> Function {
    body.isSpecialized ? body.function : specialization?.function(for: body) ?? body.function
  }
}

extension Nominal {
  /// Of a protocol: it asks something of types, not of their values alone.
  fileprivate var leavesOpen: Bool {
    !associatedTypes.isEmpty || members.contains { $0.isStatic || $0.kind == .initializer }
      || protocols.contains(where: \.leavesOpen)
  }
}

/// A type parameter that stands for an `any P`, and the argument whose own type it is.
struct OpenPlace {
  let type: Int
  let value: Int
  /// The value has been made an optional for the call.
  var isOptional = false
}

extension Machine {
  /// The type arguments of a call with what its values are in place of their protocols.
  func opened(
    _ types: [Type], _ places: [OpenPlace], _ values: UnsafeMutablePointer<Value>
  ) -> [Type] {
    var own = types
    for place in places {
      func open(_ value: inout Value) {
        let found = place.isOptional ? value.payload : value
        own[place.type] = (found.box as? TypeBox)?.type ?? dynamicType(of: found)
        value = place.isOptional ? found.unerased.some : found.unerased
      }
      if let cell = values[place.value].box as? Cell {
        // The call may change it.
        open(&cell.value)
      } else {
        open(&values[place.value])
      }
    }
    return own
  }
}
