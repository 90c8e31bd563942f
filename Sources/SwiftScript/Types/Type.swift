/// A Swift type, as the checker sees it.
public indirect enum Type: Equatable {
  /// A class, struct, enum or protocol (as `any P`) with its generic arguments.
  case nominal(Nominal, [Type])
  case optional(Type)
  case tuple([TupleElement])
  case function(FunctionType)
  case metatype(Type)
  case any
  /// A generic parameter of a library declaration; inference replaces it.
  case parameter(GenericParameter)
  /// `C.Item` while `C` is still a hole.
  case associated(Type, String)
  /// Already diagnosed: agrees with everything.
  case error

  public static let void = Type.tuple([])

  public struct TupleElement: Equatable {
    public var label: String?
    public var type: Type
  }
}

/// A `T` of a declaration, compared by identity.
///
/// Signatures speak of parameters, which every use replaces by what it has inferred; the body that
/// belongs to a signature speaks of archetypes (see ``GenericContext``), which are rigid.
public final class GenericParameter: Equatable {
  public let name: String
  /// The protocols it must conform to.
  public internal(set) var bounds: [Nominal] = []
  /// Declared `T: ~Copyable`.
  var isNoncopyable = false

  init(_ name: String) {
    self.name = name
  }

  public static func == (a: GenericParameter, b: GenericParameter) -> Bool { a === b }
}

/// The type of a function, with what a call needs to know of its parameters.
public struct FunctionType: Equatable {
  public var parameters: [Parameter]
  public var result: Type
  public var isThrowing = false
  /// Throws what the closures that it is given throw.
  var isRethrowing = false
  public var isAsync = false
  /// The `E` of `throws(E)`.
  var thrown: Type?

  public static func == (a: FunctionType, b: FunctionType) -> Bool {
    a.parameters == b.parameters && a.result == b.result && a.isThrowing == b.isThrowing
      && a.isAsync == b.isAsync
  }

  public struct Parameter: Equatable {
    public var label: String?
    public var name: String
    public var type: Type
    public var isInout = false
    /// `consuming`: the function's own, which it may change.
    var isConsuming = false
    /// `borrowing`: only looked at.
    var isBorrowing = false
    /// `isolated`: the function runs on that actor.
    var isIsolated = false
    public var isVariadic = false
    public var isAutoclosure = false
    var isThrowingAutoclosure = false
    /// The closure may outlive the call.
    public var isEscaping = false
    /// Written as `T!`.
    var isImplicitlyUnwrapped = false
    /// Where the closure runs, if that is not where it is written: `@Sendable`, `@MainActor`.
    var isolation: Isolation?
    /// `@preconcurrency`: older than `@Sendable`, so that the closure may change what it takes along.
    var changesCaptures = false
    /// The closure keeps `self` without saying so, as a task's does.
    var capturesSelf = false
    /// The other name that its type is written with, as `TimeInterval`.
    var alias: String?
    /// What makes a value of the statements of a closure that is passed.
    var builder: Type?
    /// The property wrapper that the body sees it through.
    var wrapper: ParameterWrapper?
    /// Whether whoever calls makes its wrapper.
    var isMadeByCaller: Bool { wrapper?.isMadeByCaller == true }
    /// What a call that leaves it out passes.
    public var defaultValue: DefaultValue?

    public static func == (a: Parameter, b: Parameter) -> Bool {
      a.type == b.type && a.isInout == b.isInout && a.isVariadic == b.isVariadic
    }
  }

  init(_ parameters: [Parameter], _ result: Type) {
    self.parameters = parameters
    self.result = result
  }

  /// An unlabelled function type, as closures have.
  init(of types: [Type], _ result: Type) {
    self.init(types.map { Parameter(label: nil, name: "", type: $0) }, result)
  }
}

extension Type {
  var isVoid: Bool { self == .void }

  var isError: Bool {
    if case .error = self { return true }
    return false
  }

  /// `T` of `T?`.
  var wrapped: Type? {
    if case .optional(let inner) = self { return inner }
    return nil
  }

  var nominal: Nominal? {
    if case .nominal(let nominal, _) = self { return nominal }
    return nil
  }

  var arguments: [Type] {
    if case .nominal(_, let arguments) = self { return arguments }
    return []
  }

  /// A class, or a type parameter that only a class can stand for.
  var isClass: Bool {
    guard let nominal else { return false }
    return nominal.kind == .class
      || ((nominal.isArchetype || nominal.kind == .protocol) && nominal.superclass != nil)
  }

  /// The type with every optional around it taken away.
  var unwrappedFully: Type {
    if case .optional(let inner) = self { return inner.unwrappedFully }
    return self
  }

  /// How many optionals stand around it.
  var optionalDepth: Int {
    if case .optional(let inner) = self { return inner.optionalDepth + 1 }
    return 0
  }

  var tupleElements: [TupleElement]? {
    if case .tuple(let elements) = self { return elements }
    return nil
  }

  var function: FunctionType? {
    if case .function(let type) = self { return type }
    return nil
  }

  /// Whether a generic parameter or an error stands anywhere inside.
  var hasHoles: Bool {
    switch self {
    case .parameter, .associated, .error: true
    case .nominal(let nominal, let arguments):
      nominal.isOpenComposition || arguments.contains(where: \.hasHoles)
    case .optional(let inner), .metatype(let inner): inner.hasHoles
    case .tuple(let elements): elements.contains { $0.type.hasHoles }
    case .function(let type):
      type.result.hasHoles || type.parameters.contains { $0.type.hasHoles }
        || type.thrown?.hasHoles == true
    case .any: false
    }
  }

  /// Whether `nominal` is in it somewhere.
  func mentions(_ parameter: GenericParameter) -> Bool {
    Substitution(parameter, .any)(self) != self
  }

  func mentions(_ nominal: Nominal) -> Bool {
    switch self {
    case .nominal(let own, let arguments):
      own === nominal || arguments.contains { $0.mentions(nominal) }
    case .optional(let inner), .metatype(let inner), .associated(let inner, _):
      inner.mentions(nominal)
    case .tuple(let elements): elements.contains { $0.type.mentions(nominal) }
    case .function(let type):
      type.result.mentions(nominal) || type.parameters.contains { $0.type.mentions(nominal) }
    case .any, .parameter, .error: false
    }
  }

  /// Whether a value of this type needs no reference counting.
  var isTrivial: Bool {
    switch self {
    case .nominal(let nominal, _): nominal.isTrivial
    case .optional(let inner): inner.isTrivial
    case .tuple(let elements): elements.isEmpty
    default: false
    }
  }
}

extension Type {
  /// The type with every part that `change` answers for replaced, outermost first.
  func mapping(_ change: (Type) -> Type?) -> Type {
    if let changed = change(self) { return changed }
    switch self {
    case .nominal(let nominal, let arguments):
      if let remake = nominal.remake {
        let known = nominal.primaryWitnesses
        let mapped = known.map { $0.mapping(change) }
        return mapped == known ? self : remake(mapped)
      }
      return arguments.isEmpty ? self : .nominal(nominal, arguments.map { $0.mapping(change) })
    case .optional(let inner): return .optional(inner.mapping(change))
    case .metatype(let inner): return .metatype(inner.mapping(change))
    case .associated(let base, let name): return base.mapping(change).member(name)
    case .tuple(let elements):
      return .tuple(
        elements.map { TupleElement(label: $0.label, type: $0.type.mapping(change)) })
    case .function(let function): return .function(function.mapping(change))
    case .parameter, .any, .error: return self
    }
  }

  private static var memberDepth = 0

  /// `C.Item`, as far as it is known what `C` is.
  func member(_ name: String) -> Type {
    switch self {
    case .nominal(let nominal, _):
      // Of a type whose declaration is wrong, the member may be said to be itself.
      guard let found = nominal.typeMember(name), Self.memberDepth < 64 else {
        return .associated(self, name)
      }
      Self.memberDepth += 1
      defer { Self.memberDepth -= 1 }
      return Substitution(self)(found)
    case .optional(let inner) where name == "Wrapped": return inner
    default: return .associated(self, name)
    }
  }

  /// This class type as the class above it that `owner` is, with that one's arguments.
  func seen(as owner: Nominal) -> Type? {
    guard case .nominal(let nominal, _) = self else { return nil }
    if nominal === owner { return self }
    return superclassType?.seen(as: owner)
  }

  /// The nearest class that both are, with its arguments; of metatypes that of the classes.
  func commonSuperclass(_ other: Type) -> Type? {
    if case (.metatype(let one), .metatype(let two)) = (self, other) {
      return one.commonSuperclass(two).map { .metatype($0) }
    }
    guard isClass else { return nil }
    var above: Type? = self
    while let one = above {
      if let nominal = one.nominal, other.seen(as: nominal) == one { return one }
      above = one.superclassType
    }
    return nil
  }

  var superclassType: Type? {
    guard case .nominal(let nominal, _) = self, let superclass = nominal.superclass else {
      return nil
    }
    return Substitution(self)(.nominal(superclass, nominal.superclassArguments))
  }
}

extension FunctionType {
  func mapping(_ change: (Type) -> Type?) -> FunctionType {
    var result = self
    for index in parameters.indices {
      result.parameters[index].type = parameters[index].type.mapping(change)
      result.parameters[index].builder = parameters[index].builder?.mapping(change)
    }
    result.result = self.result.mapping(change)
    result.thrown = thrown?.mapping(change)
    return result
  }
}

extension Type {
  /// With parameters in place of the archetypes that bodies know them as.
  var generalized: Type {
    mapping { part in
      guard case .nominal(let nominal, _) = part, nominal.isArchetype else { return nil }
      if let parameter = nominal.stands { return .parameter(parameter) }
      if let (type, name) = nominal.parent { return .associated(type.generalized, name) }
      return nil
    }
  }
}
