extension ProgramWriter {
  func parameter(_ name: String, _ kind: Kind) -> Variable {
    Variable(name: name, kind: kind, isMutable: false)
  }

  func field(_ name: String, _ kind: Kind) -> Variable {
    Variable(name: name, kind: kind, isMutable: true)
  }

  /// One of Swift's kinds, or of the program's own.
  mutating func anyKind() -> Kind {
    if !grammar.types.isEmpty, dice.roll(2) == 0 {
      let type = dice.pick(grammar.types)
      return dice.roll(4) == 0 ? dice.pick([.array(type), .optional(type)]) : type
    }
    return plainKind()
  }

  mutating func plainKind() -> Kind {
    dice.pick([
      .int, .int, .string, .string, .bool, .double, .array(.int), .array(.string),
      .optional(.int), .optional(.string),
    ])
  }

  mutating func expression(_ kind: Kind, _ depth: Int) -> String {
    if case .function(let from, let to) = kind { return closure(from, to) }
    let known = scope.filter { $0.kind == kind }
    if !known.isEmpty, dice.roll(depth > 0 ? 3 : 5) != 0 || depth <= 0 {
      if depth <= 0 || dice.roll(2) == 0 { return dice.pick(known).name }
    }
    if depth <= 0 { return leaf(kind) }
    let own = affordable(grammar.own[kind])
    let base = affordable(grammar.base[kind])
    let rules = own.isEmpty || (!base.isEmpty && dice.roll(2) == 0) ? base : own
    if rules.isEmpty { return leaf(kind) }
    let rule = dice.pick(rules)
    let text = fill(rule, depth - 1)
    // In the head of a statement a closure without parentheses reads as the statement's body.
    return rule.text.contains("{") ? "(\(text))" : text
  }

  func affordable(_ rules: [Rule]?) -> [Rule] {
    (rules ?? []).filter { spent + $0.cost * repeats <= limit }
  }

  mutating func leaf(_ kind: Kind) -> String {
    if let leaves = grammar.leaves[kind] { return fill(Rule(dice.pick(leaves)), 0) }
    switch kind {
    case .array(let element):
      return dice.roll(3) == 0 ? "[\(element.text)]()" : "([\(leaf(element))] as \(kind.text))"
    case .optional(let wrapped):
      return dice.roll(2) == 0
        ? "Optional<\(wrapped.text)>.none" : "Optional<\(wrapped.text)>.some(\(leaf(wrapped)))"
    case .pair(let first, let second): return "(\(leaf(first)), \(leaf(second)))"
    default: return "()"
    }
  }

  /// A closure that says its types, so that the compiler need not find them, and captures no
  /// variable that could hold itself.
  mutating func closure(_ from: Kind, _ to: Kind) -> String {
    let outer = scope
    let times = repeats
    defer { (scope, repeats) = (outer, times) }
    let name = newName("c")
    let seen = escapes ? [] : scope.filter { !$0.isMutable || $0.kind.isPlain }
    scope = seen + [parameter(name, from)]
    repeats *= 6
    return "{ (\(name): \(from.text)) -> \(to.text) in \(expression(to, 1)) }"
  }

  /// The rule's text with its parts written.
  mutating func fill(_ rule: Rule, _ depth: Int, variable: String = "") -> String {
    spent += rule.cost * repeats
    let outer = escapes
    escapes = escapes || rule.escapes
    defer { escapes = outer }
    var text = ""
    var isMark = false
    var fresh: String?
    for character in rule.text {
      guard isMark else {
        if character == "#" { isMark = true } else { text.append(character) }
        continue
      }
      isMark = false
      switch character {
      case "n": text += "\(2 + dice.roll(7))"
      case "m": text += "\(dice.roll(5))"
      case "v": text += variable
      case "x":
        fresh = fresh ?? newName()
        text += fresh ?? ""
      default:
        if let index = character.wholeNumberValue { text += expression(rule.parts[index], depth) }
      }
    }
    return text
  }
}
