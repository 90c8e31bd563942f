import SwiftParser
import SwiftSyntax

/// The types and functions that a script finds without declaring them.
public final class Library {
  public private(set) var types: [String: Nominal] = [:]
  private var aliases: [String: Type] = [:]
  /// Those of the host, which are read when a script first speaks of them.
  private var aliasTexts: [String: String]
  /// What the host adds to the library's own types.
  private var addedRows: [String: [@MainActor () -> [BindingRow]]] = [:]
  private var knownFunctions: [String: [Member]] = [:]
  private var pendingFunctions: PendingMembers?
  /// `import` of these is a word, not an action.
  public let moduleNames: Set<String> = [
    "Swift", "Foundation", "UIKit", "CoreGraphics", "QuartzCore", "Dispatch", "Observation",
    "Darwin", "PlaygroundSupport",
  ]
  /// Names that exist in the real world and not here, with a sentence for the learner.
  public var unmodelled: [String: String] = [:]
  /// How names begin in the frameworks that the host stands for.
  public var prefixes: [String] = []
  /// What classes of the host's have for subclasses to override, and have not here.
  public var unmodelledHooks: Set<String> = []
  /// The full names of members that a host's type really has, in one text, whether bound or not: one
  /// that is missing is said to be ours to add.
  public var realMembers: (_ type: String) -> String = { _ in "" }
  /// What the host declares in Swift itself.
  public var parts: [LibraryPart] = []
  /// Rows whose texts mean nothing: a fault of ours, kept empty by a test.
  public private(set) var problems: [String] = []

  /// What scripts have made by writing it.
  var composed = ComposedTypes()

  private var classTests: [(nominal: Nominal, isInstance: (AnyObject) -> Bool)] = []
  private var classesByType: [ObjectIdentifier: Nominal] = [:]
  private var valuesByType: [ObjectIdentifier: Nominal] = [:]

  /// - Parameter aliases: names and the types that they stand for.
  public init(
    _ bindings: [TypeBinding], functions: [FunctionBinding] = [], aliases: [String: String] = [:]
  ) {
    LibraryTexts.open()
    aliasTexts = aliases
    // A host may have a type of its own for one of the library's.
    let own = bindings.filter { !$0.isExtension }
    let given = Set(own.map(\.name))
    for binding in bindings + StandardLibrary.literals where binding.isExtension {
      addedRows[binding.name, default: []].append(binding.rows)
    }
    let all = StandardLibrary.types.filter { !given.contains($0.name) } + own
    types.reserveCapacity(all.count)
    valuesByType.reserveCapacity(all.count)
    for binding in all { declare(binding) }
    for binding in all { connect(binding) }
    connectElements()
    connectLiterals()
    for (name, target) in StandardLibrary.aliases {
      self.aliases[name] = types[target].map { .nominal($0, []) }
    }
    pendingFunctions = PendingMembers((StandardLibrary.functions + functions).map(\.row)) {
      [unowned self] in read($0, into: nil)
    }
  }

  /// The functions called `name`; a constant is a function's member too.
  func functions(_ name: String) -> [Member]? {
    if let found = pendingFunctions?.take(name) { knownFunctions[name] = found }
    return knownFunctions[name]
  }

  var functionNames: Set<String> { pendingFunctions?.names ?? [] }

  public var allFunctions: [Member] { functionNames.sorted().flatMap { functions($0) ?? [] } }

  /// The type that another name stands for.
  func alias(_ name: String) -> Type? {
    if let text = aliasTexts.removeValue(forKey: name) { aliases[name] = type(text) }
    return aliases[name]
  }

  private func type(_ text: String) -> Type? {
    let file = LibraryTexts.tree("let _: \(text)")
    let binding = file.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first
    return binding?.typeAnnotation.map { TypeScope(library: self, nominal: nil).resolve($0.type) }
  }

  private func declare(_ binding: TypeBinding) {
    let nominal = Nominal(binding.name, binding.kind)
    nominal.generics = binding.generics.map(GenericParameter.init)
    nominal.hostType = binding.hostType
    nominal.isTrivial = binding.isTrivial
    nominal.needsErasure = binding.needsErasure
    nominal.isHost = true
    nominal.isSubclassable = binding.isSubclassable
    nominal.neededRequirements = binding.needs
    nominal.loadMembers = { [unowned self, unowned nominal] in
      let added = addedRows[binding.name]?.flatMap { $0() } ?? []
      return PendingMembers(binding.rows() + added) { [unowned self, unowned nominal] in
        read($0, into: nominal)
      }
    }
    types[binding.name] = nominal
    if let host = binding.hostType { valuesByType[ObjectIdentifier(host)] = nominal }
    if let isInstance = binding.isInstance { classTests.append((nominal, isInstance)) }
  }

  private func connect(_ binding: TypeBinding) {
    guard let nominal = types[binding.name] else { return }
    if let parent = binding.inherits ?? binding.rootClass,
      types[parent] != nil || binding.inherits != nil
    {
      nominal.superclass = types[parent]
      // A generic class of the library passes its parameters on as they are.
      nominal.superclassArguments = nominal.generics.prefix(types[parent]?.generics.count ?? 0)
        .map(Type.parameter)
      if !binding.inheritedArguments.isEmpty {
        nominal.superclassArguments = binding.inheritedArguments.compactMap {
          types[$0].map { .nominal($0, []) }
        }
      }
      if types[parent] == nil {
        problems.append("'\(binding.name)' inherits from unknown '\(parent)'")
      }
    }
    nominal.protocols = (binding.conforms + Self.described(binding.name)).compactMap { types[$0] }
    if binding.hasHashableGenerics, let hashable = types["Hashable"] {
      nominal.requirements = nominal.generics.map { .conforms(.parameter($0), hashable) }
    }
    // By bytes: half of the types are nested, and all of them are connected when a session begins.
    let name = binding.name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
    if let outer = types[String(name[..<dot])] {
      outer.nested[String(name[name.utf8.index(after: dot)...])] = nominal
      nominal.outer = outer
      // `Dictionary<Key, Value>.Keys` has the parameters of the type around it.
      if !nominal.generics.isEmpty { nominal.generics = outer.generics }
    }
  }

  /// The protocols by which values of the library's own types present themselves.
  private static func described(_ name: String) -> [String] {
    switch name {
    case "Array", "ArraySlice", "Set", "Dictionary", "Range", "ClosedRange":
      ["CustomStringConvertible", "CustomDebugStringConvertible"]
    case "String", "Substring", "Character", "Double", "Float", "Optional":
      ["CustomDebugStringConvertible"]
    default: []
    }
  }

  /// What the library's own collections have for `Element` and the like.
  private func connectElements() {
    for nominal in [array, arraySlice, set, sequence, range, closedRange, dictionary] {
      if nominal !== set, nominal !== dictionary { nominal.typeWitnesses["Index"] = int }
      if let first = nominal.generics.first { nominal.typeWitnesses["Element"] = .parameter(first) }
    }
    partialRangeFrom.typeWitnesses["Element"] = .parameter(partialRangeFrom.generics[0])
    for nominal in [array, arraySlice, sequence] {
      nominal.typeWitnesses["SubSequence"] = .nominal(
        arraySlice, nominal.generics.map(Type.parameter))
    }
    let pair = zip(["key", "value"], dictionary.generics).map {
      Type.TupleElement(label: $0, type: .parameter($1))
    }
    dictionary.typeWitnesses["Element"] = .tuple(pair)
    for nominal in [set, dictionary] {
      nominal.keyRequirements = [.conforms(.parameter(nominal.generics[0]), hashable)]
    }
    for nominal in [range, closedRange] + partialRanges {
      nominal.keyRequirements = [.conforms(.parameter(nominal.generics[0]), comparable)]
    }
    connectViews()
    types["Data"]?.hostElement = types["UInt8"].map { .nominal($0, []) }
    for name in StandardLibrary.objectSequences { types[name]?.hostElement = .any }
    for name in StandardLibrary.objectTables {
      types[name]?.hostElement = .tuple(
        ["key", "value"].map { Type.TupleElement(label: $0, type: .any) })
    }
    types["IteratorProtocol"]?.associatedTypes["Element"] = AssociatedType()
    let iterator = types["AsyncIteratorProtocol"]
    iterator?.associatedTypes["Element"] = AssociatedType()
    types["AsyncSequence"]?.associatedTypes = [
      "Element": AssociatedType(), "AsyncIterator": AssociatedType(bounds: [iterator ?? sequence]),
      "Failure": AssociatedType(bounds: [types["Error"]].compactMap { $0 }),
    ]
    types["AsyncSequence"]?.primaryTypes = ["Element", "Failure"]
    types["Identifiable"]?.associatedTypes["ID"] = AssociatedType(bounds: [hashable])
    connectStrides()
    connectMagnitudes()
    types["RawRepresentable"]?.associatedTypes["RawValue"] = AssociatedType()
    types["RawRepresentable"]?.primaryTypes = ["RawValue"]
    if let cases = types["CaseIterable"] {
      // Any collection in Swift, and an array wherever it is not written out.
      cases.aliases["AllCases"] = .nominal(array, [.parameter(cases.selfParameter)])
    }
    types["IteratorProtocol"]?.primaryTypes = ["Element"]
    iterator?.primaryTypes = ["Element"]
    types["Identifiable"]?.primaryTypes = ["ID"]
    for text in [string, substring] {
      text.nominal?.typeWitnesses["Element"] = character
      text.nominal?.typeWitnesses["Index"] = types["String.Index"].map { .nominal($0, []) }
      text.nominal?.typeWitnesses["SubSequence"] = substring
    }
    // What these are is the same of all texts.
    types["StringProtocol"]?.aliases.merge(substring.nominal?.typeWitnesses ?? [:]) { $1 }
  }

  /// What the library's views hold, in terms of what they are views of.
  private func connectViews() {
    func holds(_ name: String, _ element: (Nominal) -> Type) {
      guard let nominal = types[name] else { return }
      nominal.hostElement = element(nominal)
      nominal.typeWitnesses["Element"] = nominal.hostElement
    }
    func element(_ place: Int, of nominal: Nominal) -> Type {
      .associated(.parameter(nominal.generics[place]), "Element")
    }
    for name in ["StrideTo", "StrideThrough", "Dictionary.Keys", "Repeated"] {
      holds(name) { .parameter($0.generics[0]) }
    }
    for (name, element) in StandardLibrary.textViews {
      holds(name) { _ in types[element].map { .nominal($0, []) } ?? .error }
    }
    holds("Dictionary.Values") { .parameter($0.generics[1]) }
    for name in ["ReversedCollection", "Slice"] { holds(name) { element(0, of: $0) } }
    for name in ["FlattenSequence", "JoinedSequence"] {
      holds(name) { .associated(element(0, of: $0), "Element") }
    }
    holds("EnumeratedSequence") {
      .tuple([
        Type.TupleElement(label: "offset", type: int),
        Type.TupleElement(label: "element", type: element(0, of: $0)),
      ])
    }
    holds("Zip2Sequence") { nominal in
      .tuple((0...1).map { Type.TupleElement(label: nil, type: element($0, of: nominal)) })
    }
  }

  /// Reads the texts of a table in one go.
  private func read(_ rows: [BindingRow], into nominal: Nominal?) -> [Member?] {
    let source = "extension _ {\n" + rows.map(\.text).joined(separator: "\n") + "\n}"
    let file = LibraryTexts.tree(source)
    guard let block = file.statements.first?.item.as(ExtensionDeclSyntax.self)?.memberBlock,
      block.members.count == rows.count
    else {
      problems.append("a row of '\(nominal?.name ?? "the functions")' does not parse")
      return rows.map { _ in nil }
    }
    return zip(rows, block.members).map { row, item in
      var scope = TypeScope(library: self, nominal: nominal)
      scope.report = { [unowned self] message, _, _ in problems.append("\(row.text): \(message)") }
      guard let member = MemberReader.read(item.decl, scope) else {
        problems.append("\(row.text): not a declaration that a row can have")
        return nil
      }
      if member.name != row.name { problems.append("\(row.text): is not found by its name") }
      member.text = row.text
      member.implementation = row.implementation
      member.step = row.step
      member.loop = row.loop
      if case .nativeAccessors(_, let set) = row.implementation { member.isSettable = set != nil }
      member.owner = nominal
      // A task keeps the error that its closure throws.
      if nominal.map({ StandardLibrary.names.contains($0.name) && $0.name != "Task" }) ?? true {
        member.rethrow()
      }
      return member
    }
  }

  // MARK: Types of running values

  /// The type that `value` has at run time; `nil` for what does not tell.
  public func nominal(of value: Value) -> Nominal? {
    switch value {
    case .int: types["Int"]
    case .double: types["Double"]
    case .bool: types["Bool"]
    case .none: nil
    case .object(let object): nominal(of: object)
    case .box(let box): nominal(of: box)
    }
  }

  private func nominal(of box: Box) -> Nominal? {
    switch box {
    case let box as StructBox: box.type.nominal
    case let box as EnumBox: box.type.nominal
    case let box as AnyBox: box.type.wrapped == nil ? box.type.nominal : optional
    case is StringBox: types["String"]
    case is SubstringBox: substring.nominal
    case is CharacterBox: types["Character"]
    case is SliceBox: arraySlice
    case is ArrayBox: array
    case let box as TableBox: box.isSet ? types["Set"] : dictionary
    case let box as AnyHostBox: valuesByType[ObjectIdentifier(box.hostType)]
    default: nil
    }
  }

  /// The most derived class that `object` is known to be of.
  public func nominal(of object: AnyObject) -> Nominal? {
    if let instance = object as? ScriptInstance { return instance.type.nominal }
    if let hosted = object as? any ScriptHosted { return hosted.script.type.nominal }
    let key = ObjectIdentifier(Swift.type(of: object))
    if let known = classesByType[key] { return known }
    let found = classTests.filter { $0.isInstance(object) }
      .max { $0.nominal.classChain.count < $1.nominal.classChain.count }?.nominal
    classesByType[key] = found
    return found
  }

  // MARK: Types that the checker asks for by name

  private func known(_ name: String) -> Nominal { types[name] ?? Nominal(name, .struct) }
  public private(set) lazy var int = Type.nominal(known("Int"), [])
  public private(set) lazy var double = Type.nominal(known("Double"), [])
  public private(set) lazy var cgFloat = Type.nominal(known("CGFloat"), [])
  public private(set) lazy var float = Type.nominal(known("Float"), [])
  public private(set) lazy var bool = Type.nominal(known("Bool"), [])
  public private(set) lazy var string = Type.nominal(known("String"), [])
  private(set) lazy var substring = Type.nominal(known("Substring"), [])
  public private(set) lazy var character = Type.nominal(known("Character"), [])
  public private(set) lazy var never = Type.nominal(known("Never"), [])
  lazy var array = known("Array")
  lazy var arraySlice = known("ArraySlice")
  lazy var dictionary = known("Dictionary")
  lazy var set = known("Set")
  lazy var range = known("Range")
  lazy var closedRange = known("ClosedRange")
  lazy var partialRange = known("PartialRange")
  lazy var partialRangeFrom = known("PartialRangeFrom")
  lazy var partialRangeUpTo = known("PartialRangeUpTo")
  lazy var partialRangeThrough = known("PartialRangeThrough")
  lazy var partialRanges = [
    partialRange, partialRangeFrom, partialRangeUpTo, partialRangeThrough,
  ]
  lazy var optional = known("Optional")
  lazy var sequence = known("Sequence")
  /// What a script means by `any Sequence<Element>`: a sequence of which no more is known.
  lazy var anySequence = {
    let nominal = Nominal("Sequence", .protocol)
    nominal.generics = [GenericParameter("Element")]
    nominal.isHost = true
    return nominal
  }()
  /// The same of `any Collection<Element>`.
  lazy var anyCollection = {
    let nominal = Nominal("Collection", .protocol)
    nominal.generics = [GenericParameter("Element")]
    nominal.isHost = true
    return nominal
  }()
  lazy var anyObject = known("AnyObject")
  lazy var equatable = known("Equatable")
  lazy var hashable = known("Hashable")
  lazy var anyHashable = known("AnyHashable")
  lazy var comparable = known("Comparable")
  lazy var caseIterable = known("CaseIterable")
  lazy var rawRepresentable = known("RawRepresentable")
  lazy var optionSet = known("OptionSet")
  lazy var error = known("Error")
  lazy var unicodeScalar = known("Unicode.Scalar")
  lazy var customStringConvertible = known("CustomStringConvertible")

  /// What `nominal` has for `requirement`: its own, a superclass's, or a default.
  func lookUpWitness(_ nominal: Nominal, _ requirement: Member) -> Member? {
    guard let found = witnessLookup?(nominal, requirement) else { return nil }
    guard found.isStatic, nominal.kind == .class, found.kind != .initializer else { return found }
    return overriding(found, in: nominal)
  }

  /// The class method that a class has in place of `member`.
  func overriding(_ member: Member, in nominal: Nominal) -> Member {
    nominal.classChain.lazy.flatMap { $0.ownMembers(member.name) }.first {
      $0.isStatic && $0.fullName == member.fullName
    } ?? member
  }

  /// Whether `nominal`, or an extension of the script, declares that it conforms to `target`.
  func declaresConformance(_ nominal: Nominal, to target: Nominal) -> Bool {
    conformanceLookup?(nominal, target) ?? nominal.conforms(to: target)
  }

  /// The members of a type by name, those of the script's extensions among them.
  var memberLookup: ((Nominal, String) -> [Member])?

  /// The types that the running module knows by name, those that the library declares in Swift among
  /// them.
  var typeLookup: ((String) -> Nominal?)?

  /// The running module's look-up of conformances, those of the script's extensions among them.
  var conformanceLookup: ((Nominal, Nominal) -> Bool)?

  /// The running module's look-up, which knows the script's extensions.
  var witnessLookup: ((Nominal, Member) -> Member?)?
}
