/// A class, struct or enum of the script, as the running program needs it.
public final class ScriptType {
  public let nominal: Nominal
  /// The machine that runs its code; ``Machine/tearDown()`` breaks the circle.
  let machine: Machine
  /// Where the machine keeps count of the instances.
  nonisolated private let live: LiveObjects
  /// The same, as each instance asks for it: held by `live`.
  nonisolated let census: Unmanaged<LiveObjects>
  let superclass: ScriptType?
  /// Stored properties, those of the superclass first.
  var fieldNames: [String] = [] {
    didSet { fieldCount = fieldNames.count }
  }
  /// The fields of `lazy` properties, which hold optionals of what they have not made yet.
  var lazyFields: Set<Int> = []
  private(set) var fieldCount = 0
  /// The declared types of the stored properties, asked for when a value describes itself.
  var fieldTypes: [Type] {
    var types = fieldNames.map { _ in Type.any }
    for one in nominal.classChain {
      for member in one.members {
        let seen = type.seen(as: one).map { Substitution($0) } ?? Substitution()
        if case .field(let index) = member.implementation { types[index] = seen(member.type) }
        if let index = member.storage { types[index] = seen(member.type) }
      }
    }
    return types
  }
  /// Overridable functions by slot, those of the superclass first.
  var slots: [Function] = [] {
    didSet {
      slotStart.deallocate()
      slotStart = .allocate(capacity: max(1, slots.count))
      slotStart.initialize(from: slots.map(Unmanaged.passUnretained), count: slots.count)
    }
  }
  /// The same, as the loop reads them.
  nonisolated(unsafe) private(set) var slotStart = UnsafeMutablePointer<Unmanaged<Function>>
    .allocate(capacity: 1)
  /// The overrides of host members, by the member's full name; setters end in `=`.
  var hooks: [String: Function] = [:]
  var deinitializer: Function?
  /// Its instances run `deinit`s themselves, which is settled when the first is made: the host's
  /// half does that of a hosted object.
  nonisolated(unsafe) private(set) var runsDeinitializers = false

  /// The number of a new instance.
  func numberInstance() -> Int {
    if instancesMade == 0 {
      runsDeinitializers = hasDeinitializer && nominal.hostBase == nil
    }
    instancesMade += 1
    return instancesMade
  }

  /// The class so many above this one.
  func above(_ level: Int) -> ScriptType? {
    level == 0 ? self : superclass?.above(level - 1)
  }

  /// A field as Swift shows it: that of a `lazy` property is storage which it has named itself.
  func shown(_ field: Int, _ type: Type) -> (name: String, type: Type) {
    lazyFields.contains(field)
      ? ("$__lazy_storage_$_" + fieldNames[field], .optional(type)) : (fieldNames[field], type)
  }

  /// It or a class above it has a `deinit`.
  var hasDeinitializer: Bool {
    deinitializer != nil || (superclass?.hasDeinitializer ?? false)
  }
  /// What the type has for requirements, as calls have found it.
  var found: [(requirement: Member, function: Function)] = []
  /// Numbers the instances of a class.
  private var instancesMade = 0
  /// Names of the cases of an enum, by tag.
  var caseNames: [String] = []
  var caseLabels: [[String?]] = []
  /// The operators that compare, and `hash(into:)` or in its place `hashValue`, that the script
  /// declares itself; otherwise equality and hashing go by the fields.
  var operators: [String: Function] = [:]

  deinit { slotStart.deallocate() }

  private func function(_ name: String) -> Function? {
    guard let function = operators[name], let template = function.template else {
      return operators[name]
    }
    // `func == <T>(a: Box<T>, b: Box<T>)` stands outside of the type.
    return template.owner == nil
      ? function.specialized(arguments) : function.specialized(for: type)
  }

  var equals: ((Value, Value) -> Bool)? { comparison("==") }

  var less: ((Value, Value) -> Bool)? { comparison("<") }

  /// The operator where the script declares it.
  func comparison(_ name: String) -> ((Value, Value) -> Bool)? {
    function(name).map { function in { self.machine.call(function, [$0, $1]).bool } }
  }

  var hash: ((Value, inout Hasher) -> Void)? {
    if let getter = function("hashValue") {
      return { value, hasher in hasher.combine(self.machine.call(getter, [value]).int) }
    }
    return function("hash").map { function in
      { value, hasher in
        let box = HasherBox(hasher)
        let cell = Cell(.box(box))
        _ = self.machine.call(function, [value, .box(cell)])
        if let changed = cell.value.box as? HasherBox { hasher = changed.hasher }
      }
    }
  }
  /// Payload-free cases, made once.
  var plainCases: [Int: EnumBox] = [:]

  init(_ nominal: Nominal, superclass: ScriptType?, machine: Machine) {
    self.nominal = nominal
    self.superclass = superclass
    self.machine = machine
    live = machine.live
    census = .passUnretained(machine.live)
  }

  /// What the generic parameters stand for; empty for the declaration itself.
  private(set) var arguments: [Type] = []
  private var specializations: [ScriptType] = []

  /// The type with its arguments.
  public var type: Type { .nominal(nominal, arguments) }

  /// The type as it runs with `arguments`: made once, so that its identity is the type's.
  func specialized(_ arguments: [Type]) -> ScriptType {
    if nominal.generics.isEmpty || arguments.isEmpty { return self }
    if let known = specializations.first(where: { $0.arguments == arguments }) { return known }
    let above = Type.nominal(nominal, arguments).superclassType
    let made = ScriptType(
      nominal, superclass: superclass?.specialized(above?.arguments ?? []), machine: machine)
    made.arguments = arguments
    specializations.append(made)
    made.fieldNames = fieldNames
    made.lazyFields = lazyFields
    made.slots = settled(slots, for: made.type)
    made.hooks = hooks.mapValues { $0.specialized(for: made.type) }
    made.deinitializer = deinitializer?.specialized(for: made.type)
    made.caseNames = caseNames
    made.caseLabels = caseLabels
    made.operators = operators
    return made
  }

  /// Takes over what the superclass has, once all of that is known.
  func inheritLayout() {
    guard let superclass else { return }
    fieldNames = superclass.fieldNames
    lazyFields = superclass.lazyFields
    slots = superclass.slots
    hooks = superclass.hooks
    guard nominal.generics.isEmpty else { return }
    // What a generic superclass leaves open is settled here: the class is its own specialization.
    slots = settled(slots, for: type)
    hooks = hooks.mapValues { $0.specialized(for: type) }
  }

  /// Those that are generic by themselves stay so until they are called.
  private func settled(_ slots: [Function], for type: Type) -> [Function] {
    slots.map { $0.hasOwnParameters ? $0 : $0.specialized(for: type) }
  }

  public var name: String { nominal.name }

  func enumCase(_ tag: Int) -> Value {
    if let known = plainCases[tag] { return .box(known) }
    let box = EnumBox(self, tag, [])
    plainCases[tag] = box
    return .box(box)
  }
}
