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
  /// Already diagnosed: agrees with everything.
  case error

  public static let void = Type.tuple([])

  public struct TupleElement: Equatable {
    public var label: String?
    public var type: Type
  }
}

/// A `T` of a library declaration, compared by identity.
public final class GenericParameter: Equatable {
  public let name: String
  /// The protocols it must conform to.
  public internal(set) var bounds: [Nominal] = []

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

  public struct Parameter: Equatable {
    public var label: String?
    public var name: String
    public var type: Type
    public var isInout = false
    public var isVariadic = false
    public var isAutoclosure = false
    /// The closure may outlive the call.
    public var isEscaping = false
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

  var isClass: Bool { nominal?.kind == .class }

  /// The type with every optional around it taken away.
  var unwrappedFully: Type {
    if case .optional(let inner) = self { return inner.unwrappedFully }
    return self
  }

  var function: FunctionType? {
    if case .function(let type) = self { return type }
    return nil
  }

  /// Whether a generic parameter or an error stands anywhere inside.
  var hasHoles: Bool {
    switch self {
    case .parameter, .error: true
    case .nominal(_, let arguments): arguments.contains(where: \.hasHoles)
    case .optional(let inner), .metatype(let inner): inner.hasHoles
    case .tuple(let elements): elements.contains { $0.type.hasHoles }
    case .function(let type):
      type.result.hasHoles || type.parameters.contains { $0.type.hasHoles }
    case .any: false
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
