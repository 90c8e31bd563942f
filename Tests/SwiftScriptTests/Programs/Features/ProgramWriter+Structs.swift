extension ProgramWriter {
  /// A struct of random fields and a few members out of many.
  mutating func writeStruct() {
    let name = newGlobal(dice.pick(["Point", "Card", "Item"]))
    let kind = Kind.named(name)
    let fields = (0...dice.roll(3)).map { _ in field(newName("p"), anyKind()) }
    var protocols: Set<String> = []
    for wanted in ["Equatable", "Hashable"] where dice.roll(2) == 0 {
      if fields.allSatisfy({ grammar.conforms($0.kind, to: wanted) }) { protocols.insert(wanted) }
    }
    if protocols.contains("Hashable") { protocols.insert("Equatable") }
    let isOrdered =
      protocols.contains("Equatable") && dice.roll(2) == 0
      && grammar.conforms(fields[0].kind, to: "Comparable")
    if isOrdered { protocols.insert("Comparable") }
    let isDescribed = dice.roll(4) == 0
    let list = (protocols.sorted() + (isDescribed ? ["CustomStringConvertible"] : []))
    let heritage = list.isEmpty ? "" : ": " + list.joined(separator: ", ")
    let values = fields.map { "\($0.name): \(leaf($0.kind))" }.joined(separator: ", ")
    grammar.type(name, leaf: "\(name)(\(values))", conformsTo: protocols)
    block("struct \(name)\(heritage) {") { writer in
      for (index, field) in fields.enumerated() {
        let initial = index > 0 && writer.dice.roll(3) == 0
        writer.write(
          "var \(field.name): \(field.kind.text)\(initial ? " = \(writer.leaf(field.kind))" : "")")
      }
      if isOrdered {
        let first = fields[0].name
        writer.write("static func < (a: \(name), b: \(name)) -> Bool { a.\(first) < b.\(first) }")
      }
      if isDescribed { writer.write("var description: String { \"<\\(\(fields[0].name))>\" }") }
      for _ in 0..<(1 + writer.dice.roll(3)) { writer.writeMember(kind, fields) }
    }
    let places = fields.enumerated().map { "\($1.name): #\($0)" }.joined(separator: ", ")
    grammar.rule(kind, "\(name)(\(places))", fields.map(\.kind))
    for field in fields {
      grammar.rule(field.kind, "(#0).\(field.name)", [kind])
      grammar.change(kind, "#v.\(field.name) = #0", [field.kind])
    }
    shows.append { $0.declare(kind) }
  }

  /// A member of a struct, and the rules that use it.
  private mutating func writeMember(_ kind: Kind, _ fields: [Variable]) {
    let name = newName("m")
    let constants = fields.map { parameter($0.name, $0.kind) }
    let result = anyKind()
    let argument = plainKind()
    let place = dice.pick(fields)
    switch dice.roll(9) {
    case 0:
      let cost = function("var \(name): \(result.text)", constants, result: result, statements: 0)
      grammar.rule(result, "(#0).\(name)", [kind], cost: cost)
    case 1:
      write("var \(name): \(place.kind.text) {")
      write("  get { \(place.name) }")
      write("  set { print(\"set\", newValue); \(place.name) = newValue }")
      write("}")
      grammar.change(kind, "#v.\(name) = #0", [place.kind])
      if place.kind == .int { grammar.change(kind, "#v.\(name) &+= #0", [.int]) }
    case 2, 3:
      let cost = function(
        "mutating func \(name)(_ a: \(argument.text))", fields + [parameter("a", argument)],
        result: nil, statements: 2)
      grammar.change(kind, "#v.\(name)(#0)", [argument], cost: cost)
    case 4, 5:
      let cost = function(
        "func \(name)(_ a: \(argument.text)) -> \(result.text)",
        constants + [parameter("a", argument)], result: result)
      grammar.rule(result, "(#0).\(name)(#1)", [kind, argument], cost: cost)
    case 6:
      let cost = function(
        "subscript(\(name) a: \(argument.text)) -> \(result.text)",
        constants + [parameter("a", argument)], result: result, statements: 0)
      grammar.rule(result, "(#0)[\(name): #1]", [kind, argument], cost: cost)
    case 7:
      let cost = function(
        "static func \(name)(_ a: \(argument.text)) -> \(result.text)",
        [parameter("a", argument)], result: result, statements: 0)
      grammar.rule(result, "\(kind.text).\(name)(#0)", [argument], cost: cost)
    default:
      let cost = function(
        "func callAsFunction(\(name) a: \(argument.text)) -> \(result.text)",
        constants + [parameter("a", argument)], result: result)
      grammar.rule(result, "(#0)(\(name): #1)", [kind, argument], cost: cost)
    }
  }
}
