/// What a `where` clause, or a bound, demands of the types that parameters stand for.
enum Requirement: Equatable {
  case conforms(Type, Nominal)
  case inherits(Type, Type)
  case same(Type, Type)
  /// What the library's own rows demand of elements: only of the script's types, and of its type
  /// parameters, is it known for certain that they do not conform.
  case suits(Type, Nominal)
}

extension [Requirement] {
  /// The protocols that `Self` has to be.
  var selfBounds: [Nominal] {
    compactMap { requirement in
      guard case .conforms(.parameter(let subject), let bound) = requirement,
        subject.name == "Self"
      else { return nil }
      return bound
    }
  }
}

/// An `associatedtype` of a protocol.
struct AssociatedType {
  var bounds: [Nominal] = []
  /// What it is for a type that neither says nor shows it.
  var fallback: Type?
}

/// A declaration's own type parameters and what they have to be.
struct GenericSignature {
  var parameters: [GenericParameter] = []
  var requirements: [Requirement] = []
}

/// The type parameters that a body is checked with, as rigid types of their own.
///
/// A generic body is checked once, over archetypes: types of which no more is known than their
/// requirements. Overloads and members are therefore picked as Swift picks them, by what the
/// signature says, never by what a caller happens to pass. At run time there are no type
/// parameters: the first call with new arguments lowers the checked body again with the
/// arguments in place of the archetypes (see ``Template``), so generic code runs on unboxed values
/// and reaches the witnesses of its requirements directly. An `any P` is an argument like any
/// other; what is called on it is then found by the value.
final class GenericContext {
  /// Those of the types and functions around first.
  let parameters: [GenericParameter]
  let archetypes: [Nominal]
  let requirements: [Requirement]
  /// The body speaks of one of them as a value, `T.self`: an `any P` is then what its value is.
  var isNamed = false
  /// From the signature's parameters to the archetypes.
  private(set) var rigid = Substitution()

  /// - Parameter outer: the context around, whose archetypes stay what they are.
  init(
    _ own: [GenericParameter], _ requirements: [Requirement], in outer: GenericContext? = nil
  ) {
    parameters = (outer?.parameters ?? []) + own
    self.requirements = requirements
    let ownArchetypes = own.map { parameter in
      let nominal = Nominal(parameter.name, .archetype)
      nominal.stands = parameter
      nominal.protocols = parameter.bounds
      return nominal
    }
    archetypes = (outer?.archetypes ?? []) + ownArchetypes
    if let outer { rigid = outer.rigid }
    for (parameter, archetype) in zip(own, ownArchetypes) {
      rigid[parameter] = .nominal(archetype, [])
    }
    for requirement in requirements.dropFirst(outer?.requirements.count ?? 0) {
      apply(requirement)
    }
  }

  private func apply(_ requirement: Requirement) {
    switch requirement {
    case .suits: break
    case .conforms(let subject, let target):
      guard let nominal = rigid(subject).nominal, nominal.isArchetype else { return }
      nominal.protocols.append(target)
      if nominal.superclass == nil, let superclass = target.superclass {
        nominal.superclass = superclass
        nominal.superclassArguments = target.superclassArguments
      }
    case .inherits(let subject, let superclass):
      guard let nominal = rigid(subject).nominal, nominal.isArchetype else { return }
      let type = rigid(superclass)
      nominal.superclass = type.nominal
      nominal.superclassArguments = type.arguments
    case .same(let a, let b):
      if unify(a, with: b) { return }
      _ = unify(b, with: a)
    }
  }

  /// `C.Item == Int`: the archetype gives way to the type.
  private func unify(_ subject: Type, with other: Type) -> Bool {
    switch subject {
    case .parameter(let parameter):
      let known = rigid(other)
      // `E: Hashable, E == S.Element`: what is asked of the one is asked of the other.
      if let own = rigid(subject).nominal, let same = known.nominal, own.isArchetype,
        same.isArchetype, own !== same
      {
        same.protocols += own.protocols
      }
      rigid[parameter] = known
      return true
    case .associated(let base, let name):
      guard let owner = rigid(base).nominal, owner.isArchetype else { return false }
      let known = rigid(other)
      if let old = owner.typeWitnesses[name], old.nominal?.isArchetype == true, old != known {
        owner.replace(old, with: known)
        // `C.Item: Equatable, C.Item == D.Item`: what is asked of the one is asked of the other.
        if let same = known.nominal, same.isArchetype, let demands = old.nominal?.protocols {
          same.protocols += demands
        }
      }
      owner.typeWitnesses[name] = known
      return true
    default: return false
    }
  }
}

extension Nominal {
  /// An archetype's member turns out to be another type: so it is in what its other members are made
  /// of, as in `Items.Element == Item`.
  fileprivate func replace(_ old: Type, with new: Type) {
    for (name, type) in typeWitnesses {
      if type == old {
        typeWitnesses[name] = new
      } else if let member = type.nominal, member.isArchetype, member !== self,
        member.parent?.type.nominal === self
      {
        member.replace(old, with: new)
      }
    }
  }
}

extension FunctionType {
  /// What types that are named demand of what stands in them: `Matrix<T>` says that `T` is a number.
  var impliedRequirements: [Requirement] {
    (parameters.map(\.type) + [result]).flatMap(\.impliedRequirements)
  }
}

extension Type {
  fileprivate var impliedRequirements: [Requirement] {
    switch self {
    case .nominal(let nominal, let arguments):
      let own = nominal.script == nil ? nominal.keyRequirements : nominal.requirements
      let known = Substitution(self)
      let bounds =
        nominal.script == nil
        ? []
        : nominal.generics.flatMap { parameter in
          parameter.bounds.map { Requirement.conforms(.parameter(parameter), $0) }
        }
      return (bounds + own).map { $0.mapping(known) } + arguments.flatMap(\.impliedRequirements)
    case .optional(let inner), .metatype(let inner): return inner.impliedRequirements
    case .tuple(let elements): return elements.flatMap(\.type.impliedRequirements)
    case .function(let type): return type.impliedRequirements
    case .associated, .parameter, .any, .error: return []
    }
  }
}

extension Requirement {
  func mapping(_ known: Substitution) -> Requirement {
    switch self {
    case .conforms(let subject, let target): .conforms(known(subject), target)
    case .suits(let subject, let target): .suits(known(subject), target)
    case .inherits(let subject, let above): .inherits(known(subject), known(above))
    case .same(let a, let b): .same(known(a), known(b))
    }
  }

  /// Whether it speaks of one of `parameters` itself.
  func isAbout(_ parameters: [GenericParameter]) -> Bool {
    switch self {
    case .conforms(.parameter(let subject), _),
      .conforms(.associated(.parameter(let subject), _), _):
      return parameters.contains(subject)
    case .same(.associated(.parameter(let one), _), .associated(.parameter(let other), _)):
      return parameters.contains(one) && parameters.contains(other)
    default: return false
    }
  }
}
