/// A generic function: its checked body, and what it has been lowered to for which arguments.
final class Template {
  /// Those of the type around first.
  let parameters: [GenericParameter]
  /// The type whose member it is.
  let owner: Nominal?
  var body: ClosureBody?
  private var known: [(arguments: [Type], function: Function)] = []

  init(_ parameters: [GenericParameter], owner: Nominal?) {
    self.parameters = parameters
    self.owner = owner
  }

  /// The function for `arguments`, lowered when it is first called.
  func function(for arguments: [Type], of original: Function) -> Function {
    if let found = known.first(where: { $0.arguments == arguments }) { return found.function }
    let made = Function(original.name, file: original.file)
    made.slot = original.slot
    made.source = original.source
    made.unwrittenLine = original.unwrittenLine
    made.prepare { [unowned self] library in
      guard let body, let generics = body.context.generics else { return nil }
      return (body, Specialization(generics, arguments), library)
    }
    known.append((arguments, made))
    return made
  }
}

extension Function {
  /// This function with `arguments` for the parameters that it is generic over.
  func specialized(_ arguments: [Type]) -> Function {
    template?.function(for: arguments, of: self) ?? self
  }

  /// It is generic by itself too, not only over what its type is made of.
  var hasOwnParameters: Bool {
    guard let template, let owner = template.owner else { return false }
    return template.parameters.count > owner.generics.count
  }

  /// The same for a member of `type`, which may inherit it, with what its own parameters stand for.
  func specialized(for type: Type, _ own: [Type] = []) -> Function {
    guard let template else { return self }
    var arguments = Specialization.arguments(of: type, for: template.owner) + own
    // A static method of a class may be generic over which class it is asked of.
    if template.parameters.last?.name == "Self", arguments.count < template.parameters.count {
      arguments.append(type)
    }
    return specialized(arguments)
  }
}

/// A generic function inside a function that captures variables: a closure, lowered once for each
/// set of arguments.
final class GenericClosure {
  var body: ClosureBody?
  /// How many of its parameters belong to what is around it.
  private let outerCount: Int
  private var known: [(arguments: [Type], body: ClosureBody)] = []

  init(count: Int) { outerCount = count }

  func body(for own: [Type], _ concrete: (Type) -> Type) -> ClosureBody? {
    guard let body, let generics = body.context.generics else { return nil }
    let arguments =
      generics.archetypes.prefix(outerCount).map { concrete(.nominal($0, [])) } + own
    if let found = known.first(where: { $0.arguments == arguments }) { return found.body }
    let function = Function(body.function.name, file: body.function.file)
    function.source = body.function.source
    let made = ClosureBody(function, body.context, body.parameters, body.statements)
    made.isSpecialized = true
    function.prepare { library in (body, Specialization(generics, arguments), library) }
    known.append((arguments, made))
    return made
  }
}

/// What stands for the archetypes of a body while it is lowered.
final class Specialization {
  private var types: [ObjectIdentifier: Type] = [:]
  /// The closures of the body, each lowered once for these arguments.
  private var nested: [ObjectIdentifier: Function] = [:]

  init(_ generics: GenericContext, _ arguments: [Type]) {
    for (archetype, argument) in zip(generics.archetypes, arguments) {
      types[ObjectIdentifier(archetype)] = argument
    }
  }

  func callAsFunction(_ type: Type) -> Type {
    type.mapping { part in
      guard case .nominal(let nominal, _) = part, nominal.isArchetype else { return nil }
      if let known = types[ObjectIdentifier(nominal)] { return known }
      guard nominal.generics.isEmpty, let (parent, name) = nominal.parent else { return nil }
      let found = self(parent).member(name)
      // An `any P` does not say what its associated types are.
      if case .associated = found { return .any }
      types[ObjectIdentifier(nominal)] = found
      return found
    }
  }

  /// The function of a closure inside the body.
  func function(for body: ClosureBody) -> Function {
    let key = ObjectIdentifier(body)
    if let known = nested[key] { return known }
    let made = Function(body.function.name, file: body.function.file)
    made.source = body.function.source
    nested[key] = made
    made.prepare { library in (body, self, library) }
    return made
  }

  /// What a member of `owner` is generic over, when it is reached through `type`.
  static func arguments(of type: Type, for owner: Nominal?) -> [Type] {
    guard let owner else { return [] }
    if owner.kind == .protocol { return [type] }
    if case .optional(let inner) = type { return [inner] }
    if let seen = type.seen(as: owner) { return seen.arguments }
    // Members of `Sequence` work on the elements of whatever it is.
    let element = type.member("Element")
    if case .associated = element { return owner.generics.map { _ in .any } }
    return [element]
  }
}
