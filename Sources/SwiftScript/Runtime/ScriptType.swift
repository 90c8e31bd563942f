/// A class, struct or enum of the script, as the running program needs it.
public final class ScriptType {
  public let nominal: Nominal
  /// The machine that runs its code; ``Machine/tearDown()`` breaks the circle.
  let machine: Machine
  let superclass: ScriptType?
  /// Stored properties, those of the superclass first.
  var fieldNames: [String] = []
  /// The declared types of the stored properties, asked for when a value describes itself.
  var fieldTypes: [Type] {
    var types = fieldNames.map { _ in Type.any }
    for one in nominal.classChain {
      for member in one.members {
        if case .field(let index) = member.implementation { types[index] = member.type }
        if let index = member.storage { types[index] = member.type }
      }
    }
    return types
  }
  /// Overridable functions by slot, those of the superclass first.
  var slots: [Function] = []
  /// The overrides of host members, by the member's full name; setters end in `=`.
  var hooks: [String: Function] = [:]
  var deinitializer: Function?
  /// Names of the cases of an enum, by tag.
  var caseNames: [String] = []
  var caseLabels: [[String?]] = []
  /// What the script declares itself; otherwise equality and hashing go by the fields.
  var equals: ((Value, Value) -> Bool)?
  var less: ((Value, Value) -> Bool)?
  var hash: ((Value, inout Hasher) -> Void)?
  /// Payload-free cases, made once.
  var plainCases: [Int: EnumBox] = [:]

  init(_ nominal: Nominal, superclass: ScriptType?, machine: Machine) {
    self.nominal = nominal
    self.superclass = superclass
    self.machine = machine
  }

  /// Takes over what the superclass has, once all of that is known.
  func inheritLayout() {
    guard let superclass else { return }
    fieldNames = superclass.fieldNames
    slots = superclass.slots
    hooks = superclass.hooks
  }

  public var name: String { nominal.name }

  func enumCase(_ tag: Int) -> Value {
    if let known = plainCases[tag] { return .box(known) }
    let box = EnumBox(self, tag, [])
    plainCases[tag] = box
    return .box(box)
  }
}
