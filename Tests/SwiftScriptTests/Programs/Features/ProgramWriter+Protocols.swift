extension ProgramWriter {
  /// A protocol with requirements, some with defaults, and a member of its extension only: what
  /// the one dispatches dynamically, the other does by the type that is written.
  mutating func writeProtocol() {
    let name = newGlobal("Sounding")
    let kind = Kind.named("any \(name)")
    let (argument, result, extra) = (plainKind(), anyKind(), plainKind())
    let (call, size, only) = (newGlobal("call"), newGlobal("size"), newGlobal("only"))
    let hasDefault = dice.roll(2) == 0
    let isClassOnly = dice.roll(5) == 0
    var cost = 1
    block("protocol \(name)\(isClassOnly ? ": AnyObject" : "") {") { writer in
      writer.write("func \(call)(_ a: \(argument.text)) -> \(result.text)")
      writer.write("var \(size): \(extra.text) { get }")
    }
    block("extension \(name) {") { writer in
      if hasDefault {
        cost += writer.function(
          "func \(call)(_ a: \(argument.text)) -> \(result.text)",
          [writer.parameter("a", argument), writer.parameter("self.\(size)", extra)], result: result
        )
      }
      cost += writer.function(
        "func \(only)() -> \(extra.text)", [writer.parameter("self.\(size)", extra)], result: extra,
        statements: 0)
    }
    var conformers: [(name: String, leaf: String)] = []
    func members(_ writer: inout ProgramWriter, _ index: Int) {
      if index >= 2 {
        // In the members of a library type `max` and `Array` are its own.
        writer.write(
          "func \(call)(_ a: \(argument.text)) -> \(result.text) { \(writer.leaf(result)) }")
      } else if !hasDefault || writer.dice.roll(2) == 0 {
        cost += writer.function(
          "func \(call)(_ a: \(argument.text)) -> \(result.text)",
          [writer.parameter("a", argument), writer.parameter("self.\(size)", extra)],
          result: result,
          statements: writer.dice.roll(2))
      }
      writer.write("var \(size): \(extra.text) { \(writer.leaf(extra)) }")
      if writer.dice.roll(2) == 0 {
        writer.write("func \(only)() -> \(extra.text) { \(writer.leaf(extra)) }")
      }
    }
    for index in 0..<2 {
      let type = newGlobal("Voice")
      let head = isClassOnly || dice.roll(3) == 0 ? "class" : "struct"
      block("\(head) \(type): \(name) {") { members(&$0, index) }
      conformers.append((type, "\(type)()"))
    }
    if !isClassOnly, dice.roll(2) == 0 {
      let builtin = dice.pick(["Int", "String", "Bool"])
      let values = ["Int": leaf(.int), "String": leaf(.string), "Bool": "true"]
      block("extension \(builtin): \(name) {") { members(&$0, 2) }
      conformers.append((builtin, "(\(values[builtin] ?? "0"))"))
    }
    if !isClassOnly, dice.roll(2) == 0 {
      // An array sounds as its elements do.
      block("extension Array: \(name) where Element: \(name) {") { members(&$0, 3) }
      conformers.append(("[\(conformers[0].name)]", "[\(conformers[0].leaf)]"))
    }
    let generic = newGlobal("ask")
    let head = dice.pick(["<T: \(name)>(_ x: T", "(_ x: some \(name)", "<T>(_ x: T"])
    write(
      "func \(generic)\(head), _ a: \(argument.text)) -> String\(head.hasPrefix("<T>") ? " where T: \(name)" : "") {"
    )
    write("  \"\\(x.\(call)(a)) \\(x.\(only)())\"")
    write("}")
    grammar.type("any \(name)", leaf: conformers[0].leaf)
    for conformer in conformers { grammar.rule(kind, conformer.leaf) }
    grammar.rule(result, "(#0 as any \(name)).\(call)(#1)", [kind, argument], cost: cost)
    grammar.rule(extra, "(#0 as any \(name)).\(size)", [kind])
    grammar.rule(extra, "(#0 as any \(name)).\(only)()", [kind], cost: cost)
    let subject = dice.pick(conformers)
    grammar.rule(extra, "\(subject.leaf).\(only)()", cost: cost)
    grammar.rule(.string, "\(generic)(\(subject.leaf), #0)", [argument], cost: cost * 2)
    shows.append { writer in
      let list = conformers.map(\.leaf).joined(separator: ", ")
      writer.block("for x in [\(list)] as [any \(name)] {") { writer in
        writer.write(
          "print(x.\(call)(\(writer.expression(argument, 1))), x.\(size), x.\(only)(), \(generic)(x, \(writer.leaf(argument))))"
        )
      }
    }
  }

  /// A protocol with an associated type, its conformers, and functions constrained by it.
  mutating func writeAssociatedType() {
    let name = newGlobal("Holder")
    let (first, second) = (anyKind(), plainKind())
    let (items, put, total) = (newGlobal("items"), newGlobal("put"), newGlobal("total"))
    write("protocol \(name)<Part> {")
    write("  associatedtype Part\(dice.roll(2) == 0 ? " = Int" : "")")
    write("  var \(items): [Part] { get }")
    write("  mutating func \(put)(_ x: Part)")
    write("}")
    write("extension \(name) {")
    write("  var \(total): Int { \(items).count }")
    write("  func \(total)By(_ weigh: (Part) -> Int) -> Int {")
    write("    \(items).reduce(0) { (n: Int, x: Part) -> Int in n &+ weigh(x) }")
    write("  }")
    write("}")
    write("extension \(name) where Part == \(second.text) {")
    write("  func \(total)Of() -> String { \"special \\(\(items))\" }")
    write("}")
    let types = [first, second].map { _ in newGlobal("Bag") }
    for (type, element) in zip(types, [first, second]) {
      let isClass = dice.roll(3) == 0
      write("\(isClass ? "final class" : "struct") \(type): \(name) {")
      write(
        "  var \(items): [\(element.text)] = \(dice.roll(2) == 0 ? "[]" : "[\(leaf(element))]")")
      write(
        "  \(isClass ? "" : "mutating ")func \(put)(_ x: \(element.text)) { \(items).\(dice.pick(["append(x)", "insert(x, at: 0)"])) }"
      )
      if isClass { write("  init() {}") }
      if dice.roll(2) == 0 { write("  var \(total): Int { \(items).count &* 10 }") }
      write("}")
      let kind = Kind.named(type)
      grammar.type(type, leaf: "\(type)()")
      grammar.rule(.array(element), "(#0).\(items)", [kind])
      grammar.rule(.int, "(#0).\(total)", [kind])
      grammar.rule(.int, "(#0).\(total)By(#1)", [kind, .function(element, .int)], cost: 6)
      grammar.change(kind, "#v.\(put)(#0)", [element])
    }
    let (all, count) = (newGlobal("all"), newGlobal("count"))
    write("func \(all)<H: \(name)>(_ h: H, _ extra: H.Part) -> [H.Part] {")
    write("  var copy = h")
    write("  copy.\(put)(extra)")
    write("  return copy.\(items) + [extra]")
    write("}")
    write("func \(count)(_ h: any \(name)) -> Int { h.\(total) }")
    grammar.rule(.array(first), "\(all)(#0, #1)", [.named(types[0]), first], cost: 4)
    grammar.rule(.int, "\(count)(#0)", [.named(dice.pick(types))], cost: 3)
    grammar.rule(.string, "(#0).\(total)Of()", [.named(types[1])], cost: 3)
    shows.append { writer in
      let value = writer.newName()
      writer.write("var \(value) = \(types[0])()")
      writer.write("\(value).\(put)(\(writer.expression(first, 1)))")
      writer.write(
        "print(\(all)(\(value), \(writer.expression(first, 1))), \(value).\(total), \(count)(\(value)))"
      )
      writer.scope.append(writer.field(value, .named(types[0])))
    }
  }
}
