extension ProgramWriter {
  /// Switches over numbers, pairs and optionals; conditions that match patterns.
  mutating func writePatterns() {
    let name = newGlobal("sort")
    let n = { (writer: inout ProgramWriter) in writer.dice.roll(30) }
    block("func \(name)(_ n: Int, _ s: String?, _ xs: [Int]) -> String {") { writer in
      writer.write("switch (n, s) {")
      for index in 0..<(2 + writer.dice.roll(3)) {
        let low = n(&writer)
        let pattern = writer.dice.pick([
          "(\(low)...\(low + 5), _)", "(..<(\(low - 15)), \"a\"?)",
          "(\(low)..., let t?) where t.count > 1",
          "(let k, nil) where k % 2 == 0", "(_, .some(\"bc\"))", "(\(low), .none)",
          "(1, _), (2, nil)",
        ])
        let isLast = index == 0 && writer.dice.roll(3) == 0
        writer.write(
          "case \(pattern): \(isLast ? "print(\"on\"); fallthrough" : "return \"c\(index)\"")")
        if isLast { writer.write("case (0, nil): return \"zero\"") }
      }
      writer.write("case let (k, t?): return t + \"\\(k)\"")
      writer.write("case (let k, _): return \"rest \\(k)\"")
      writer.write("}")
    }
    grammar.rule(.string, "\(name)(#0, #1, #2)", [.int, .optional(.string), .array(.int)], cost: 4)
    grammar.statements.append { writer, depth in
      let (x, y) = (writer.newName(), writer.newName())
      let low = n(&writer)
      switch writer.dice.roll(5) {
      case 0:
        writer.block(
          "if case \(low)..<\(low + 9) = \(writer.expression(.int, 2)), let \(x) = \(writer.expression(.optional(.string), 1)) {"
        ) { writer in
          writer.scope.append(writer.parameter(x, .string))
          writer.statements(1, depth: depth - 1)
        }
      case 1:
        writer.write(
          "for case let \(x)? in [\(writer.expression(.optional(.int), 1)), nil, 3] { print(\(x)) }"
        )
      case 2:
        writer.write(
          "for case (let \(x), \(writer.dice.roll(3))) in zip(\(writer.expression(.array(.int), 1)), [0, 1, 2]) { print(\(x)) }"
        )
      case 3:
        writer.write(
          "while case let \(x)? = \(writer.expression(.optional(.int), 1)) { print(\(x)); break }")
      default:
        let kind = writer.dice.pick([Kind.int, .string, .bool])
        writer.write("let \(y): String = switch \(writer.expression(.int, 1)) % 4 {")
        writer.write("case 0: \(writer.expression(.string, 1))")
        writer.write("case let k where k < 0: \"less \\(k) \\(\(writer.expression(kind, 1)))\"")
        writer.write("case 1, 2: \(writer.expression(.string, 1))")
        writer.write("default: \(writer.expression(.string, 0))")
        writer.write("}")
        writer.scope.append(writer.parameter(y, .string))
      }
    }
    shows.append { writer in
      writer.write("for i in [0, 1, 2, \(n(&writer)), \(n(&writer)), -3] {")
      writer.write("  print(\(name)(i, i % 3 == 0 ? nil : \(writer.leaf(.string)), []))")
      writer.write("}")
      for _ in 0..<2 { writer.dice.pick(writer.grammar.statements)(&writer, 1) }
    }
  }

  /// Labels, conditions at the end, strides and early ends.
  mutating func writeLoops() {
    grammar.statements.append { writer, depth in
      let (outer, i, j) = (writer.newName("outer"), writer.newName(), writer.newName())
      writer.block(
        "\(outer): for \(i) in stride(from: \(writer.dice.roll(9)), \(writer.dice.pick(["to", "through"])): -2, by: -2) {"
      ) { writer in
        writer.scope.append(writer.parameter(i, .int))
        writer.repeats *= 5
        writer.block("for \(j) in (0...3).reversed() where \(j) != \(writer.dice.roll(5)) {") {
          writer in
          writer.scope.append(writer.parameter(j, .int))
          writer.repeats *= 4
          writer.write(
            "if \(writer.expression(.bool, 1)) { \(writer.dice.pick(["continue", "break"])) \(outer) }"
          )
          writer.write("if \(j) == \(i) { \(writer.dice.pick(["continue", "break"])) }")
          writer.write("print(\(i), \(j), \(writer.expression(.int, 1)))")
          writer.repeats /= 4
        }
        writer.statements(1, depth: 0)
        writer.repeats /= 5
      }
    }
    grammar.statements.append { writer, depth in
      let n = writer.newName()
      writer.write("var \(n) = \(writer.dice.roll(20))")
      writer.scope.append(writer.parameter(n, .int))
      let isRepeat = writer.dice.roll(2) == 0
      writer.block(isRepeat ? "repeat {" : "while \(n) > 0 {", isRepeat ? "} while \(n) > 3" : "}")
      { writer in
        writer.repeats *= 6
        writer.write("\(n) = \(n) / 2 - 1")
        if writer.dice.roll(2) == 0 {
          writer.write(
            "if \(writer.expression(.bool, 1)) { \(writer.dice.pick(["break", "continue"])) }")
        }
        writer.statements(1, depth: depth - 1)
        writer.repeats /= 6
      }
    }
    shows.append { writer in
      for _ in 0..<2 { writer.dice.pick(writer.grammar.statements)(&writer, 1) }
    }
  }

  /// Casts of `Any`, of classes and of protocols.
  mutating func writeCasts() {
    let (speaks, base, sub) = (newGlobal("Speaks"), newGlobal("Base"), newGlobal("Sub"))
    let tell = newGlobal("tell")
    let text = newName("text")
    write("protocol \(speaks) { var \(text): String { get } }")
    write("class \(base) { let n: Int; init(_ n: Int) { self.n = n } }")
    write("final class \(sub): \(base), \(speaks) { var \(text): String { \"sub \\(n)\" } }")
    write("struct \(sub)Value: \(speaks), Equatable { var \(text) = \(leaf(.string)) }")
    block("func \(tell)(_ x: Any) -> String {") { writer in
      var cases = [
        "case let n as Int where n > \(writer.dice.roll(9)): return \"big \\(n)\"",
        "case is Int: return \"number\"", "case let s as String: return s + \"!\"",
        "case let xs as [Int]: return \"list \\(xs.count)\"",
        "case let d as Double: return \"\\(d)\"",
        "case let (a, b) as (Int, String): return \"pair \\(a) \\(b)\"",
        "case let x as \(speaks): return x.\(text)",
        "case let x as \(base): return \"base \\(x.n)\"",
        "case let f as (Int) -> Int: return \"f \\(f(3))\"", "case is Bool: return \"bool\"",
        "case let x as \(sub)Value: return \"value \\(x)\"", "case nil as Int?: return \"nothing\"",
      ]
      writer.write("switch x {")
      for _ in 0..<(5 + writer.dice.roll(3)) {
        writer.write(cases.remove(at: writer.dice.roll(cases.count - 1)))
      }
      writer.write("default: return \"other\"")
      writer.write("}")
    }
    let any = Kind.named("Any")
    grammar.rule(.string, "\(tell)(#0)", [any], cost: 4)
    grammar.leaf(any, "(#n as Any)", "(true as Any)", "\(sub)(#n)", "\(base)(#n)")
    for kind in [Kind.int, .string, .double, .array(.int), .array(.string), .function(.int, .int)] {
      grammar.rule(any, "(#0 as Any)", [kind])
    }
    grammar.rule(any, "((#0, #1) as Any)", [.int, .string])
    grammar.rule(any, "\(sub)Value(\(text): #0)", [.string])
    grammar.rule(.optional(.int), "(#0 as? Int)", [any])
    grammar.rule(.optional(.string), "(#0 as? any \(speaks))?.\(text)", [any])
    grammar.rule(.bool, "(#0 is \(dice.pick([base, speaks, "String", "[Any]", "Int?"])))", [any])
    shows.append { writer in
      writer.write(
        "for x in [\((0..<5).map { _ in writer.expression(any, 1) }.joined(separator: ", "))] as [Any] {"
      )
      writer.write("  print(\(tell)(x), type(of: x))")
      writer.write("}")
    }
  }
}
