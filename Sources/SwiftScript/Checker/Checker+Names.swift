import SwiftSyntax

extension Checker {
  func checkName(_ node: DeclReferenceExprSyntax, _ expected: Type?) -> TypedExpr {
    if let probe, CompletionProbe.isToken(node) {
      offerNames(expected, probe)
      return failed(node)
    }
    let name = node.baseName.text.unquoted
    if name.hasPrefix("$"), Int(name.dropFirst()) != nil { return shorthand(name, node) }
    switch node.baseName.tokenKind {
    case .binaryOperator, .prefixOperator: return operatorFunction(name, node, expected)
    default: break
    }
    if let argument = node.argumentNames {
      return reference(name, labels: argument.arguments.map(\.name.text), node, expected)
    }
    if let local = lookUpLocal(name) {
      if let child = local.child { return readChild(child, local.type, node) }
      if let generic = local.generic { return functionValue([generic], expected, node) }
      let expr = read(local, line(node))
      if local.isFlowChecked || local.name == "self" { expr.syntax = ExprSyntax(node) }
      if local.isNonEscaping { refuseEscape(of: local, node) }
      if local.isComputed { noteEffects(of: local.type, node) }
      if !local.lent.isEmpty { refuseEscape(ofFunction: local, node) }
      return expr
    }
    if name == "self" { return selfReference(node) }
    if name == "Self", context.nominal != nil {
      // In a method of a class it is the class of the object that runs.
      if isOpenClass(ownType), !namesStored(node), let own = ownMetatype(node) { return own }
      return typeValue(ownType, node)
    }
    if let member = implicitMember(name, node, expected) { return member }
    if let method = methodOfInstances(name, node, expected) { return method }
    // A member comes before a global of its name, even one that cannot be used here.
    switch module.names[name] {
    case .variable, .computed: if refuseOutsideMember(name, node) { return failed(node) }
    default: break
    }
    switch module.names[name] {
    case .variable(let global, let type, let isMutable):
      if isMutable, !global.isNonisolated { noteGlobal(name, type, node) }
      let read = TypedExpr(.global(global), type, line: line(node))
      read.isImplicitlyUnwrapped = global.isImplicitlyUnwrapped
      if global.isDeferred { read.syntax = ExprSyntax(node) }
      return global.ownership == .strong
        ? read : TypedExpr(.deref(read, global.ownership), type, line: line(node))
    case .functions(let functions):
      if functions.count == 1, let only = functions.first {
        noteUse(only.availability, only.type.prettyName(name), node)
        refuseInAsync(only.availability, "global function '\(name)'", node)
      }
      if functions.count == 1, let made = wrappedFunctionValue(functions[0], expected, node) {
        return made
      }
      return functionValue(functions, expected, node)
    case .computed(let member):
      if let read = observedRead(member, line(node)) { return read }
      noteEffects(of: member, node)
      let read = TypedExpr(.accessor(nil, member, isSuper: false), member.type, line: line(node))
      read.isImplicitlyUnwrapped = member.isImplicitlyUnwrapped
      return read
    case nil: break
    }
    if let type = lookUpType(name) {
      refuseBareType(node)
      return typeValue(type, node)
    }
    if let member = library.functions(name)?.first, member.kind == .property {
      return TypedExpr(.accessor(nil, member, isSuper: false), member.type, line: line(node))
    }
    if let member = library.functions(name)?.first {
      return libraryFunctionValue(member, expected, node)
    }
    return unknownName(name, node)
  }

  func read(_ local: Local, _ line: Int) -> TypedExpr {
    if let accessed = local.accessed { return read(accessed, local.type, line) }
    context.reach(local)
    if isTarget { local.usage?.isWritten = true } else { local.usage?.isRead = true }
    let expr = TypedExpr(.local(local), local.type, line: line)
    if local.isComputed, let result = local.type.function?.result {
      return TypedExpr(.call(.closure(expr), []), result, line: line)
    }
    expr.isImplicitlyUnwrapped = local.isImplicitlyUnwrapped
    return local.ownership == .strong ? expr : dereferenced(expr, local.ownership)
  }

  private func unknownName(_ name: String, _ node: DeclReferenceExprSyntax) -> TypedExpr {
    if let later = laterVariable(name, node) ?? laterLocal(name, node) { return later }
    if pendingNames.contains(name) || openBlocks.contains(where: { $0.declaresLater(name) }) {
      error("use of local variable '\(name)' before its declaration", node)
      return failed(node)
    }
    if let reason = library.unmodelled[name] {
      guard !isGuessing else { return failed(node) }
      diagnostics.append(Diagnostic(.unsupported, reason, at: range(node)))
      return failed(node)
    }
    if Prelude.missing.contains(name) || Self.isReal(name) {
      unsupported("'\(name)' is", node)
      return failed(node)
    }
    if let local = lookUpLocal("self"), local.ownership == .weak, let type = local.type.wrapped,
      !members(name, of: type).isEmpty
    {
      error(
        "explicit use of 'self' is required when 'self' is optional, to make control flow explicit",
        node,
        fixIts: [insert("self?.", before: node, saying: "reference 'self?.' explicitly")])
      return failed(node)
    }
    if refuseOutsideMember(name, node) { return failed(node) }
    let names = namesInScope
    if library.isForeign(name, among: names) {
      unsupported("'\(name)' is", node)
      return failed(node)
    }
    let nearest = Spelling.nearest(to: name, among: names)
    error(
      "cannot find '\(name)' in scope", node,
      notes: nearest.map { ["did you mean '\($0)'?"] } ?? [],
      fixIts: nearest.map {
        [Diagnostic.FixIt(message: "replace with '\($0)'", range: range(node), replacement: $0)]
      } ?? [])
    return failed(node)
  }

  /// Every name that could be written here.
  var namesInScope: [String] {
    var names = scopes.flatMap(\.keys) + module.names.keys + module.types.keys
    names += library.types.keys.filter { !$0.contains(".") }
    names += library.functionNames
    if let nominal = context.nominal {
      names += memberNames(of: nominal.selfType, isStatic: context.isStatic)
    }
    return names
  }

  private func shorthand(_ name: String, _ node: DeclReferenceExprSyntax) -> TypedExpr {
    guard let index = Int(name.dropFirst()) else {
      unsupported("'\(name)' is", node)
      return failed(node)
    }
    if context.isClosure, context.shorthand.isEmpty, context.isUntyped {
      untyped(node)
      return failed(node)
    }
    let isPutOff = sequence(first: Syntax(node), next: \.parent).first {
      $0.is(ClosureExprSyntax.self) || $0.is(DeferStmtSyntax.self)
    }?.is(DeferStmtSyntax.self)
    if isPutOff == true {
      error("anonymous closure argument not contained in a closure", node)
      return failed(node)
    }
    guard context.isClosure, index < context.shorthand.count else {
      error(shorthandFault(index), node)
      return failed(node)
    }
    return read(context.shorthand[index], line(node))
  }

  func selfReference(_ node: some SyntaxProtocol) -> TypedExpr {
    if let local = currentSelf { return read(local, line(node)) }
    if context.isStatic, context.nominal != nil { return typeValue(ownType, node) }
    error(
      "cannot find 'self' in scope; did you mean to use it in a type or extension context?", node)
    return failed(node)
  }

  /// In a closure that may outlive its place it has to be seen that the object is held.
  ///
  /// - Parameter isInherited: of what a class above declares swiftc speaks in general.
  func refuseImplicitSelf(
    _ what: String, _ node: some SyntaxProtocol, isInherited: Bool = false
  ) {
    guard let local = currentSelf, local.type.isClass else { return }
    var next: FunctionContext? = context
    while let current = next, current !== local.context {
      if current.isClosure, current.namesSelf || current.capturesSelf { return }
      if current.isClosure, current.isEscaping {
        error(
          what.hasPrefix("call") || isInherited
            ? "implicit use of 'self' in closure; use 'self.' to make capture semantics explicit"
            : "\(what) in closure requires explicit use of 'self' to make capture semantics explicit",
          node, fixIts: [insert("self.", before: node, saying: "reference 'self.' explicitly")])
        return
      }
      next = current.parent
    }
  }

  /// A member of the type around, without `self.` before it.
  private func implicitMember(
    _ name: String, _ node: DeclReferenceExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard let nominal = context.nominal else { return nil }
    if let selfLocal = currentSelf {
      let found = seenFromCopy(members(name, of: selfLocal.type))
      if !found.isEmpty {
        let isInherited = found[0].owner.kind == .class && found[0].owner !== nominal
        refuseImplicitSelf("reference to property '\(name)'", node, isInherited: isInherited)
        return memberValue(found, of: read(selfLocal, line(node)), name: node.baseName, expected)
      }
    }
    if currentSelf == nil || !context.isStatic {
      var next: Nominal? = nominal
      while let current = next {
        let type = current === nominal ? ownType : rigid(current.memberSelf)
        let statics = members(name, of: type, isStatic: true)
        let isHere = current === nominal && context.isStatic
        if isHere || current !== nominal, let first = statics.first {
          return staticValue(statics, first, of: type, node, expected)
        }
        next = current.outer
      }
    }
    return nil
  }

  // MARK: Members by name

  func checkMember(_ node: MemberAccessExprSyntax, _ expected: Type?) -> TypedExpr {
    let name = node.declName.baseName.text.unquoted
    guard let baseSyntax = node.base else { return checkImplicitMember(node, expected) }
    if isModule(baseSyntax) {
      if let type = hiddenType(name, in: baseSyntax) { return typeValue(type, node) }
      return checkName(node.declName, expected)
    }
    if name == "self", let type = functionTypeSyntax(baseSyntax) { return typeValue(type, node) }
    if let probe, CompletionProbe.isToken(node.declName) {
      offerMembers(of: checkInside(baseSyntax, expecting: nil), expected, probe)
      return failed(node)
    }
    var base = unified(
      implicitlyUnwrapped(
        checkInside(baseSyntax, expecting: chainHint(baseSyntax, expected)), for: name),
      baseSyntax, name)
    if base.type.isError { return failed(node) }
    base = fractional(collectionTypeValue(base, baseSyntax) ?? base, for: name)
    if name == "self" { return writtenType(base, baseSyntax, node) ?? base }
    if case .metatype(let type) = base.type { return checkTypeMember(node, type, base, expected) }
    if case .tuple(let elements) = base.type, let element = tupleElement(name, elements) {
      return TypedExpr(.element(base, element), elements[element].type, line: line(node))
    }
    var found = members(name, of: base, writtenAs: baseSyntax)
    if let labels = node.declName.argumentNames?.arguments.map(\.name.text) {
      found = found.filter { $0.type.function?.parameters.map { $0.label ?? "_" } == labels }
    }
    guard !found.isEmpty else {
      let next = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if let dynamic = dynamicMember(name, of: base, expected, before: next) { return dynamic }
      if isDescription(name, of: base.type) {
        return TypedExpr(.interpolation([base]), library.string, line: line(node))
      }
      reportMissing(node, base.type)
      return failed(node)
    }
    let isSuper = baseSyntax.is(SuperExprSyntax.self)
    return memberValue(found, of: base, name: node.declName.baseName, expected, isSuper: isSuper)
  }

  /// The `Swift` of `Swift.max`.
  func isModule(_ base: ExprSyntax) -> Bool {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return library.moduleNames.contains(name) && lookUpLocal(name) == nil
  }

  func tupleElement(_ name: String, _ elements: [Type.TupleElement]) -> Int? {
    if let index = Int(name), elements.indices.contains(index) { return index }
    return elements.firstIndex { $0.label == name }
  }

  func reportMissing(_ node: MemberAccessExprSyntax, _ type: Type) {
    if case .optional(let inner) = type,
      !members(node.declName.baseName.text, of: inner).isEmpty
    {
      error(
        "value of optional type '\(type)' must be unwrapped to refer to member "
          + "'\(node.declName.baseName.text)' of wrapped base type '\(inner)'",
        node.base ?? ExprSyntax(node),
        notes: [
          "chain the optional using '?' to access member '\(node.declName.baseName.text)' only for non-'nil' base values",
          "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
        ],
        fixIts: [
          insert("?", after: node.base ?? ExprSyntax(node)),
          insert("!", after: node.base ?? ExprSyntax(node)),
        ])
    } else if case .function(let function) = type, function.parameters.isEmpty,
      let base = node.base, let name = uncalledName(base)
    {
      error("\(name.0) '\(name.1.text)' was used as a property; add () to call it", name.1)
    } else {
      reportUnknownMember(node.declName.baseName, of: type)
    }
  }

  /// What `base.name` is when it is not called.
  func memberValue(
    _ found: [FoundMember], of base: TypedExpr, name: TokenSyntax, _ expected: Type?,
    isSuper: Bool = false
  ) -> TypedExpr {
    if let property = found.first(where: { $0.member.kind == .property }) {
      noteUse(property.member, name)
      refuseMutatingGetter(property, of: base, name)
      noteEffects(property, of: base, name)
      return readProperty(property, of: base, isSuper: isSuper)
    }
    let methods = found.filter { $0.member.kind == .method }
    let wanted = expected?.unwrappedFully
    guard
      let method = methods.first(where: {
        wanted == nil || canConvert($0.type, to: wanted ?? .error)
      }) ?? methods.first
    else {
      reportUnknownMember(name, of: base.type)
      return failed(name)
    }
    if method.member.isMutating, base.type.nominal?.kind != .class {
      error("cannot reference 'mutating' method as function value", name)
      return failed(name)
    }
    if methods.count > 1 || !method.member.generics.isEmpty, let function = wanted?.function {
      let held = Local("receiver", base.type, isMutable: false, in: context)
      let read = TypedExpr(.local(held), base.type, line: base.line)
      let candidates = methods.map { candidate($0, of: read, isSuper: isSuper) }
      if let value = functionValue(candidates, as: function, holding: held, name) {
        return holding(base, in: held, value)
      }
      if method.type.hasHoles { return undecided(name.text, expected, name) }
    }
    return boundMethod(method, of: base, isSuper: isSuper)
  }

  func readProperty(_ found: FoundMember, of given: TypedExpr, isSuper: Bool = false) -> TypedExpr {
    if let read = openProperty(found, of: given) ?? lazyView(found, of: given) { return read }
    let base = receiver(given, found)
    if let place = observedPlace(found.member, base) { return place }
    let type = own(found.type, found, on: given)
    let kind: TypedExpr.Kind
    if let text = describedText(found, of: base) { return text }
    if found.member.isStatic, let read = genericStatic(found, base) { return read }
    switch found.member.implementation {
    case .field(let index):
      kind = found.owner.livesAsObject ? .field(base, index) : .element(base, index)
    case .global(let global): kind = .global(global)
    case .accessors where writesDirectly(found, base):
      kind =
        found.owner.livesAsObject
        ? .field(base, found.member.storage ?? 0) : .element(base, found.member.storage ?? 0)
    default: kind = .accessor(found.member.isStatic ? nil : base, found.member, isSuper: isSuper)
    }
    let read = TypedExpr(kind, type, line: base.line)
    read.isImplicitlyUnwrapped = found.member.isImplicitlyUnwrapped
    guard found.member.ownership != .strong else { return read }
    return dereferenced(read, found.member.ownership)
  }

  /// `weak var label: UILabel!` is read like any other `UILabel!`.
  private func dereferenced(_ reference: TypedExpr, _ ownership: Ownership) -> TypedExpr {
    let read = TypedExpr(.deref(reference, ownership), reference.type, line: reference.line)
    read.isImplicitlyUnwrapped = reference.isImplicitlyUnwrapped
    return read
  }

  /// In its own observer a property of `self` is what lies behind it: nothing observes again.
  ///
  /// A closure in the observer is a function of its own and gets the property.
  private func observedPlace(_ member: Member, _ base: TypedExpr) -> TypedExpr? {
    switch base.kind {
    case .local(let local) where local === context.selfLocal: break
    // A static one by its bare name: `Self` is not written.
    case .typeValue where base.syntax?.is(DeclReferenceExprSyntax.self) ?? false: break
    default: return nil
    }
    return observedRead(member, base.line)
  }

  /// The variable in its own observer, as it lies; `nil` elsewhere.
  func observedRead(_ member: Member, _ line: Int) -> TypedExpr? {
    guard let observed = context.observed, observed.member === member else { return nil }
    let read = TypedExpr(observed.place.kind, observed.place.type, line: line)
    read.isImplicitlyUnwrapped = member.isImplicitlyUnwrapped
    if member.ownership == .strong { return read }
    return dereferenced(read, member.ownership)
  }

  /// An initialiser's own assignments do not call the observers, nor do a `deinit`'s; neither does
  /// what they put off, in Swift 6 (in Swift 5's mode it does).
  private func writesDirectly(_ found: FoundMember, _ base: TypedExpr) -> Bool {
    guard found.member.storage != nil, context.nominal === found.owner,
      context.isInitializer || context.name == "deinit",
      case .local(let local) = base.kind
    else { return false }
    return local.name == "self"
  }
}
