extension ProgramWriter {
  /// An enum with payloads, and what its switches make of them.
  mutating func writeEnum() {
    let name = newGlobal(dice.pick(["Token", "Shape", "Event"]))
    let kind = Kind.named(name)
    let cases = (0...(1 + dice.roll(3))).map { _ in
      (name: newName("k"), payload: (0..<dice.roll(3)).map { _ in anyKind() })
    }
    let isHashable = cases.allSatisfy { entry in
      entry.payload.allSatisfy { grammar.conforms($0, to: "Hashable") }
    }
    let isMarked = isHashable && dice.roll(2) == 0
    let result = anyKind()
    let method = newName("weigh")
    var cost = 0
    block("enum \(name)\(isMarked ? ": Hashable" : "") {") { writer in
      for entry in cases {
        let payload = entry.payload.map(\.text).joined(separator: ", ")
        writer.write("case \(entry.name)\(payload.isEmpty ? "" : "(\(payload))")")
      }
      writer.spent = 0
      writer.block("func \(method)(_ a: Int) -> \(result.text) {") { writer in
        writer.scope = [writer.parameter("a", .int)]
        writer.write("switch self {")
        for entry in cases { writer.writeCase(entry.name, entry.payload, result) }
        writer.write("}")
      }
      cost = writer.spent + 1
      if let plain = cases.first(where: { $0.payload.isEmpty }) {
        writer.write("mutating func reset\(method)() { self = .\(plain.name) }")
        writer.grammar.change(kind, "#v.reset\(method)()")
      }
    }
    for entry in cases {
      let places = entry.payload.indices.map { "#\($0)" }.joined(separator: ", ")
      let values = entry.payload.map { leaf($0) }.joined(separator: ", ")
      if entry.name == cases[0].name {
        grammar.type(
          name, leaf: "\(name).\(entry.name)\(values.isEmpty ? "" : "(\(values))")",
          conformsTo: isMarked ? ["Equatable", "Hashable"] : [])
      }
      grammar.rule(
        kind, "\(name).\(entry.name)\(places.isEmpty ? "" : "(\(places))")", entry.payload)
      if let first = entry.payload.first {
        let rest = String(repeating: ", _", count: entry.payload.count - 1)
        grammar.statements.append { writer, depth in
          let value = writer.newName()
          let subject = writer.expression(kind, 1)
          writer.block("if case .\(entry.name)(let \(value)\(rest)) = \(subject) {") { writer in
            writer.scope.append(writer.parameter(value, first))
            writer.statements(1, depth: depth - 1)
            writer.write("print(\"\(entry.name)\", \(writer.expression(first, 0)))")
          }
        }
      }
    }
    grammar.rule(result, "(#0).\(method)(#1)", [kind, .int], cost: cost)
    shows.append { writer in
      writer.write(
        "for x in \(writer.expression(.array(kind), 2)) { print(x, x.\(method)(\(writer.dice.roll(9)))) }"
      )
    }
  }

  /// A case of a switch, sometimes with a condition before it.
  private mutating func writeCase(_ name: String, _ payload: [Kind], _ result: Kind) {
    let outer = scope
    defer { scope = outer }
    let names = payload.map { _ in newName() }
    scope += zip(names, payload).map { parameter($0, $1) }
    let pattern =
      names.isEmpty
      ? ".\(name)"
      : dice.roll(2) == 0
        ? "let .\(name)(\(names.joined(separator: ", ")))"
        : ".\(name)(\(names.map { "let \($0)" }.joined(separator: ", ")))"
    if dice.roll(2) == 0 {
      write("case \(pattern) where \(expression(.bool, 1)): return \(expression(result, 1))")
    }
    write("case \(pattern): return \(expression(result, 2))")
  }

  /// An enum that holds itself: made of few layers, walked by recursion.
  mutating func writeIndirectEnum() {
    let name = newGlobal("Tree")
    let kind = Kind.named(name)
    let payload = dice.pick([Kind.int, .string, .bool])
    let fold = newName("fold")
    let map = newName("map")
    block("indirect enum \(name): Equatable {") { writer in
      writer.write("case leaf(\(payload.text)), node(\(name), \(name))")
      writer.write(
        writer.dice.roll(2) == 0 ? "case wrapped(\(name)?)" : "case empty, wrapped(\(name)?)")
      writer.write("func \(fold)<R>(_ start: R, _ step: (R, \(payload.text)) -> R) -> R {")
      writer.write("  switch self {")
      writer.write("  case .leaf(let x): return step(start, x)")
      writer.write("  case .node(let l, let r): return r.\(fold)(l.\(fold)(start, step), step)")
      writer.write("  case .wrapped(let inner?): return inner.\(fold)(start, step)")
      writer.write("  default: return start")
      writer.write("  }")
      writer.write("}")
      writer.write("mutating func \(map)(_ change: (\(payload.text)) -> \(payload.text)) {")
      writer.write("  switch self {")
      writer.write("  case .leaf(let x): self = .leaf(change(x))")
      writer.write(
        "  case .node(var l, var r): l.\(map)(change); r.\(map)(change); self = .node(r, l)")
      writer.write("  case .wrapped: break")
      writer.write(
        writer.dice.roll(2) == 0 ? "  default: print(\"none\")" : "  default: self = .wrapped(nil)")
      writer.write("  }")
      writer.write("}")
    }
    grammar.type(name, leaf: "\(name).leaf(\(leaf(payload)))", conformsTo: ["Equatable"])
    grammar.rule(kind, "\(name).leaf(#0)", [payload])
    grammar.rule(kind, "\(name).node(#0, #1)", [kind, kind])
    grammar.rule(kind, "\(name).wrapped(#0)", [.optional(kind)])
    grammar.rule(.int, "(#0).\(fold)(#1) { (n: Int, _) -> Int in n &+ 1 }", [kind, .int], cost: 8)
    grammar.rule(
      .string, "(#0).\(fold)(#1) { (s: String, x: \(payload.text)) -> String in s + \"\\(x)\" }",
      [kind, .string], cost: 8)
    grammar.change(kind, "#v.\(map)(#0)", [.function(payload, payload)], cost: 8)
    shows.append { $0.write("print(\($0.expression(kind, 3)))") }
  }

  /// An enum of raw values, whose cases can be counted.
  mutating func writeRawEnum() {
    let name = newGlobal("Suit")
    let kind = Kind.named(name)
    let isText = dice.roll(2) == 0
    let cases = (0...(1 + dice.roll(3))).map { _ in newName("s") }
    block("enum \(name): \(isText ? "String" : "Int"), CaseIterable, Comparable {") { writer in
      for (index, entry) in cases.enumerated() {
        let value = isText ? "\"w\(index)\"" : "\(index * 3 + 1)"
        writer.write("case \(entry)\(writer.dice.roll(2) == 0 ? " = \(value)" : "")")
      }
      writer.write("static func < (a: \(name), b: \(name)) -> Bool { a.rawValue < b.rawValue }")
      let next = cases.indices.map { "case .\(cases[$0]): .\(cases[($0 + 1) % cases.count])" }
      writer.write("var next: \(name) { switch self { \(next.joined(separator: "; ")) } }")
      writer.write("static var first: Self { allCases[0] }")
    }
    grammar.type(
      name, leaf: "\(name).\(cases[0])", conformsTo: ["Equatable", "Hashable", "Comparable"])
    grammar.rule(kind, "\(name).\(dice.pick(cases))")
    grammar.rule(kind, "(#0).next", [kind])
    grammar.rule(kind, "\(name).first")
    grammar.rule(.optional(kind), "\(name)(rawValue: #0)", [isText ? .string : .int])
    grammar.rule(isText ? .string : .int, "(#0).rawValue", [kind])
    grammar.rule(.array(kind), "\(name).allCases")
    grammar.change(kind, "#v = #v.next")
    shows.append { writer in
      writer.write("for x in \(name).allCases { print(x, x.rawValue, x.next, x < .\(cases[0])) }")
    }
  }
}
