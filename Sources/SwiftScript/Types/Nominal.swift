/// A class, struct, enum or protocol: of the library, of the host, or of the script.
public final class Nominal: Hashable {
  public enum Kind {
    case `struct`, `class`, `enum`, `protocol`
    /// A type parameter inside the body that it belongs to.
    case archetype
  }

  /// As Swift spells it, with the types it is nested in: `UIView.ContentMode`.
  public let name: String
  public let kind: Kind
  public internal(set) var generics: [GenericParameter] = []
  /// `nil` for anything but a class, and for a root class.
  public internal(set) var superclass: Nominal?
  /// What the superclass's parameters stand for, in terms of this class's own.
  var superclassArguments: [Type] = []
  public internal(set) var protocols: [Nominal] = []
  /// What the generic parameters have to be.
  var requirements: [Requirement] = []
  /// What a signature that names a table or a set demands of its keys or elements.
  var keyRequirements: [Requirement] = []
  /// What has to hold for a conformance to hold, where a `where` clause says so.
  var conditions: [(target: Nominal, requirements: [Requirement])] = []
  /// The `Self` of a protocol's requirements and extensions.
  private(set) lazy var selfParameter = GenericParameter("Self")
  /// The types that a protocol leaves to whoever conforms, with what they have to be.
  var associatedTypes: [String: AssociatedType] = [:]
  /// Those of them that `P<A, B>` names, in order.
  var primaryTypes: [String] = []
  /// What this type has for the associated types of its protocols.
  var typeWitnesses: [String: Type] = [:]
  /// The parameter that an archetype is inside its body.
  var stands: GenericParameter?
  /// What an archetype `C.Item` belongs to.
  var parent: (type: Type, name: String)?
  /// Of an archetype that is a `some P` of a result.
  var opaque: OpaqueResult?
  var isPropertyWrapper = false
  var isResultBuilder = false
  /// Declared in Swift by the library itself.
  var isPrelude = false
  /// Of a type in a function: what else the block around it declares.
  var surroundings: LocalTypes?
  /// `A & B`: a protocol with no members of its own.
  var isComposition = false
  /// What is returned as a `some P`, for the body that returns it.
  var isOfResult = false
  /// Of `P<A, B>`: the same protocol with other types.
  var remake: (([Type]) -> Type)?
  /// One of them is a type parameter that is still to be found.
  var isOpenComposition = false
  public internal(set) var nested: [String: Nominal] = [:]
  public internal(set) weak var outer: Nominal?
  /// Names that stand for other types inside this one.
  var aliases: [String: Type] = [:]
  var genericAliases: [String: GenericAlias] = [:]
  /// What its `@available` attributes say of it.
  var availability: Availability?
  /// Declared `@Observable`: who reads its stored properties can hear that they change.
  var isObservable = false

  /// Tells the rows of a host's type, on first use.
  var loadMembers: (() -> PendingMembers)?
  /// Members whose texts have not been read yet.
  private var pending: PendingMembers?
  private var membersByName: [String: [Member]] = [:]
  /// In the order of declaration.
  private var allMembers: [Member] = []

  /// Of a protocol of the host, which asks by full names.
  private var requirementsByName: [String: Member] = [:]

  /// How the running program sees the type; `nil` for library and host types.
  var script: ScriptType?
  /// The host's own type, for values that come from the host.
  public internal(set) var hostType: Any.Type?
  /// `Int`, `Double`, `Bool` and their like hold no references.
  var isTrivial = false
  /// A name under which no value of it describes itself at run time (`CGFloat` is a `Double` there).
  var needsErasure = false
  /// Members may be missing only because LayoutLab has not bound them yet.
  public internal(set) var isHost = false
  /// Of a host's protocol: the requirements, by full name, that conforming types may not leave out.
  var neededRequirements: Set<String> = []
  /// A trampoline exists: script classes may inherit from it.
  var isSubclassable = false
  var isFinal = false
  /// Declared `@objcMembers`.
  var exposesMembers = false
  var isActor = false
  /// Declared `~Copyable`.
  var isNoncopyable = false
  /// Declared `nonisolated`: its members are nobody's.
  var isNonisolated = false
  /// Declared `@globalActor`.
  var isGlobalActor = false
  /// The actor of the script's own that it says it belongs to: `@Store final class Cache`.
  var globalActor: Nominal?
  /// Declared `@MainActor`, and not only so because nothing else is said.
  var saysMainActor = false

  /// Which actor its members' code runs on.
  var isolation: Isolation {
    if isActor { return .actor(self) }
    return isNonisolated ? .nonisolated : globalActor.map { .global($0) } ?? .main
  }

  /// What a collection of the host's holds.
  var hostElement: Type?

  /// One of the library's views of sequences, see ``StandardLibrary/views``.
  var isView: Bool {
    isHost && script == nil && hostElement != nil
      && (!generics.isEmpty || StandardLibrary.textViews[name] != nil)
  }

  /// A sequence of the library's that is no collection.
  var isPlainSequence: Bool {
    isView && StandardLibrary.plainSequences.contains(name)
      || isHost && script == nil && hostElement != nil
        && (StandardLibrary.objectSequences.contains(name)
          || StandardLibrary.objectTables.contains(name))
  }

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  public static func == (a: Nominal, b: Nominal) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func add(_ member: Member) {
    member.owner = self
    membersByName[member.name, default: []].append(member)
    allMembers.append(member)
  }

  /// The members called `name` that this type itself declares.
  func ownMembers(_ name: String) -> [Member] {
    load()
    if let pending, let found = pending.take(name) {
      membersByName[name] = found + (membersByName[name] ?? [])
    }
    return membersByName[name] ?? []
  }

  /// Every member that this type itself declares, in order.
  public var members: [Member] {
    load()
    if let pending {
      self.pending = nil
      let (all, new) = pending.takeAll()
      for member in new { membersByName[member.name, default: []].append(member) }
      allMembers = all + allMembers
    }
    return allMembers
  }

  /// A protocol's requirement by its full name.
  func requirement(_ fullName: String) -> Member? {
    if requirementsByName.isEmpty {
      requirementsByName = Dictionary(
        members.map { ($0.fullName, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return requirementsByName[fullName]
  }

  private func load() {
    guard let loader = loadMembers else { return }
    loadMembers = nil
    pending = loader()
  }

  /// This type with its own parameters as arguments: `Array<Element>`.
  var selfType: Type {
    if name == "Optional", isHost { return .optional(.parameter(generics[0])) }
    return .nominal(self, generics.map(Type.parameter))
  }

  /// Those of its parameters that are the type's around it.
  var inheritedGenerics: ArraySlice<GenericParameter> {
    guard let outer, generics.starts(with: outer.generics) else { return [] }
    return generics.prefix(outer.generics.count)
  }

  /// The type of `self` in its members' signatures: of a protocol, whatever conforms.
  var memberSelf: Type { kind == .protocol ? .parameter(selfParameter) : selfType }

  /// `AnyObject`, which every class is.
  var isClassBound: Bool { isHost && kind == .protocol && name == "AnyObject" }
  var isSendable: Bool { isHost && kind == .protocol && name == "Sendable" }
  /// The parameters that its members are generic over.
  var memberGenerics: [GenericParameter] { kind == .protocol ? [selfParameter] : generics }

  var isArchetype: Bool { kind == .archetype }

  /// Stands for a type parameter that may be anything.
  var isFree: Bool {
    isArchetype && stands?.name != "Self" && protocols.isEmpty && superclass == nil
  }

  /// The type that `Self.name` is, in terms of this type's own parameters.
  func typeMember(_ name: String) -> Type? {
    if let known = typeWitnesses[name] ?? aliases[name] { return known }
    if !isArchetype, let parameter = generics.last(where: { $0.name == name }) {
      return .parameter(parameter)
    }
    if let nested = nested[name] { return .nominal(nested, nested.generics.map(Type.parameter)) }
    if isArchetype { return archetypeMember(name) }
    // Its members are read when a script first asks for them, so it is not known beforehand.
    if name == "RawValue", isHost { return ownMembers("rawValue").first?.type }
    guard let superclass, let found = superclass.typeMember(name) else { return nil }
    return Substitution(.nominal(superclass, superclassArguments))(found)
  }

  /// An archetype's `Item` is an archetype of its own.
  private func archetypeMember(_ name: String) -> Type? {
    let all = protocols.flatMap { [$0] + $0.allProtocols }
    if let target = all.first(where: { $0.aliases[name] != nil }), let alias = target.aliases[name]
    {
      var known = Substitution()
      known[target.selfParameter] = selfType
      return known(alias)
    }
    let declared = all.compactMap { $0.associatedTypes[name] }
    guard let first = declared.first ?? protocols.compactMap({ $0.sequenceElement(name) }).first
    else { return nil }
    let member = Nominal("\(self.name).\(name)", .archetype)
    member.generics = generics
    member.parent = (selfType, name)
    member.protocols = (declared.isEmpty ? [first] : declared).flatMap(\.bounds)
      .filter { $0.kind != .class }
    // `protocol Entity: Identifiable where ID: Comparable`.
    for target in all where target.kind == .protocol {
      let own = Type.associated(.parameter(target.selfParameter), name)
      for requirement in target.requirements {
        switch requirement {
        case .conforms(own, let bound): member.protocols.append(bound)
        case .inherits(own, let above):
          var known = Substitution()
          known[target.selfParameter] = selfType
          member.superclass = above.nominal
          member.superclassArguments = known(above).arguments
        case .same(own, let type) where !type.hasHoles, .same(let type, own) where !type.hasHoles:
          typeWitnesses[name] = type
          return type
        default: break
        }
      }
    }
    let type = member.selfType
    typeWitnesses[name] = type
    narrow(member, called: name)
    // What a sequence is made of is what its iterator gives.
    if name == "AsyncIterator", let element = typeMember("Element") {
      member.typeWitnesses["Element"] = element
    }
    return type
  }

  /// `associatedtype Part: Collection where Part.Element == Element`: what this archetype's
  /// protocols say of its member's own associated types.
  private func narrow(_ member: Nominal, called name: String) {
    for target in protocols.flatMap({ [$0] + $0.allProtocols }) where target.kind == .protocol {
      let own = Type.associated(.parameter(target.selfParameter), name)
      var known = Substitution()
      known[target.selfParameter] = selfType
      for requirement in target.requirements {
        switch requirement {
        case .same(.associated(own, let inner), let type),
          .same(let type, .associated(own, let inner)):
          member.typeWitnesses[inner] = known(type)
        case .conforms(.associated(own, let inner), let bound):
          member.typeMember(inner)?.nominal?.protocols.append(bound)
        default: break
        }
      }
    }
  }

  /// The library's `Sequence` is a struct, and its `Element` is no associated type.
  private func sequenceElement(_ name: String) -> AssociatedType? {
    isHost && generics.first?.name == name ? AssociatedType() : nil
  }

  /// As the runtime writes it: types of the program stand in its module.
  var runtimeName: String { script == nil ? name : "main.\(name)" }

  /// As it is written: what the library has for collections goes by Swift's own names.
  var writtenName: String {
    switch name {
    case "IndexedCollection": "Collection"
    case "IndexedBidirectional": "BidirectionalCollection"
    case "IndexedRandomAccess": "RandomAccessCollection"
    case "IndexedMutable": "MutableCollection"
    case "IndexedReplaceable": "RangeReplaceableCollection"
    default: name
    }
  }

  /// The last part of the name.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// This class and those above it, nearest first.
  var classChain: [Nominal] {
    var chain: [Nominal] = []
    var next: Nominal? = self
    while let current = next {
      chain.append(current)
      next = current.superclass
    }
    return chain
  }

  func inherits(from other: Nominal) -> Bool {
    classChain.contains { $0 === other }
  }

  /// Whether this type, or a class above it, declares conformance to `target`.
  func conforms(to target: Nominal) -> Bool {
    if self === target { return true }
    if protocols.contains(where: { $0.conforms(to: target) }) { return true }
    return superclass?.conforms(to: target) ?? false
  }

  /// The protocols that it conforms to, all the way up.
  var allProtocols: [Nominal] {
    var seen: [Nominal] = []
    func visit(_ nominal: Nominal) {
      for one in nominal.protocols where !seen.contains(one) {
        seen.append(one)
        visit(one)
      }
      if let superclass = nominal.superclass { visit(superclass) }
    }
    visit(self)
    return seen
  }

  /// The class from the host that a script class ends in.
  var hostBase: Nominal? { classChain.first { $0.script == nil } }
}

/// What a `typealias Pair<T> = (T, T)` stands for.
struct GenericAlias {
  let parameters: [GenericParameter]
  let type: Type
}
