import SwiftSyntax

/// `\Person.name`: as the function that reads it, and as a value of its own.
extension Checker {
  func checkKeyPath(_ node: KeyPathExprSyntax, _ expected: Type?) -> TypedExpr {
    if let longer = withNestedRoot(node) {
      let outer = lineOverride
      lineOverride = line(node)
      defer { lineOverride = outer }
      return checkKeyPath(longer, expected)
    }
    let wanted = expected?.unwrappedFully
    let function = wanted?.function
    let root = function?.parameters.first?.type ?? wanted?.arguments.first
    let base = node.root.map { resolve($0) } ?? root
    guard let base, !base.hasHoles else {
      if base == nil, node.parent?.is(InitializerClauseSyntax.self) != true {
        untyped(node)
      } else if base?.isError != true {
        error(
          "cannot infer key path type from context; consider explicitly specifying a root type",
          node)
      }
      return failed(node)
    }
    return withPathArguments(line(node)) { path(node, from: base, isFunction: function != nil) }
  }

  /// `\Store.State.count`, where `State` is a type inside `Store`: the root is the inner one.
  private func withNestedRoot(_ node: KeyPathExprSyntax) -> KeyPathExprSyntax? {
    guard let root = node.root, node.components.count > 1,
      case .property(let part)? = node.components.first?.component,
      let nominal = guess({ resolve(root) })?.nominal,
      typeScope.nested(part.declName.baseName.text, in: nominal) != nil
    else { return nil }
    let inner = MemberTypeSyntax(baseType: root.trimmed, name: part.declName.baseName.trimmed)
    return node.with(\.root, TypeSyntax(inner))
      .with(\.components, KeyPathComponentListSyntax(node.components.dropFirst()))
  }

  private func path(_ node: KeyPathExprSyntax, from base: Type, isFunction: Bool) -> TypedExpr {
    let at = line(node)
    guard let sample = walk(node, from: TypedExpr(.constant(.none), base, line: at)) else {
      return failed(node)
    }
    let read = makeClosure("key path", FunctionType(of: [base], sample.type), at) { arguments, _ in
      walk(node, from: arguments[0]) ?? sample
    }
    if isFunction { return read }
    return keyPathValue(node, base, sample, read)
  }

  /// A key path that can be kept: it reads, and where it leads to a variable it writes.
  private func keyPathValue(
    _ node: KeyPathExprSyntax, _ base: Type, _ sample: TypedExpr, _ read: TypedExpr
  ) -> TypedExpr {
    let at = line(node)
    var name = "KeyPath"
    var parts = [read]
    func isWritable(inVariable isMutable: Bool) -> Bool {
      let root = Local("root", base, isMutable: isMutable, in: context)
      let isPlace: Bool? = guess {
        guard let target = walk(node, from: TypedExpr(.local(root), base, line: at)) else {
          return false
        }
        requirePlace(target, ExprSyntax(node), member: nil)
        return true
      }
      return isPlace == true
    }
    if isWritable(inVariable: true) {
      // Where an object lies on the way, what it is written through need not be a variable.
      name = isWritable(inVariable: false) ? "ReferenceWritableKeyPath" : "WritableKeyPath"
      parts.append(writer(node, base, sample.type))
      if sample.isComputedPlace { parts.append(writer(node, base, sample.type, readsFirst: true)) }
    }
    let nominal = library.types[name] ?? library.array
    let count = parts.count
    let kind = Type.nominal(nominal, [base, sample.type])
    let text = "\\\(base)" + node.components.map(\.trimmedDescription).joined()
    let native: Native = { _, arguments in
      .box(
        KeyPathBox(
          arguments[0], count > 1 ? arguments[1] : .none,
          assign: count > 2 ? arguments[2] : nil, kind: kind, text: text))
    }
    return TypedExpr(.call(.native(native), parts), kind, line: at)
  }

  /// A closure that puts a new value where the key path leads.
  private func writer(
    _ node: KeyPathExprSyntax, _ base: Type, _ type: Type, readsFirst: Bool = false
  ) -> TypedExpr {
    let at = line(node)
    let function = FunctionContext("key path", parent: context)
    function.isClosure = true
    function.result = .void
    let body = inFunction(function, seesLocals: true) {
      let root = Local("root", base, isMutable: true, in: function)
      root.isInout = true
      let value = Local("value", type, isMutable: false, in: function)
      let target = walk(node, from: TypedExpr(.local(root), base, line: at))
      let current = Local("current", type, isMutable: false, in: function)
      let new = TypedExpr(.local(value), type, line: at)
      let assign = target.map {
        TypedExpr(readsFirst ? .modify($0, current, new) : .assign($0, new), .void, line: at)
      }
      return makeBody(
        "key path", function, [root, value],
        assign.map { [TypedStatement(.expression($0), line: at)] } ?? [])
    }
    return TypedExpr(
      .closure(body), .function(FunctionType(of: [base, type], .void)), line: at)
  }

  /// `person[keyPath: path]`.
  func checkKeyPathAccess(_ base: TypedExpr, _ node: SubscriptCallExprSyntax) -> TypedExpr {
    guard var syntax = node.arguments.first?.expression else { return failed(node) }
    if let longer = syntax.as(KeyPathExprSyntax.self).flatMap(withNestedRoot) {
      syntax = ExprSyntax(longer)
    }
    let wanted = library.types["KeyPath"].map {
      Type.nominal($0, [base.type, .parameter($0.generics[1])])
    }
    let path = implicitlyUnwrapped(operand: check(syntax, expecting: wanted))
    if let partial = partialAccess(base, path, syntax, node) { return partial }
    guard path.type.arguments.count == 2,
      ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains(
        path.type.nominal?.name ?? "")
    else {
      if !path.type.isError {
        error(
          "cannot convert value of type '\(path.type)' to expected argument type 'KeyPath<\(base.type), Value>'",
          syntax)
      }
      return failed(node)
    }
    guard let root = convert(base, to: path.type.arguments[0]) else {
      error(
        "key path with root type '\(path.type.arguments[0])' cannot be applied to a base of type '\(base.type)'",
        syntax)
      return failed(node)
    }
    let isWritable = path.type.nominal?.name != "KeyPath"
    if isWritable, root.type == base.type, let direct = directAccess(base, syntax) { return direct }
    let get: Native = { machine, arguments in
      (arguments[1].box as? KeyPathBox).map { machine.ask($0.read, arguments[0]) } ?? .none
    }
    func member(_ writer: @escaping (KeyPathBox) -> Value) -> Member {
      let member = Member(.subscript, "subscript")
      let set: Native = { machine, arguments in
        guard let path = arguments[1].box as? KeyPathBox else { return arguments[0] }
        let cell = Cell(arguments[0])
        _ = machine.ask(writer(path), .box(cell), arguments[2])
        return cell.value
      }
      member.isSettable = isWritable
      member.isSetNonmutating = path.type.nominal?.name == "ReferenceWritableKeyPath"
      member.implementation = .nativeAccessors(get: get, set: isWritable ? set : nil)
      return member
    }
    let access = member { $0.write }
    if isWritable { access.assigned = member { $0.assign } }
    // A reference is written through, wherever it comes from.
    let target = root.type == base.type ? base : root
    return TypedExpr(
      .subscripted(target, access, [path]), path.type.arguments[1], line: line(node))
  }

  /// `person[keyPath: \.name]` is `person.name`, where nothing but names leads there.
  private func directAccess(_ base: TypedExpr, _ syntax: ExprSyntax) -> TypedExpr? {
    guard let path = syntax.as(KeyPathExprSyntax.self),
      path.components.allSatisfy({ $0.component.is(KeyPathPropertyComponentSyntax.self) })
    else { return nil }
    return walk(path, from: base)
  }

  /// Two paths are the same if their indices are: each has to be `Hashable`, and a value that is only
  /// made when it is needed, as a table's `default:`, is a function.
  private func refuseUnhashable(_ value: TypedExpr, _ node: LabeledExprListSyntax) -> Bool {
    guard case .subscripted(_, let member, let indices) = value.kind,
      let parameters = member.functionType?.parameters
    else { return false }
    for (parameter, index) in zip(parameters, indices) {
      // The library's own gets its value beforehand, and is declared to make it late all the same.
      let isLate =
        parameter.isAutoclosure || (parameter.label == "default" && member.owner?.script == nil)
      guard isLate || isUnhashable(index.type) else { continue }
      let type = isLate && index.type.function == nil ? "() -> \(index.type)" : "\(index.type)"
      error("subscript index of type '\(type)' in a key path must be Hashable", node)
      return true
    }
    return false
  }

  private func walk(_ node: KeyPathExprSyntax, from start: TypedExpr) -> TypedExpr? {
    var value = start
    var isChained = false
    for component in node.components {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName
        if name.text == "self" { continue }
        if case .tuple(let elements) = value.type, let index = tupleElement(name.text, elements) {
          value = TypedExpr(.element(value, index), elements[index].type, line: value.line)
          continue
        }
        let found = members(name.text, of: value.type).first { $0.member.kind == .property }
        guard let found else {
          if let dynamic = dynamicMember(name.text, of: value) {
            value = dynamic
            continue
          }
          if let method = members(name.text, of: value.type).first?.member {
            error("key path cannot refer to instance method '\(method.saidName)'", name)
            return nil
          }
          reportUnknownMember(name, of: value.type)
          return nil
        }
        noteUse(found.member, name)
        if case .metatype(let type) = value.type,
          let read = dynamicProperty(found, of: type, value, value.line)
        {
          value = read
          continue
        }
        value = readProperty(found, of: value)
      case .optional(let mark):
        guard let inner = value.type.wrapped else {
          error(
            "cannot use optional chaining on non-optional value of type '\(value.type)'", component)
          return nil
        }
        if mark.questionOrExclamationMark.text == "!" {
          value = TypedExpr(.force(value), inner, line: value.line)
        } else {
          value = TypedExpr(.chain(value), inner, line: value.line)
          isChained = true
        }
      case .subscript(let node):
        let base = value
        let list = ArgumentList(node.arguments, node: node)
        let candidates = members("subscript", of: base.type).compactMap { one -> Candidate? in
          guard let type = one.member.functionType else { return nil }
          return Candidate(
            name: "subscript", type: type, generics: one.member.generics,
            substitution: one.substitution, member: one.member
          ) { arguments, resolved, _ in
            TypedExpr(
              .subscripted(base, one.member, self.keptArguments(arguments, of: node.id)),
              resolved.result, line: base.line)
          }
        }
        guard !candidates.isEmpty, let place = node.arguments.first?.expression else {
          error("value of type '\(base.type)' has no subscripts", component)
          return nil
        }
        value = call(candidates, list, place, nil)
        if value.type.isError { return nil }
        if refuseUnhashable(value, node.arguments) { return nil }
      default:
        unsupported("this key path is", component)
        return nil
      }
    }
    return isChained ? chained(value) : value
  }
}

extension TypedExpr {
  /// Whether to read the place asks something that could tell.
  fileprivate var isComputedPlace: Bool {
    switch kind {
    case .accessor(_, let member, _), .subscripted(_, let member, _):
      if case .field = member.implementation { false } else { true }
    default: false
    }
  }
}
