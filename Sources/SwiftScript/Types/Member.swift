import SwiftSyntax

/// A member of a type: what the checker knows of it, and how it is done at run time.
public final class Member {
  public enum Kind {
    case property, method, initializer, `subscript`, enumCase
  }

  /// How the machine does it.
  enum Implementation {
    /// Nothing to run: a requirement of a protocol.
    case requirement
    case native(Native)
    case nativeAccessors(get: Native, set: Native?)
    /// Makes a host object; the second makes one whose hooks ask the script.
    case nativeInitializer(Native, subclass: Native?)
    /// A stored property of a script type.
    case field(Int)
    case accessors(get: Function, set: Function?)
    case function(Function)
    case enumCase(tag: Int)
    /// A static stored property.
    case global(Global)
  }

  public let kind: Kind
  public let name: String
  public var isStatic = false
  /// Gives a `Self`: of a class, whatever class it is called on.
  var returnsSelf = false
  /// The parameters whose closures take a `Self`: `func with(_ change: (Self) -> Void)`.
  var closuresOfSelf: [Int] = []
  /// The declaration as Swift writes it, for host and library members.
  public var text = ""
  /// The generic parameters that the declaration itself introduces.
  var generics: [GenericParameter] = []
  /// Those that it names.
  var namedGenerics: [GenericParameter] { generics.filter { $0.name != "Self" } }
  /// The one that stands for the class that it is asked of.
  var selfGeneric: GenericParameter? { generics.first { $0.name == "Self" } }
  /// What the declaration, or the extension around it, demands of type parameters.
  var requirements: [Requirement] = []
  public internal(set) weak var owner: Nominal?

  var implementation: Implementation = .requirement
  /// The declaration that it was read from, where an extension of all collections has it.
  var origin: SyntaxIdentifier?
  /// Stands in an extension that the script wrote of this type, not of all collections.
  var isAddedByScript = false
  /// Made of an extension of all collections for one of them.
  var isCopy = false
  /// The protocol that an extension adds it to, as written, if that is one of all collections.
  var extendedCollection: String?
  /// What the script adds to collections, and not to all sequences.
  var isOfCollections: Bool { extendedCollection.map { $0 != "Sequence" } ?? false }
  /// What the type parameters of a generic subscript, or of a requirement, stand for at one use.
  var ownArguments: [Type] = []
  /// Which member this is at one use.
  private(set) var original: Member?
  var declared: Member { original ?? self }
  /// What the machine does for it without a call.
  var step: Operation?
  /// How the machine goes over an array's elements for it.
  var loop: ElementLoop?
  /// A `var` that may be set from where the checker stands.
  var isSettable = false
  var isLet = false
  var isMutating = false
  /// `consuming`: `self` is the method's own, which it may change.
  var isConsuming = false
  /// An operator that stands after its operand.
  var isPostfix = false
  /// An initialiser that does nothing but put its arguments into the fields, in their order.
  var isPlainMemberwise = false
  /// The labels of an initializer that swiftc writes for the fields.
  var memberwiseLabels: [String]?
  /// Setting it changes nothing of the value itself.
  var isSetNonmutating = false
  /// Reached through `super`: no override of it is looked for.
  var isDirect = false
  var isConvenience = false
  var isRequired = false
  var isFailable = false
  var isFinal = false
  var isPrivate = false
  /// Declared `private(set)`.
  var isSetPrivate = false
  /// Declared `class`, so that subclasses may override it.
  var isOfClass = false
  /// Declared `override`.
  var isOverride = false
  /// Declared `@objc`, by itself or with what it stands in.
  var isExposed = false
  /// What its `@available` attributes say of it.
  var availability: Availability?
  var isUnavailable: Bool { availability?.missingOn != nil }
  var isDiscardable = false
  /// What is meant instead where all of the place is assigned.
  var assigned: Member?
  /// Only meant where no other overload fits.
  var isDisfavored = false
  /// The result builder that its attributes name.
  var builder: Type?
  /// A property's `get async throws`.
  var effects: (isAsync: Bool, isThrowing: Bool, thrown: Type?)?
  /// Declared `nonisolated`.
  var isNonisolated = false
  /// The actor of the script's own that it says it belongs to: `@Store func load()`.
  var globalActor: Nominal?
  /// Declared `T!`.
  var isImplicitlyUnwrapped = false
  /// Observed or computed: never a plain field for an override.
  var hasObservers = false
  /// Its one observer is a `didSet` that does not ask for the old value: it is changed where it lies,
  /// and a change that ends in an error is not told.
  var isChangedInPlace = false
  /// `weak` or `unowned`, kept in a box of its own.
  var ownership: Ownership = .strong
  /// A wrapped property that the initialiser gives its first value: the wrapper's place, and how
  /// one is made.
  var wrappedStorage: (index: Int, member: Member, wrap: (ExprSyntax?) -> ExprSyntax)?
  /// The field behind an observed property, which initialisers write directly.
  var storage: Int?
  /// The same of a static property.
  var staticStorage: Global?

  /// The other name that a property's type is written with; known with the type.
  var alias: String?

  private var resolvedType: Type?
  /// Finds the type on first use: a property without annotation has its initial value's.
  var resolveType: (() -> Type)?
  private var isResolving = false

  init(_ kind: Kind, _ name: String, type: Type? = nil) {
    self.kind = kind
    self.name = name
    resolvedType = type
  }

  /// The property's type, or the function's.
  var type: Type {
    if let resolvedType { return resolvedType }
    guard let resolveType, !isResolving else { return .error }
    isResolving = true
    let type = resolveType()
    isResolving = false
    resolvedType = type
    return type
  }

  var functionType: FunctionType? { type.function }

  func replaceType(_ type: Type) { resolvedType = type }

  /// A requirement with parameters of its own as it is asked for at one use.
  func applied(to arguments: [Type]) -> Member {
    let copy = Member(kind, name, type: type)
    copy.original = declared
    copy.implementation = implementation
    copy.owner = owner
    copy.isStatic = isStatic
    copy.isMutating = isMutating
    copy.isConsuming = isConsuming
    copy.generics = generics
    copy.requirements = requirements
    copy.ownArguments = arguments
    return copy
  }

  /// Takes closures that throw, and throws what they throw, as `map` and `filter` do.
  func rethrow() {
    guard kind != .property, case .function(var type)? = resolvedType else { return }
    for index in type.parameters.indices {
      guard case .function(var closure) = type.parameters[index].type else { continue }
      closure.isThrowing = true
      type.parameters[index].type = .function(closure)
      type.isRethrowing = true
    }
    resolvedType = .function(type)
  }

  /// How a call of it runs `native`, which is its implementation: as a step of the machine's own
  /// where it has one.
  func callee(_ native: @escaping Native) -> TypedExpr.Callee {
    if let loop { return .elements(loop, native) }
    return step.map { .step($0, native) } ?? .native(native)
  }

  /// Whether the script declares it: with code, a variable, or a requirement that a type meets.
  var isScripted: Bool {
    switch implementation {
    case .accessors, .requirement, .global: true
    default: false
    }
  }

  /// As swiftc names it in a sentence: `sorted()`, `insert(_:at:)`, but `contains` of `contains(_:)`.
  var saidName: String {
    guard let function = functionType, kind != .property else { return name }
    if kind == .initializer || kind == .subscript { return fullName }
    return function.prettyName(name)
  }

  /// `insertSubview(_:at:)`, or a property's name.
  public var fullName: String {
    guard kind != .property, let function = functionType else { return name }
    return function.fullName(name)
  }
}

enum Ownership {
  case strong, weak, unowned
}
