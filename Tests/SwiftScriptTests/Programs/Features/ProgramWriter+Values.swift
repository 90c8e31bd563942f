extension ProgramWriter {
  /// Chains through optional fields: what is skipped when one is nil.
  mutating func writeChains() {
    let (owner, pet) = (newGlobal("Owner"), newGlobal("Pet"))
    let kind = Kind.named(owner)
    let value = plainKind()
    let isClass = dice.roll(2) == 0
    let (p, v, next) = (newName("pet"), newName("tag"), newName("next"))
    write("struct \(pet) {")
    write("  var \(v): \(value.text) = \(leaf(value))")
    write("  var ages: [Int] = [3, 4]")
    write("  mutating func grow() -> Int { ages.append(ages.count); return ages.count }")
    write("}")
    write("final class \(owner) {")
    write("  var \(p): \(pet)?")
    write("  \(isClass ? "weak " : "")var \(next): \(owner)?")
    write("  init(_ has: Bool) { \(p) = has ? \(pet)() : nil }")
    write("  func \(next)(_ n: Int) -> \(owner)? { n > \(dice.roll(9)) ? self : \(next) }")
    write("}")
    grammar.type(owner, leaf: "\(owner)(true)")
    grammar.rule(kind, "\(owner)(#0)", [.bool])
    if value.isUnwrapped { grammar.rule(.optional(value), "(#0).\(p)?.\(v)", [kind]) }
    grammar.rule(.optional(.int), "(#0).\(next)?.\(p)?.ages.first", [kind])
    grammar.rule(.optional(.int), "(#0).\(next)(#1)?.\(p)?.ages.count", [kind, .int], cost: 2)
    grammar.rule(.optional(.int), "(#0)?.\(p)?.grow()", [.optional(kind)], cost: 2)
    grammar.rule(.optional(.int), "(#0).\(p).map { $0.ages.count }", [kind])
    grammar.rule(.int, "((#0).\(p)?.ages[0] ?? #1)", [kind, .int])
    grammar.change(kind, "#v.\(p)?.\(v) = #0", [value])
    grammar.change(kind, "#v.\(p)?.ages[0] = #0", [.int])
    grammar.change(kind, "#v.\(next)?.\(p)?.ages.append(#0)", [.int])
    grammar.change(kind, "#v.\(next) = #0", [kind])
    grammar.change(kind, "if #v.\(p)?.grow() == nil { print(\"no pet\") }")
    shows.append { writer in
      let (a, b) = (writer.newName(), writer.newName())
      writer.write(
        "let \(a) = \(owner)(true), \(b): \(owner)? = \(writer.dice.pick([a, "nil", "\(owner)(false)"]))"
      )
      writer.write("\(a).\(next) = \(b)")
      writer.write("\(b)?.\(p)?.ages[1] &+= \(writer.expression(.int, 1))")
      writer.scope += [writer.parameter(a, kind), writer.parameter(b, .optional(kind))]
      writer.statements(1, depth: 1)
      writer.write(
        "print(\(a).\(p)?.ages as Any, \(b)?.\(p)?.\(v) as Any, \(b)?.\(next)(3)?.\(p) == nil)")
      writer.write(
        "if let c = \(b)?.\(p) ?? \(a).\(p), c.ages.count > \(writer.dice.roll(4)) { print(c.ages) }"
      )
    }
  }

  /// Who is evaluated first: calls that tell, in every place of an expression.
  mutating func writeOrder() {
    let (tell, note, name) = (newGlobal("tell"), newGlobal("note"), newGlobal("Slot"))
    let kind = Kind.named(name)
    write(
      "func \(tell)<T>(_ n: Int, _ x: T) -> T { print(\"t\\(n)\", terminator: \" \"); return x }")
    write(
      "func \(note)(_ a: Int, b: Int = \(tell)(7, 2), _ c: Int...) -> Int { a &+ b &* 2 &+ c.count }"
    )
    write("struct \(name) {")
    write("  var a: Int, b: [Int] = \(tell)(8, [1, 2])")
    write("  subscript(i: Int, j: Int) -> Int {")
    write("    get { print(\"get\", i, j); return a }")
    write("    set { print(\"set\", i, j); a = newValue }")
    write("  }")
    write("}")
    func mark(_ writer: inout ProgramWriter) -> Int { writer.dice.roll(7) }
    for wanted in [Kind.int, .bool, .string, .array(.int)] {
      grammar.rule(wanted, "\(tell)(\(mark(&self)), #0)", [wanted], cost: 2)
    }
    grammar.type(name, leaf: "\(name)(a: #n)")
    grammar.rule(kind, "\(name)(a: #0, b: #1)", [.int, .array(.int)])
    grammar.rule(.int, "\(note)(#0, b: #1, #2)", [.int, .int, .int], cost: 2)
    grammar.rule(.int, "\(note)(#0)", [.int], cost: 2)
    grammar.rule(.int, "(#0)[#1, #2]", [kind, .int, .int], cost: 2)
    grammar.rule(.string, "\"\\(#0) \\(#1)\"", [.int, .bool])
    grammar.change(kind, "#v[#0, #1] = #2", [.int, .int, .int])
    grammar.change(kind, "#v[#0, #1] &+= #2", [.int, .int, .int])
    grammar.change(kind, "#v.b[\(tell)(1, 0)] = \(tell)(2, #0)", [.int])
    grammar.change(kind, "(#v.a, #v.b) = (\(tell)(3, #0), \(tell)(4, [#0]))", [.int])
    grammar.change(.int, "#v = \(tell)(5, #v) &+ \(tell)(6, #0)", [.int])
    shows.append { writer in
      let x = writer.newName()
      writer.write("var \(x) = \(name)(a: \(writer.expression(.int, 1)), b: \(tell)(9, [4, 5, 6]))")
      writer.scope.append(writer.field(x, kind))
      for _ in 0..<2 {
        let change = writer.dice.pick(writer.grammar.changes[kind] ?? [])
        writer.write(writer.fill(change, 2, variable: x))
      }
      writer.write("print(\(x), [\(writer.expression(.int, 2)): \(writer.expression(.bool, 2))])")
      writer.write("print(\(writer.expression(.int, 2)) < \(writer.expression(.int, 2)))")
    }
  }

  /// Values are copied: in arrays, in fields, in captures and in calls.
  mutating func writeCopies() {
    needsLocals = true
    let (inner, outer) = (newGlobal("Cell"), newGlobal("Grid"))
    let kind = Kind.named(outer)
    let swapper = newGlobal("change")
    write("struct \(inner): Hashable { var n = \(dice.roll(9)); mutating func up() { n &+= 1 } }")
    write("struct \(outer): Equatable, CustomStringConvertible {")
    write("  var description: String { \"\\(cells.count) \\(pair.0.n) \\(byName.keys.sorted())\" }")
    write("  var cells = [[\(inner)()], [\(inner)(n: 5), \(inner)()]]")
    write("  var byName = [\"a\": \(inner)(n: 2)]")
    write("  var pair = (\(inner)(), 4)")
    write("  subscript(r: Int, c: Int) -> \(inner) {")
    write("    get { cells[r % 2][min(c, cells[r % 2].count - 1)] }")
    write("    set { cells[r % 2][min(c, cells[r % 2].count - 1)] = newValue }")
    write("  }")
    write(
      "  static func == (a: Self, b: Self) -> Bool { a.cells == b.cells && a.byName == b.byName }")
    write(
      "  func changed(_ f: (inout Self) -> Void) -> Self { var copy = self; f(&copy); return copy }"
    )
    write("}")
    write("func \(swapper)(_ a: inout \(inner), _ b: inout \(inner)) { swap(&a, &b); a.up() }")
    grammar.type(outer, leaf: "\(outer)()", conformsTo: ["Equatable"])
    grammar.rule(kind, "(#0).changed { $0[1, 0].n = #1 }", [kind, .int], cost: 3)
    grammar.rule(
      kind, "(#0).changed { $0.byName[\"b\", default: \(inner)()].up() }", [kind], cost: 3)
    grammar.rule(.int, "(#0)[#n, 0].n", [kind], cost: 2)
    grammar.rule(.int, "(#0).cells.joined().reduce(0) { $0 &+ $1.n }", [kind], cost: 3)
    grammar.rule(.bool, "(#0).cells.contains([\(inner)(n: #1)])", [kind, .int])
    grammar.change(kind, "#v.cells[0][0].up()")
    grammar.change(kind, "#v[1, #m].up()")
    grammar.change(kind, "#v[0, 0].n &+= #0", [.int])
    grammar.change(kind, "#v.byName[\"a\"]?.up()")
    grammar.change(kind, "#v.byName[\"#m\"] = #v[0, 0]")
    grammar.change(kind, "#v.pair.0.up()")
    grammar.change(kind, "\(swapper)(&#v.cells[0][0], &#v.pair.0)")
    grammar.change(kind, "#v.cells[1].swapAt(0, 1)")
    grammar.change(
      kind, "for #x in #v.cells.indices { for j in #v.cells[#x].indices { #v.cells[#x][j].up() } }")
    shows.append { writer in
      let (a, b, list) = (writer.newName(), writer.newName(), writer.newName())
      writer.write("var \(a) = \(writer.expression(kind, 1))")
      writer.write("var \(b) = \(a), \(list) = [\(a), \(a)]")
      for _ in 0..<3 {
        let change = writer.dice.pick(writer.grammar.changes[kind] ?? [])
        writer.write(writer.fill(change, 1, variable: writer.dice.pick([a, b])))
      }
      writer.write("let keep\(a) = { [\(b)] in \(b).cells[0][0].n }")
      writer.write("\(b).cells[0][0].n = 77; \(list)[1].pair.1 = 0")
      writer.write(
        "print(\(a).cells, \(b).pair, \(list)[0] == \(a), keep\(a)(), \(list).map(\\.pair.1))")
      writer.write("print(\(b).byName.map { \"\\($0)\\($1.n)\" }.sorted())")
      writer.scope += [writer.field(a, kind)]
    }
  }
}

extension Kind {
  /// Whether `?` makes something new of it.
  var isUnwrapped: Bool {
    if case .optional = self { return false }
    return true
  }
}
