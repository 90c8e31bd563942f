import SwiftSyntax

/// Where a value of one type may stand for another.
extension Checker {
  func canConvert(_ from: Type, to: Type) -> Bool {
    if from == to { return true }
    if let matches = matchesOpen(from, to) { return matches }
    if case .nominal(let nominal, let wanted) = to, library.isAnySequence(nominal) {
      if from.isError { return true }
      if nominal === library.anyCollection, !isCollection(from) { return false }
      return elementType(of: from).map { $0 == wanted[0] || wanted[0] == .any } ?? false
    }
    if to.nominal === library.partialRange, let nominal = from.nominal,
      library.partialRanges.contains(nominal)
    {
      return zip(from.arguments, to.arguments).allSatisfy { canConvert($0, to: $1) }
    }
    switch (from, to) {
    case (.error, _), (_, .error): return true
    case (_, .any): return true
    case (.optional(let a), .optional(let b)): return canConvert(a, to: b)
    case (_, .optional(let b)): return canConvert(from, to: b)
    case (.optional, .nominal(let b, _)) where b.kind == .protocol:
      return conforms(from, to: b)
    case (.nominal(let a, let x), .nominal(let b, let y)):
      if b === library.anyObject { return a.kind == .class || module.conforms(a, to: b) }
      if b.kind == .protocol { return conforms(from, to: b) }
      if from.isClass, let above = from.seen(as: b) { return above == to || y.isEmpty }
      if isFloating(from), isFloating(to) {
        // Swift converts between these two, and only these, by itself.
        return a !== library.float.nominal && b !== library.float.nominal
      }
      if b === library.sequence, let element = elementType(of: from) {
        return canConvert(element, to: y[0])
      }
      if a === b, a === library.array || a === library.dictionary || a === library.set {
        return zip(x, y).allSatisfy { canConvert($0, to: $1) }
      }
      return false
    case (.tuple(let a), .tuple(let b)):
      if let order = a.shuffled(to: b) {
        return zip(order, b).allSatisfy { canConvert(a[$0].type, to: $1.type) }
      }
      return a.count == b.count
        && zip(a, b).allSatisfy {
          canConvert($0.type, to: $1.type)
            && ($0.label == nil || $1.label == nil || $0.label == $1.label)
        }
    case (.function(let a), .function(let b)):
      return a.parameters.count == b.parameters.count
        && zip(a.parameters, b.parameters).allSatisfy { canConvert($1.type, to: $0.type) }
        && (canConvert(a.result, to: b.result)) && (!a.isThrowing || b.isThrowing)
        && (!a.isAsync || b.isAsync)
    case (.metatype(let a), .metatype(let b)): return canConvert(a, to: b)
    case (.associated, .nominal(let b, _)) where b.kind == .protocol:
      return bounds(ofUnknown: from).contains { $0 === b || module.conforms($0, to: b) }
    case (_, .nominal(let b, let y)) where b === library.sequence:
      return elementType(of: from).map { canConvert($0, to: y[0]) } ?? false
    default: return false
    }
  }

  /// One that is known to be more than a sequence.
  private func isCollection(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal !== library.anySequence else { return false }
    return nominal.script == nil && !nominal.isArchetype || !members("startIndex", of: type).isEmpty
  }

  func conforms(_ type: Type, to target: Nominal) -> Bool {
    // Whether a value may cross between actors, swiftc finds from what it holds and where it goes.
    if target.isSendable { return true }
    if target.isHost, target.name == "Copyable" { return type.nominal?.isNoncopyable != true }
    if target === library.anyHashable {
      return type.nominal === target || conforms(type, to: library.hashable)
    }
    if target.isOfResult {
      return target.protocols.allSatisfy { conforms(type, to: $0) }
    }
    // `Codable` asks for nothing but what it is made of.
    if target.isPrelude, target.kind == .protocol, target.members.isEmpty,
      target.associatedTypes.isEmpty, target.protocols.count > 1
    {
      return target.protocols.allSatisfy { conforms(type, to: $0) }
    }
    switch type {
    case .nominal(let nominal, let arguments):
      if module.conforms(nominal, to: target) {
        guard library.hasPrimaryTypes(type, of: target) else { return false }
        let conditions = nominal.conditions.filter { $0.target === target }
        // `extension Tag: Equatable where Tag: Equatable` asks for ever.
        guard conditionDepth < 64 else { return false }
        conditionDepth += 1
        defer { conditionDepth -= 1 }
        return conditions.isEmpty
          || conditions.contains { unmet($0.requirements, Substitution(type)) == nil }
      }
      // An enum without payloads is hashable by itself.
      if target === library.equatable || target === library.hashable, nominal.kind == .enum,
        nominal.script != nil, isPlainEnum(nominal)
      {
        return true
      }
      if target === library.sequence { return elementType(of: type) != nil }
      if nominal === library.anyCollection, target === module.types["IndexedCollection"] {
        return true
      }
      // Whatever text a type parameter stands for is a collection, too.
      if nominal.isArchetype, ["IndexedCollection", "IndexedBidirectional"].contains(target.name),
        target.isPrelude, isText(type)
      {
        return true
      }
      if target === library.equatable || target === library.hashable,
        library.isEqualInParts(nominal)
      {
        return arguments.allSatisfy { conforms($0, to: target) }
      }
      return target === library.anyObject && nominal.kind == .class
    case .optional(let inner):
      if module.conforms(library.optional, to: target) {
        let conditions = library.optional.conditions.filter { $0.target === target }
        var wrapped = Substitution()
        library.optional.generics.first.map { wrapped[$0] = inner }
        return conditions.isEmpty
          || conditions.contains { unmet($0.requirements, wrapped) == nil }
      }
      return (target === library.equatable || target === library.hashable)
        && conforms(inner, to: target)
    case .parameter(let parameter):
      return parameter.bounds.contains { module.conforms($0, to: target) }
    case .associated: return true
    case .error: return true
    case .metatype: return false
    default: return false
    }
  }

  /// `expr` as a `type`; `nil` if it cannot be one.
  func convert(_ expr: TypedExpr, to type: Type) -> TypedExpr? {
    if expr.type == type || expr.type.isError || type.isError { return expr }
    if let literal = expr.literal, let adapted = adapt(expr, literal, to: type) { return adapted }
    // Of `nil` nothing tells what it is the nothing of.
    if expr.literal == .null, type == .any { return nil }
    if canConvert(expr.type, to: type) { return converted(expr, to: type) }
    if expr.isImplicitlyUnwrapped, let inner = expr.type.wrapped {
      return convert(.implicitForce(of: expr, inner), to: type)
    }
    if let array = arrayOfView(expr) { return convert(array, to: type) }
    return nil
  }

  /// Does a conversion that ``canConvert(_:to:)`` has found possible.
  private func converted(_ expr: TypedExpr, to type: Type) -> TypedExpr {
    let line = expr.line
    switch (expr.type, type) {
    // `Int?` as `Int??` is there, whatever it holds.
    // What a chain gives is wrapped inside it: where it stops, nothing is there at all.
    case (.optional(let inner), .optional(let target))
    where expr.type.optionalDepth < type.optionalDepth:
      if case .chained(let link) = expr.kind, link.type == inner {
        return TypedExpr(.chained(converted(link, to: type)), type, line: line)
      }
      return TypedExpr(.wrap(converted(expr, to: target)), type, line: line)
    case (.optional(let inner), .optional(let target)):
      guard changesValue(inner, target) else { return retyped(expr, type) }
      // Converts what is inside, where there is something inside.
      let chain = TypedExpr(.chain(expr), inner, line: line)
      return TypedExpr(.chained(converted(chain, to: target)), type, line: line)
    case (_, .optional(let target)):
      return TypedExpr(.wrap(converted(expr, to: target)), type, line: line)
    case (_, .any): return erased(expr, type)
    case (.optional, .nominal(let target, _)) where target.kind == .protocol:
      return erased(expr, type)
    case (.nominal(let nominal, _), .nominal(let target, let arguments)):
      if target === library.sequence {
        let elements = TypedExpr(
          .call(.native(SequenceConversion.elements), [expr]),
          .nominal(library.array, [elementType(of: expr.type) ?? .error]), line: line)
        return converted(elements, to: .nominal(library.array, arguments))
      }
      if library.isAnySequence(target), nominal === library.array, arguments == [.any],
        expr.type.arguments.first?.wrapped != nil
      {
        // An optional among them does not say by itself what it is.
        return retyped(mapped(expr, to: .nominal(library.array, arguments)), type)
      }
      if target.kind == .protocol, nominal.kind != .protocol { return erased(expr, type) }
      if nominal === target, zip(expr.type.arguments, arguments).contains(where: changesValue) {
        return mapped(expr, to: type)
      }
      return retyped(expr, type)
    case (.tuple(let from), .tuple(let to))
    where changesValue(expr.type, type):
      let local = Local("_", expr.type, isMutable: false, in: context)
      let parts = zip(from.shuffled(to: to) ?? Array(from.indices), to).map { index, element in
        converted(
          TypedExpr(
            .element(TypedExpr(.local(local), expr.type, line: line), index), from[index].type,
            line: line),
          to: element.type)
      }
      let result = Local("_", type, isMutable: false, in: context)
      return TypedExpr(
        .block(
          [
            TypedStatement(.declare(local, expr), line: line),
            TypedStatement(
              .declare(result, TypedExpr(.tuple(parts), type, line: line)), line: line),
          ], result), type, line: line)
    case (_, .nominal(let target, let arguments)) where target === library.sequence:
      let elements = TypedExpr(
        .call(.native(SequenceConversion.elements), [expr]),
        .nominal(library.array, arguments), line: line)
      return elements
    case (.metatype, .metatype):
      // `Card.self as any Made.Type` does not say any more which type it is.
      guard case .typeValue = expr.kind else { return retyped(expr, type) }
      let same: Native = { _, arguments in arguments[0] }
      return TypedExpr(.call(.native(same), [expr]), type, line: line)
    default: return retyped(expr, type)
    }
  }

  /// `sequence(first: head) { $0?.next }`: where the chain stops nothing is there at all, and what
  /// its last member gives is there, though it be a nil.
  func wrappedInside(_ expr: TypedExpr, _ type: Type) -> TypedExpr? {
    guard case .chained(let link) = expr.kind, link.type == expr.type,
      expr.type.optionalDepth < type.optionalDepth, canConvert(link.type, to: type)
    else { return nil }
    return TypedExpr(.chained(converted(link, to: type)), type, line: expr.line)
  }

  private func retyped(_ expr: TypedExpr, _ type: Type) -> TypedExpr {
    // What makes a value of a generic type finds the arguments in its own type.
    let kind: TypedExpr.Kind =
      switch expr.kind {
      case .makeStruct, .enumCase, .construct: expr.type == type ? expr.kind : .seen(expr)
      default: expr.kind
      }
    let result = TypedExpr(kind, type, line: expr.line)
    result.isDiscardable = expr.isDiscardable
    result.calledName = expr.calledName
    return result
  }

  private func erased(_ expr: TypedExpr, _ type: Type) -> TypedExpr {
    let result =
      tellsItsType(expr.type) || type.nominal?.isOfResult == true
      ? retyped(expr, type) : TypedExpr(.erase(expr), type, line: expr.line)
    result.underlying = expr.underlying ?? expr.type
    return result
  }

  /// Whether values of `type` can be told apart at run time without help.
  func tellsItsType(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal, _) where library.isAnySequence(nominal): true
    // What stands for them, only the lowering knows.
    case .nominal(let nominal, _) where nominal.isArchetype: false
    case .associated: false
    default: type.tellsItself
    }
  }

  /// Whether converting one type to the other does something at run time.
  private func changesValue(_ from: Type, _ to: Type) -> Bool {
    if from == to { return false }
    switch (from, to) {
    case (.optional(let a), .optional(let b)): return changesValue(a, b)
    case (_, .optional): return true
    case (_, .any): return !tellsItsType(from)
    case (.optional, .nominal(let b, _)) where b.kind == .protocol: return true
    case (.nominal(_, _), .nominal(let b, _)) where b.kind == .protocol: return !tellsItsType(from)
    case (.nominal(let a, let x), .nominal(let b, let y)) where a === b:
      return zip(x, y).contains(where: changesValue)
    case (.tuple(let a), .tuple(let b)):
      return a.shuffled(to: b) != nil || zip(a, b).contains { changesValue($0.type, $1.type) }
    default: return false
    }
  }

  /// An array whose elements are converted one by one.
  private func mapped(_ expr: TypedExpr, to type: Type) -> TypedExpr {
    guard expr.type.nominal === library.array, let from = expr.type.arguments.first,
      let to = type.arguments.first
    else { return retyped(expr, type) }
    let outer = context
    let function = FunctionContext("conversion", parent: outer)
    function.result = to
    function.isClosure = true
    let body = inFunction(function, seesLocals: true) {
      let element = Local("element", from, isMutable: false, in: function)
      let value = converted(TypedExpr(.local(element), from, line: expr.line), to: to)
      return makeBody(
        "conversion", function, [element],
        [TypedStatement(.return(value), line: expr.line)])
    }
    let closure = TypedExpr(
      .closure(body), .function(FunctionType(of: [from], to)), line: expr.line)
    return TypedExpr(
      .call(.native(SequenceConversion.map), [expr, closure]), type, line: expr.line)
  }

  /// Checks `syntax` and makes it a `type`, or says why that cannot be.
  func check(_ syntax: ExprSyntax, as type: Type, _ message: ((Type) -> String)? = nil) -> TypedExpr
  {
    let (said, wasTyped) = (diagnostics.count, untyped == nil)
    let expr = check(syntax, expecting: type)
    let new = diagnostics.dropFirst(said)
    if expr.type.isError || !new.isEmpty || (untyped != nil && wasTyped), !isGuessing,
      new.allSatisfy(\.isUntyped),
      reportFixed(syntax, in: type, message, insteadOf: new.count)
    {
      return TypedExpr(.constant(.none), .error, line: expr.line)
    }
    if let converted = convert(expr, to: type) { return converted }
    // `func area() -> Double { fatalError() }` gives nothing, and only where it is the whole statement.
    if expr.type == library.never, syntax.parent?.is(CodeBlockItemSyntax.self) == true {
      return expr
    }
    reportMismatch(expr, type, syntax, message)
    return TypedExpr(.constant(.none), .error, line: expr.line)
  }
}

extension [Type.TupleElement] {
  /// `(x: Int, y: Int)` from `(y: 1, x: 2)`: which of these elements each of the others is, where the
  /// labels are the same and stand in another order.
  func shuffled(to others: [Type.TupleElement]) -> [Int]? {
    let (own, wanted) = (compactMap(\.label), others.compactMap(\.label))
    guard count == others.count, own.count == count, wanted.count == count, own != wanted else {
      return nil
    }
    let order = wanted.compactMap { own.firstIndex(of: $0) }
    return Set(order).count == count ? order : nil
  }
}
