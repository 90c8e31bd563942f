/// What generic parameters stand for at one use.
struct Substitution {
  private var pairs: [(GenericParameter, Type)] = []

  init() {}

  init(_ parameter: GenericParameter, _ type: Type) { pairs = [(parameter, type)] }

  /// The arguments of a generic type, for its own parameters.
  init(_ type: Type) {
    switch type {
    case .nominal(let nominal, let arguments):
      // A parameter that stands for itself is still open: `List<Int>.Tag`, which is a `Tag<Label>`.
      for (parameter, argument) in zip(nominal.generics, arguments)
      where argument != .parameter(parameter) {
        pairs.append((parameter, argument))
      }
    default: break
    }
  }

  subscript(parameter: GenericParameter) -> Type? {
    get { pairs.first { $0.0 === parameter }?.1 }
    set {
      pairs.removeAll { $0.0 === parameter }
      if let newValue { pairs.append((parameter, newValue)) }
    }
  }

  /// All that the parameters stand for.
  var types: [Type] { pairs.map(\.1) }

  func callAsFunction(_ type: Type) -> Type {
    if pairs.isEmpty { return type }
    return type.mapping { part in
      if case .parameter(let parameter) = part { return resolved(parameter) ?? part }
      return nil
    }
  }

  /// What a parameter stands for; a superclass's may stand for the subclass's, which are known later.
  private func resolved(_ parameter: GenericParameter) -> Type? {
    guard let type = self[parameter], type.hasHoles, pairs.count > 1 else { return self[parameter] }
    var others = self
    others[parameter] = nil
    return others(type)
  }

  func callAsFunction(_ function: FunctionType) -> FunctionType {
    if pairs.isEmpty { return function }
    return function.mapping { part in
      if case .parameter(let parameter) = part { return resolved(parameter) ?? part }
      return nil
    }
  }

  /// With what `other` knows, where this one knows nothing.
  func merging(_ other: Substitution) -> Substitution {
    var result = self
    for (parameter, type) in other.pairs where result[parameter] == nil {
      result[parameter] = type
    }
    return result
  }

  /// Takes over what `wanted` says of the holes in `pattern`, as far as it says anything.
  mutating func suggest(_ pattern: Type, _ wanted: Type) {
    switch (pattern, wanted) {
    case (.parameter(let parameter), _):
      if self[parameter] == nil, !wanted.hasHoles { self[parameter] = wanted }
    case (.optional(let inner), .optional(let other)): suggest(inner, other)
    case (_, .optional(let other)): suggest(pattern, other)
    // `lift(+)(1, 2)`: what is put into an optional.
    case (.optional(let inner), _): suggest(inner, wanted)
    case (.nominal(let nominal, let parameters), .nominal(let other, let arguments))
    where nominal === other:
      for (one, other) in zip(parameters, arguments) { suggest(one, other) }
    case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
      for (one, other) in zip(elements, others) { suggest(one.type, other.type) }
    case (.function(let one), .function(let other))
    where one.parameters.count == other.parameters.count:
      for (a, b) in zip(one.parameters, other.parameters) { suggest(a.type, b.type) }
      suggest(one.result, other.result)
    default: break
    }
  }

  /// `throws(E)`: a function that throws nothing throws `Never`.
  private mutating func matchThrown(
    _ pattern: FunctionType, _ actual: FunctionType, _ checker: Checker
  ) -> Bool {
    guard let wanted = pattern.thrown, wanted.hasHoles else { return true }
    let thrown = actual.isThrowing ? actual.thrown ?? checker.errorType : checker.library.never
    return match(wanted, thrown, checker)
  }

  /// Finds what the holes in `pattern` must be for `actual` to fit; false if it cannot.
  mutating func match(_ pattern: Type, _ actual: Type, _ checker: Checker) -> Bool {
    switch (pattern, actual) {
    case (.parameter(let parameter), _):
      if let known = self[parameter] {
        // What a superclass is made of may itself be open: `class Sum<T>: List<T>`.
        if known.hasHoles, known != pattern, known != actual, !actual.hasHoles,
          checker.openTypes == nil
        {
          guard match(known, actual, checker) else { return false }
          self[parameter] = self(known)
          return true
        }
        return known == actual || checker.canConvert(actual, to: known)
      }
      if actual.isError { return true }
      // `done(3)` where what `done` takes is still to be found.
      if let open = checker.openTypes, open.known(parameter) != nil {
        return checker.matchesOpen(actual, pattern) ?? true
      }
      if !parameter.bounds.allSatisfy({ checker.conforms(actual, to: $0) }) { return false }
      self[parameter] = actual
      return true
    case (.associated, _):
      // What `C.Item` is shows when `C` is known; another argument tells.
      let known = self(pattern)
      guard known.hasHoles else { return checker.canConvert(actual, to: known) }
      // `Ring.of(1, 2)`: what stands for it may be a type parameter that is still open.
      if case .parameter = known { return match(known, actual, checker) }
      return true
    case (.optional(let inner), .optional(let other)): return match(inner, other, checker)
    case (.optional(let inner), _): return match(inner, actual, checker)
    case (.nominal(let wanted, _), _) where wanted.isOpenComposition:
      return wanted.primaryTypes.allSatisfy { name in
        wanted.typeWitnesses[name].map { match($0, actual.member(name), checker) } ?? true
      } && checker.canConvert(actual, to: self(pattern))
    case (.nominal(let nominal, let parameters), .nominal(let other, let arguments))
    where nominal === other:
      return zip(parameters, arguments).allSatisfy { match($0, $1, checker) }
    case (
      .nominal(checker.library.partialRange, let parameters), .nominal(let other, let arguments)
    )
    where checker.library.partialRanges.contains(other):
      return zip(parameters, arguments).allSatisfy { match($0, $1, checker) }
    case (.nominal(let nominal, let parameters), _)
    where nominal === checker.library.sequence || checker.library.isAnySequence(nominal):
      guard let element = checker.elementType(of: actual) else { return false }
      return match(parameters[0], element, checker)
    case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
      return zip(elements, others).allSatisfy { match($0.type, $1.type, checker) }
    case (.function(let function), .function(let other))
    where function.parameters.count == other.parameters.count:
      return zip(function.parameters, other.parameters).allSatisfy {
        // What a function takes may be more general than what it is given.
        let wanted = self($0.type)
        return wanted.hasHoles
          ? match($0.type, $1.type, checker) : checker.canConvert(wanted, to: $1.type)
      } && match(function.result, other.result, checker) && matchThrown(function, other, checker)
    case (.metatype(let inner), .metatype(let other)): return match(inner, other, checker)
    case (.nominal(let nominal, _), .nominal(let other, _))
    where nominal.kind == .class && other !== nominal:
      guard let above = actual.seen(as: nominal) else { return false }
      return match(pattern, above, checker)
    default: return pattern.hasHoles ? false : checker.canConvert(actual, to: pattern)
    }
  }
}
