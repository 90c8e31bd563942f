extension ProgramWriter {
  nonisolated mutating func statements(_ count: Int, depth: Int) {
    for _ in 0..<count { statement(depth) }
  }

  nonisolated private mutating func statement(_ depth: Int) {
    switch dice.roll(depth > 0 ? 17 : 8) {
    case 0, 1, 2, 3: declare(dice.pick(Kind.allCases))
    case 4, 5: change()
    case 6: write("print(\(expression(dice.pick([.int, .bool, .string, .ints]), 2)))")
    case 7:
      write("print([\(expression(.string, 1)): \(expression(.int, 2))])")
    case 8:
      block("if \(expression(.bool, 2)) {", "} else {") { $0.statements(2, depth: depth - 1) }
      block("", "}") { $0.statements(1, depth: depth - 1) }
    case 9:
      let name = newName()
      block("for \(name) in 0..<\(1 + dice.roll(5)) {") { writer in
        writer.scope.append(Variable(name: name, kind: .int, isMutable: false))
        if writer.dice.roll(3) == 0 {
          writer.write("if \(name) == \(writer.dice.roll(4)) { continue }")
        }
        writer.statements(2, depth: depth - 1)
      }
    case 10:
      let name = newName()
      block("for \(name) in \(expression(.ints, 2)) as [Int] where \(name) != 3 {") { writer in
        writer.scope.append(Variable(name: name, kind: .int, isMutable: false))
        writer.statements(1, depth: depth - 1)
      }
    case 11: switchOverToken(depth)
    case 12:
      let name = newName()
      block("if let \(name) = \(expression(.optional, 2)) {") { writer in
        writer.scope.append(Variable(name: name, kind: .int, isMutable: false))
        writer.statements(2, depth: depth - 1)
      }
    case 13: catching(depth)
    case 14: closure()
    case 15: dictionary()
    default: pair()
    }
  }

  nonisolated private mutating func declare(_ kind: Kind) {
    let name = newName()
    let isMutable = dice.roll(3) > 0
    write("\(isMutable ? "var" : "let") \(name): \(kind.text) = \(expression(kind, 3))")
    // The compiler warns of a variable that nothing changes; that is no difference.
    scope.append(Variable(name: name, kind: kind, isMutable: isMutable))
  }

  nonisolated private mutating func change() {
    guard case let mutable = scope.filter(\.isMutable), !mutable.isEmpty else {
      declare(.int)
      return
    }
    let variable = dice.pick(mutable)
    let name = variable.name
    switch (variable.kind, dice.roll(3)) {
    case (.int, 0): write("\(name) &+= \(expression(.int, 2))")
    case (.string, 0): write("\(name) += \(expression(.string, 1))")
    case (.ints, 0): write("\(name).append(\(expression(.int, 2)))")
    case (.ints, 1): write("if !\(name).isEmpty { \(name)[0] = \(expression(.int, 2)) }")
    case (.point, 0): write("\(name).move(\(expression(.int, 2)))")
    case (.point, 1): write("\(name).tags.append(\(expression(.int, 1)))")
    case (.animal, 0): write("\(name).age = \(expression(.int, 2)) % 100")
    default:
      let value = expression(variable.kind, 2)
      // The compiler refuses an assignment of a variable to itself.
      write("\(name) = \(value == name ? leaf(variable.kind) : value)")
    }
  }

  nonisolated private mutating func switchOverToken(_ depth: Int) {
    let (n, text) = (newName(), newName())
    write("switch \(expression(.token, 2)) {")
    block("case .number(let \(n)) where \(n) > \(dice.roll(9)):", "") { writer in
      writer.scope.append(Variable(name: n, kind: .int, isMutable: false))
      writer.statements(1, depth: depth - 1)
      writer.write("print(\"number\", \(n))")
    }
    block("case let .word(\(text), \(n)):", "") { writer in
      writer.scope.append(Variable(name: n, kind: .int, isMutable: false))
      writer.scope.append(Variable(name: text, kind: .string, isMutable: false))
      writer.statements(1, depth: depth - 1)
      writer.write("print(\(text), \(n))")
    }
    block("default:", "}") { $0.write("print(\($0.expression(.int, 2)))") }
  }

  nonisolated private mutating func catching(_ depth: Int) {
    block("do {", "} catch Fault.small(let n) {") { writer in
      let name = writer.newName()
      writer.write("defer { print(\"left\") }")
      writer.write("let \(name) = try risky(\(writer.expression(.int, 2)))")
      writer.scope.append(Variable(name: name, kind: .int, isMutable: false))
      writer.statements(1, depth: depth - 1)
    }
    write("  print(\"small\", n)")
    write("} catch {")
    write("  print(error)")
    write("}")
  }

  /// A closure that shares a variable, called twice.
  nonisolated private mutating func closure() {
    let (total, add) = (newName(), newName())
    write("var \(total) = \(dice.roll(9))")
    write("let \(add) = { (n: Int) -> Int in")
    write("  \(total) &+= n")
    write("  return \(total) &* 2")
    write("}")
    write("print(\(add)(\(expression(.int, 2))), \(add)(\(expression(.int, 1))), \(total))")
    scope.append(Variable(name: total, kind: .int, isMutable: false))
  }

  nonisolated private mutating func dictionary() {
    let (table, i) = (newName(), newName())
    write("var \(table): [Int: [Int]] = [:]")
    block("for \(i) in 0..<6 {") { writer in
      writer.scope.append(Variable(name: i, kind: .int, isMutable: false))
      writer.write("\(table)[\(i) % 3, default: []].append(\(writer.expression(.int, 2)))")
    }
    write("\(table)[\(dice.roll(4))] = nil")
    write("\(table)[1]?.append(\(expression(.int, 1)))")
    write("for (k, xs) in \(table).sorted(by: { $0.key < $1.key }) { print(k, xs) }")
  }

  nonisolated private mutating func pair() {
    let name = newName()
    let kind = dice.pick([Kind.int, .string, .token, .point])
    write(
      "var \(name) = Pair<\(kind.text)>(first: \(expression(kind, 2)), second: \(expression(kind, 1)))"
    )
    write("\(name).flip()")
    write("print(\(name), \(name).isEven)")
  }
}
