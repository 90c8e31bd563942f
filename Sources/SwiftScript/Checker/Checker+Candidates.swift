import SwiftSyntax

/// What a call may mean: functions, methods and static members as candidates.
extension Checker {
  /// What the script adds to sequences works on the elements of whatever it is called on.
  func receiver(_ given: TypedExpr, _ found: FoundMember) -> TypedExpr {
    let base = found.owner.isHost ? withErasedElements(given) : given
    // What may have no end is not walked to it.
    if found.member.name == "_steps", isWalked(base.type) || base.type.nominal?.script != nil {
      return base
    }
    if found.owner === library.string.nominal, base.type != library.string, isText(base.type) {
      return wholeText(base)
    }
    if found.owner === library.substring.nominal, isAnyText(base.type.nominal) {
      return wholeText(base)
    }
    // `sequence.lazy.map { … }.member` of arrays only: Swift takes the `map` that gives one.
    if found.owner === library.array, base.type.nominal !== library.array,
      let array = arrayOfView(base)
    {
      return array
    }
    guard found.owner === library.sequence, base.type.nominal !== library.sequence,
      case .native = found.member.implementation
    else {
      guard found.owner === library.sequence, base.type.nominal !== library.array,
        let element = elementType(of: base.type)
      else { return base }
      return convert(base, to: .nominal(library.sequence, [element])) ?? base
    }
    return base
  }

  /// A function of the script as one that is called, with its type parameters' arguments.
  func callee(
    _ function: Function, _ generics: [GenericParameter], _ substitution: Substitution
  ) -> TypedExpr.Callee {
    guard let template = function.template else { return .function(function) }
    let types = whatStands(for: template.parameters, substitution)
    // What is asked of a type parameter that is handed on is asked of it here.
    for type in types where type.nominal?.isFree == true { noteNamed(type) }
    return .generic(function, types)
  }

  /// The type arguments of a call, whether it is of a function that is known or of one that is found.
  ///
  /// A local function is generic over what is around it, too: of that the caller is a part.
  func whatStands(for parameters: [GenericParameter], _ substitution: Substitution) -> [Type] {
    parameters.map { parameter in
      let own = Type.parameter(parameter)
      guard let known = substitution[parameter] else { return rigid(own) }
      // The call may tell what `Self` is made of: `Ring.of(1, 2)`.
      return parameter.name == "Self" ? substitution(known) : substitution(own)
    }
  }

  /// Of an object, `Self` is its class.
  func functionType(of found: FoundMember, on given: TypedExpr?) -> FunctionType? {
    guard var type = found.member.functionType else { return nil }
    guard let given else { return type }
    type.result = own(type.result, found, on: given)
    if given.type.isClass, found.owner.kind == .class {
      let (owner, own) = (found.owner.memberSelf, given.ownClass ?? given.type)
      for index in found.member.closuresOfSelf {
        let parameter = type.parameters[index].type
        type.parameters[index].type = parameter.mapping { $0 == owner ? own : nil }
      }
    }
    return type
  }

  /// What a member gives whose type is written as `Self`.
  func own(_ type: Type, _ found: FoundMember, on given: TypedExpr) -> Type {
    guard found.member.returnsSelf, given.type.isClass, found.owner.kind == .class else {
      return type
    }
    let own = given.ownClass ?? given.type
    return type.wrapped == nil ? own : .optional(own)
  }

  func candidate(_ found: FoundMember, of given: TypedExpr?, isSuper: Bool = false) -> Candidate {
    let base = given.map { receiver($0, found) }
    let type = functionType(of: found, on: given) ?? FunctionType([], .error)
    var candidate = Candidate(
      name: found.member.name, type: type, generics: found.member.generics,
      requirements: found.member.requirements,
      substitution: found.substitution, member: found.member,
      make: given.flatMap { openCall(found, of: $0) }
        ?? methodCall(found, of: base, isSuper: isSuper))
    candidate.isolation = isolation(of: found.member, in: found.owner)
    candidate.isPostfix = found.member.isPostfix
    candidate.isDisfavored = found.member.isDisfavored
    candidate.receiver = base
    // A library's way to say `Self` of whatever class the method is called on.
    if let given, let own = candidate.generics.first(where: { $0.name == "DynamicSelf" }) {
      candidate.substitution[own] = given.type.unwrappedFully
      candidate.generics.removeAll { $0 === own }
    }
    return candidate
  }

  func candidate(_ declaration: FunctionDeclaration, _ node: some SyntaxProtocol)
    -> Candidate
  {
    var candidate = Candidate(
      name: declaration.name, type: declaration.type, generics: declaration.generics,
      requirements: declaration.requirements
    ) { arguments, type, substitution in
      let callee: TypedExpr.Callee =
        if let instantiate = declaration.instantiate {
          .closure(instantiate(substitution, self.line(node)))
        } else {
          self.callee(declaration.function, declaration.generics, substitution)
        }
      let call = TypedExpr(.call(callee, arguments), type.result, line: self.line(node))
      call.isDiscardable = declaration.isDiscardable
      return call
    }
    candidate.isolation =
      declaration.isNonisolated || isDying && !declaration.saysMainActor
      ? nil : declaration.globalActor.map { .global($0) } ?? .main
    candidate.availability = declaration.availability
    candidate.isImplicitlyUnwrapped = declaration.isImplicitlyUnwrapped
    candidate.isPostfix = declaration.isPostfix
    candidate.isDisfavored = declaration.isDisfavored
    return candidate
  }

  func libraryCandidate(_ member: Member, _ node: some SyntaxProtocol) -> Candidate? {
    guard let type = member.functionType, case .native(let native) = member.implementation else {
      return nil
    }
    return Candidate(name: member.name, type: type, generics: member.generics, member: member) {
      arguments, resolved, _ in
      let call = TypedExpr(
        .call(.native(native), arguments), resolved.result, line: self.line(node))
      call.isDiscardable = member.isDiscardable
      return call
    }
  }

  /// `type(of:)` and what else looks like a function but is not one.
  func checkSpecialCall(
    _ name: String, _ list: ArgumentList, _ node: FunctionCallExprSyntax
  ) -> TypedExpr? {
    if name == "zip", let stepwise = stepwiseZip(list, node) { return stepwise }
    if name == "stride", let own = ownStride(list, node) { return own }
    guard name == "type", let only = list.arguments.first, only.name == "of",
      !hasOwnMethod("type(of:)")
    else { return nil }
    let value = check(only.value, expecting: nil)
    let type = value.type
    refuseStandIn(type, only.value)
    let at = line(node)
    guard type.generalized != type else {
      return TypedExpr(
        .call(.native(Self.dynamicType(type)), [value]), .metatype(type), line: at)
    }
    // In generic code it is what stands for the type parameter.
    noteNamed(type)
    // Of one that has to conform the value's own type has been found.
    let isBare = type.nominal?.isFree == true
    return TypedExpr(
      .dependent { known in
        TypedExpr(
          .call(.native(Self.dynamicType(known(type), isGeneric: isBare)), [value]),
          .metatype(type), line: at)
      }, .metatype(type), line: at)
  }

  private func hasOwnMethod(_ fullName: String) -> Bool {
    guard let own = context.nominal, own.script != nil else { return false }
    return own.classChain.contains { one in
      module.members("type", of: one).contains { $0.kind == .method && $0.fullName == fullName }
    }
  }

  /// The type that a value is found to be of, where a `type` is expected.
  private static func dynamicType(_ type: Type, isGeneric: Bool = false) -> Native {
    let isOptional = type.wrapped != nil
    // What an `any P` has for its associated types is there as `Any`.
    let type = type.mapping { if case .associated = $0 { .any } else { nil } }
    let isOpen = type == .any || type.nominal?.kind == .protocol
    let isWhole = type.nominal?.name == "AnyHashable" && type.nominal?.isHost == true
    return { machine, arguments in
      if isWhole { return .box(TypeBox(type)) }
      if isOptional || (isGeneric && isOpen) { return .box(TypeBox(type)) }
      let found = machine.dynamicType(of: arguments[0])
      if isOpen, arguments[0].box is AnyBox { return .box(TypeBox(found)) }
      if arguments[0].box is KeyPathBox { return .box(TypeBox(found)) }
      let isSaying = found.nominal.map { $0.generics.isEmpty || $0.script != nil } ?? false
      return .box(TypeBox(isSaying && !(type.nominal?.needsErasure ?? false) ? found : type))
    }
  }

  func constructors(
    _ found: [FoundMember], _ nominal: Nominal, _ type: Type, _ node: some SyntaxProtocol
  ) -> [Candidate] {
    found.compactMap { one -> Candidate? in
      let one = opened(one, type)
      guard let function = one.type.function else { return nil }
      var candidate = Candidate(
        name: nominal.name, type: function, generics: one.member.generics + unbound(type),
        requirements: one.member.requirements + nominal.requirements,
        substitution: one.substitution, member: one.member
      ) { arguments, resolved, substitution in
        let result = one.member.isFailable ? resolved.result.wrapped ?? type : resolved.result
        let expr = self.construction(one, of: result)(arguments, resolved, substitution)
        // `Optional(3)` is an `Int?` like any other.
        let isOptional = expr.type.nominal === self.library.optional
        let found = isOptional ? .optional(expr.type.arguments.first ?? .error) : expr.type
        let made = TypedExpr(expr.kind, found, line: self.line(node))
        made.isDiscardable = one.member.isDiscardable
        return made
      }
      if !one.member.isNonisolated { candidate.isolation = nominal.globalActor.map { .global($0) } }
      return candidate
    }
  }

  /// `Ring(repeating: 0, count: 3)`: what a protocol gives makes a `Ring` of what the call tells.
  private func opened(_ found: FoundMember, _ type: Type) -> FoundMember {
    guard found.owner.kind == .protocol, type.arguments.isEmpty, let nominal = type.nominal,
      nominal.script != nil, !nominal.generics.isEmpty
    else { return found }
    var substitution = found.substitution
    substitution[found.owner.selfParameter] = nominal.selfType
    return FoundMember(member: found.member, substitution: substitution, owner: found.owner)
  }

  /// What a type's own functions may mean where they are not called.
  func staticCandidates(_ found: [FoundMember], _ type: Type, _ node: some SyntaxProtocol)
    -> [Candidate]
  {
    guard let first = found.first?.member else { return [] }
    if first.kind == .initializer, let nominal = type.nominal {
      return constructors(found, nominal, type, node)
    }
    return found.compactMap { staticCandidate($0, type, node) }
  }

  func staticCandidate(_ one: FoundMember, _ type: Type, _ node: some SyntaxProtocol)
    -> Candidate?
  {
    switch one.member.kind {
    case .method:
      return staticCandidate(one, type, asking: askedSelf(type, node))
    case .enumCase:
      guard case .enumCase(let tag) = one.member.implementation, let script = one.owner.script,
        let function = one.type.function
      else { return nil }
      return Candidate(
        name: one.member.name, type: function, generics: unbound(type), member: one.member
      ) { arguments, resolved, _ in
        TypedExpr(.enumCase(script, tag, arguments), resolved.result, line: self.line(node))
      }
    default: return nil
    }
  }

  /// A static method asked of `type`.
  ///
  /// - Parameter asking: what `Self` is in it, where that is another class.
  func staticCandidate(_ found: FoundMember, _ type: Type, asking: Type? = nil) -> Candidate {
    let found = opened(found, type)
    var candidate = candidate(found, of: nil)
    if found.owner.kind == .protocol { candidate.type = found.substitution(candidate.type) }
    candidate.generics += unbound(type)
    if let own = found.member.selfGeneric {
      let asked = asking ?? type
      // Of a class that does not say what it is made of the call may tell it.
      let isOpen = asked.arguments.isEmpty && asked.nominal?.script != nil
      candidate.substitution[own] = isOpen ? asked.nominal?.selfType ?? asked : asked
      candidate.generics.removeAll { $0 === own }
    }
    return candidate
  }

  /// `Array(…)` leaves the element open.
  private func unbound(_ type: Type) -> [GenericParameter] {
    type.arguments.compactMap {
      if case .parameter(let parameter) = $0 { return parameter }
      return nil
    } + (type.arguments.isEmpty ? type.nominal?.generics ?? [] : [])
  }
}
