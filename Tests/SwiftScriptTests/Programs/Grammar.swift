/// What may be written where: the rules of the language and those that a program's own
/// declarations add.
struct Grammar {
  typealias Statement = (inout ProgramWriter, _ depth: Int) -> Void

  /// Swift's own, by the kind they make.
  private(set) var base: [Kind: [Rule]] = [:]
  /// The program's own, which are wanted more.
  private(set) var own: [Kind: [Rule]] = [:]
  /// What has no parts.
  private(set) var leaves: [Kind: [String]] = [:]
  /// What a variable may be told.
  private(set) var changes: [Kind: [Rule]] = [:]
  /// Statements that the program's declarations allow.
  var statements: [Statement] = []
  /// The protocols of the program's types, and Swift's own such as `Hashable`.
  var conformances: [String: Set<String>] = [:]
  /// The program's types that others may hold.
  private(set) var types: [Kind] = []
  private var known: Set<Kind> = []

  init() {
    learnNumbers()
    learnTexts()
    for kind in [Kind.array(.int), .array(.string), .optional(.int), .optional(.string)] {
      learn(kind)
    }
  }

  mutating func basic(_ kind: Kind, _ text: String, _ parts: Kind...) {
    base[kind, default: []].append(Rule(text, parts))
  }

  mutating func rule(_ kind: Kind, _ text: String, _ parts: [Kind] = [], cost: Int = 1) {
    own[kind, default: []].append(Rule(text, parts, cost: cost))
  }

  /// One whose closures outlive the call.
  mutating func escaping(_ kind: Kind, _ text: String, _ parts: [Kind]) {
    var rule = Rule(text, parts, cost: 6)
    rule.escapes = true
    own[kind, default: []].append(rule)
  }

  mutating func leaf(_ kind: Kind, _ texts: String...) {
    leaves[kind, default: []] += texts
  }

  mutating func change(_ kind: Kind, _ text: String, _ parts: [Kind] = [], cost: Int = 1) {
    changes[kind, default: []].append(Rule(text, parts, cost: cost))
  }

  /// A type of the program's own, its values from now on made by rules, and arrays and optionals
  /// of it.
  mutating func type(_ name: String, leaf text: String, conformsTo protocols: Set<String> = []) {
    let kind = Kind.named(name)
    conformances[name] = protocols
    types.append(kind)
    leaf(kind, text)
    if protocols.contains("Equatable") { basic(.bool, "(#0 == #1)", kind, kind) }
    if protocols.contains("Comparable") { basic(.bool, "(#0 < #1)", kind, kind) }
    basic(kind, "(#0 ? #1 : #2)", .bool, kind, kind)
    learn(.array(kind))
    learn(.optional(kind))
  }

  func conforms(_ kind: Kind, to name: String) -> Bool {
    switch kind {
    case .int, .string, .double, .character, .sized: true
    case .bool: name != "Comparable"
    case .array(let element), .optional(let element):
      name != "Comparable" && conforms(element, to: name)
    case .named(let type): conformances[type]?.contains(name) ?? false
    case .pair, .function: false
    }
  }

  /// Adds what arrays, optionals and pairs of a kind can do.
  mutating func learn(_ kind: Kind) {
    guard known.insert(kind).inserted else { return }
    switch kind {
    case .array(let element): learnArray(of: element)
    case .optional(let wrapped): learnOptional(of: wrapped)
    case .pair(let first, let second): learnPair(first, second)
    case .sized(let name): learnSized(name)
    default: break
    }
  }
}
