extension ProgramWriter {
  /// Functions that throw and those that pass it on, `defer`, and every kind of `catch`.
  mutating func writeErrors() {
    let (fault, risky) = (newGlobal("Fault"), newGlobal("risky"))
    let payload = dice.pick([Kind.int, .string])
    let isTyped = dice.roll(3) == 0
    write("enum \(fault): Error, Equatable { case small(Int), text(\(payload.text)), odd }")
    write("func \(risky)(_ n: Int) throws\(isTyped ? "(\(fault))" : "") -> Int {")
    write("  defer { print(\"left\", n) }")
    write("  if n < \(dice.roll(9)) { throw \(fault).small(n) }")
    write("  guard n % \(2 + dice.roll(3)) != 0 else { throw \(fault).odd }")
    write("  if n > \(20 + dice.roll(80)) { throw \(fault).text(\(leaf(payload))) }")
    write("  return n &* 2")
    write("}")
    let each = newGlobal("each")
    write("func \(each)<T>(_ xs: [T], _ f: (T) throws -> Int) rethrows -> [Int] {")
    write("  var out: [Int] = []")
    write("  for x in xs { out.append(try f(x)) }")
    write("  return out")
    write("}")
    grammar.rule(.optional(.int), "(try? \(risky)(#0))", [.int], cost: 3)
    grammar.rule(.int, "((try? \(risky)(#0)) ?? #1)", [.int, .int], cost: 3)
    grammar.rule(
      .optional(.array(.int)), "(try? \(each)(#0) { try \(risky)($0) })", [.array(.int)], cost: 12)
    grammar.learn(.optional(.array(.int)))
    grammar.rule(.array(.int), "\(each)(#0, #1)", [.array(.string), .function(.string, .int)])
    grammar.statements.append { writer, depth in
      writer.spent += 10 * writer.repeats
      writer.block("do {", "} catch \(fault).small(let n) where n > \(writer.dice.roll(5)) {") {
        writer in
        let name = writer.newName()
        if writer.dice.roll(2) == 0 { writer.write("defer { print(\"block\") }") }
        writer.write("let \(name) = try \(risky)(\(writer.expression(.int, 2)))")
        writer.scope.append(writer.parameter(name, .int))
        writer.statements(1, depth: depth - 1)
        writer.write("print(\(name))")
      }
      writer.write("  print(\"small\", n)")
      let last = writer.dice.roll(3)
      if last == 0 {
        writer.write("} catch let error as \(fault) where error == .odd {");
        writer.write("  print(\"odd\")")
      }
      if last == 1 { writer.write("} catch \(fault).text { print(\"text\")") }
      writer.write("} catch {")
      writer.write("  print(error)")
      writer.write("}")
    }
    shows.append { writer in
      for _ in 0..<2 { writer.grammar.statements[writer.grammar.statements.count - 1](&writer, 0) }
      writer.write("print(\(writer.expression(.optional(.int), 2)) as Any)")
    }
  }

  /// `Result`, made and unmade.
  mutating func writeResults() {
    let (fault, check) = (newGlobal("Problem"), newGlobal("check"))
    let kind = Kind.named("Result<Int, \(fault)>")
    write("struct \(fault): Error { let why: String }")
    write("func \(check)(_ n: Int) -> \(kind.text) {")
    write(
      "  n % \(2 + dice.roll(3)) == 0 ? .failure(\(fault)(why: \"n \\(n)\")) : .success(n &+ 1)")
    write("}")
    grammar.type(kind.text, leaf: "\(kind.text).success(#n)")
    grammar.rule(kind, "\(check)(#0)", [.int], cost: 3)
    grammar.rule(kind, "(#0).map(#1)", [kind, .function(.int, .int)])
    grammar.rule(kind, "(#0).flatMap(\(check))", [kind], cost: 3)
    grammar.rule(kind, "(#0).mapError { \(fault)(why: $0.why + \"!\") }", [kind])
    grammar.rule(.optional(.int), "(try? (#0).get())", [kind])
    shows.append { writer in
      writer.block("switch \(writer.expression(kind, 2)) {") { writer in
        writer.write("case .success(let n) where n > \(writer.dice.roll(30)): print(\"big\", n)")
        writer.write("case .success(let n): print(n)")
        writer.write("case .failure(let problem): print(problem.why)")
      }
      writer.write(
        "do { print(try \(check)(\(writer.expression(.int, 1))).get()) } catch { print(error) }")
      let caught = writer.newName()
      writer.write(
        "let \(caught) = Result { () throws -> Int in try \(check)(\(writer.expression(.int, 1))).get() }"
      )
      writer.write("if case .failure(let e as \(fault)) = \(caught) { print(e.why) }")
      writer.declare(kind)
    }
  }
}
