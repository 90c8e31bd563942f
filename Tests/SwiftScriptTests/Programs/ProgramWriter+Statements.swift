extension ProgramWriter {
  mutating func statements(_ count: Int, depth: Int) {
    for _ in 0..<count { statement(depth) }
  }

  private mutating func statement(_ depth: Int) {
    if !grammar.statements.isEmpty, repeats < 6, dice.roll(3) == 0 {
      dice.pick(grammar.statements)(&self, depth)
      return
    }
    if isInBlock, dice.roll(12) == 0 { write("defer { print(\"\(newName("put off"))\") }") }
    switch dice.roll(depth > 0 ? 13 : 7) {
    case 0, 1: declare(anyKind())
    case 2, 3, 4: change()
    case 5, 6: write("print(\(expression(anyKind(), 2)))")
    case 7, 8: choose(depth)
    case 9: count(depth)
    case 10: walk(depth)
    case 11: unwrap(depth)
    default: guarded(depth)
    }
  }

  mutating func declare(_ kind: Kind) {
    let name = newName()
    let isMutable = dice.roll(3) > 0 && kind.isPrinted
    write("\(isMutable ? "var" : "let") \(name): \(kind.text) = \(expression(kind, 2))")
    scope.append(Variable(name: name, kind: kind, isMutable: isMutable))
  }

  mutating func change() {
    guard case let mutable = scope.filter(\.isMutable), !mutable.isEmpty else {
      declare(plainKind())
      return
    }
    let variable = dice.pick(mutable)
    let outer = scope
    defer { scope = outer }
    // What changes is not read meanwhile; nor is a variable assigned to itself.
    scope.removeAll { $0.name == variable.name }
    let changes = affordable(grammar.changes[variable.kind])
    if !changes.isEmpty, dice.roll(3) != 0 {
      write(fill(dice.pick(changes), 1, variable: variable.name))
      return
    }
    let value = expression(variable.kind, 2)
    // What is made of itself would grow without end in a loop.
    switch variable.kind {
    case .string: write("\(variable.name) = String((\(value)).prefix(16))")
    case .array: write("\(variable.name) = Array((\(value)).prefix(6))")
    default: write("\(variable.name) = \(value)")
    }
  }

  private mutating func choose(_ depth: Int) {
    switch dice.roll(4) {
    case 0:
      let name = newName()
      let kind = plainKind()
      write("let \(name): \(kind.text) = if \(expression(.bool, 1)) {")
      write("  \(expression(kind, 1))")
      write("} else {")
      write("  \(expression(kind, 1))")
      write("}")
      scope.append(parameter(name, kind))
    default:
      block("if \(expression(.bool, 2)) {", "} else {") { $0.statements(1, depth: depth - 1) }
      block("", "}") { $0.statements(1, depth: depth - 1) }
    }
  }

  private mutating func count(_ depth: Int) {
    let name = newName()
    let times = repeats
    repeats *= 4
    block("for \(name) in 0\(dice.pick(["..<", "..."]))\(1 + dice.roll(4)) {") { writer in
      writer.scope.append(writer.parameter(name, .int))
      if writer.dice.roll(3) == 0 {
        writer.write(
          "if \(name) == \(writer.dice.roll(4)) { \(writer.dice.pick(["continue", "break"])) }")
      }
      writer.statements(1 + writer.dice.roll(2), depth: depth - 1)
    }
    repeats = times
  }

  private mutating func walk(_ depth: Int) {
    let name = newName()
    let element = dice.pick([Kind.int, .string] + grammar.types)
    let times = repeats
    repeats *= 6
    block("for \(name) in \(expression(.array(element), 2)) {") { writer in
      writer.scope.append(writer.parameter(name, element))
      writer.statements(1, depth: depth - 1)
    }
    repeats = times
  }

  private mutating func unwrap(_ depth: Int) {
    let name = newName()
    let wrapped = dice.pick([Kind.int, .string] + grammar.types)
    block("if let \(name) = \(expression(.optional(wrapped), 2)) {") { writer in
      writer.scope.append(writer.parameter(name, wrapped))
      writer.statements(1, depth: depth - 1)
    }
  }

  /// A block that may be left early.
  private mutating func guarded(_ depth: Int) {
    let label = newName("block")
    block("\(label): do {") { writer in
      writer.statements(1, depth: 0)
      writer.write("guard \(writer.expression(.bool, 2)) else { break \(label) }")
      writer.statements(1, depth: depth - 1)
    }
  }
}
