extension ProgramWriter {
  /// Closures that share variables, escape, and make others.
  mutating func writeClosures() {
    let kind = dice.pick([Kind.int, .string])
    let (make, twice, compose) = (newGlobal("make"), newGlobal("twice"), newGlobal("compose"))
    let change = Kind.function(kind, kind)
    let plus = kind == .int ? "&+" : "+"
    write(
      "func \(make)(_ start: \(kind.text)) -> (add: (\(kind.text)) -> \(kind.text), read: () -> \(kind.text)) {"
    )
    write("  var total = start")
    write("  func add(_ x: \(kind.text)) -> \(kind.text) { total = total \(plus) x; return total }")
    write("  return (add, { total })")
    write("}")
    write("func \(twice)<T>(_ f: @escaping (T) -> T) -> (T) -> T { { f(f($0)) } }")
    write(
      "func \(compose)<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {")
    write("  { g(f($0)) }")
    write("}")
    grammar.escaping(kind, "\(twice)(#0)(#1)", [change, kind])
    grammar.escaping(
      .string, "\(compose)(#0, #1)(#2)", [change, .function(kind, .string), kind])
    grammar.rule(kind, "(#0)(#1)", [change, kind], cost: 2)
    let counter = newName()
    shows.append { writer in
      let (all, x) = (writer.newName(), writer.newName())
      writer.write("let \(counter) = \(make)(\(writer.expression(kind, 1)))")
      writer.write(
        "print(\(counter).add(\(writer.expression(kind, 1))), \(counter).add(\(writer.expression(kind, 1))), \(counter).read())"
      )
      writer.write("var \(x): \(kind.text) = \(writer.expression(kind, 1))")
      writer.write("var \(all): [() -> Void] = []")
      let capture = writer.dice.pick(["[\(x)] ", "[copy = \(x)] ", ""])
      writer.block("for i in 0..<\(2 + writer.dice.roll(2)) {") { writer in
        let read = capture.contains("copy") ? "copy" : x
        writer.write("\(all).append { \(capture.isEmpty ? "" : capture + "in ")print(i, \(read)) }")
        writer.write("\(x) = \(x) \(plus) \(writer.leaf(kind))")
      }
      writer.write("\(all).reversed().forEach { $0() }")
      writer.write("print(\(x))")
      let name = writer.newName()
      writer.write(
        "let \(name): \(change.text) = \(writer.dice.pick(["\(twice)(\(counter).add)", writer.closure(kind, kind)]))"
      )
      writer.write("print(\(name)(\(writer.expression(kind, 1))))")
    }
  }

  /// Arguments that are evaluated when they are asked for, or never.
  mutating func writeAutoclosures() {
    let (either, lazily) = (newGlobal("either"), newGlobal("lazily"))
    let kind = plainKind()
    write(
      "func \(either)<T>(_ condition: Bool, _ a: @autoclosure () -> T, _ b: @autoclosure () throws -> T) rethrows -> T {"
    )
    write("  if condition { return a() }")
    write("  return try b()")
    write("}")
    write("struct \(lazily) {")
    write("  let make: () -> \(kind.text)")
    write("  init(_ make: @escaping @autoclosure () -> \(kind.text)) { self.make = make }")
    write("}")
    let say = newGlobal("say")
    write("func \(say)<T>(_ x: T) -> T { print(\"say\", x); return x }")
    for wanted in [kind, .int, .bool] { grammar.rule(wanted, "\(say)(#0)", [wanted], cost: 3) }
    grammar.rule(kind, "\(either)(#0, #1, #2)", [.bool, kind, kind], cost: 2)
    grammar.rule(.int, "\(either)(#0, #1, \(say)(#2))", [.bool, .int, .int], cost: 3)
    grammar.rule(kind, "\(lazily)(\(leaf(kind))).make()", cost: 2)
    grammar.rule(.bool, "(\(say)(#0) && \(say)(#1) || \(say)(#2))", [.bool, .bool, .bool], cost: 4)
    shows.append { writer in
      let (n, later) = (writer.newName(), writer.newName())
      writer.write("var \(n) = \(writer.expression(.int, 1))")
      writer.write(
        "let \(later) = \(lazily)(\(either)(\(n) > 5, \(writer.expression(kind, 1)), \(writer.expression(kind, 1))))"
      )
      writer.write("\(n) &+= \(writer.dice.roll(20))")
      writer.write("print(\(later).make(), \(n))")
      writer.write("print(\(writer.expression(kind, 2)), \(writer.expression(.bool, 2)))")
    }
  }

  /// Functions within functions, which call themselves and change what is around them.
  mutating func writeLocals() {
    let name = newGlobal("outer")
    let result = dice.pick([Kind.int, .string])
    let depth = 2 + dice.roll(6)
    block("func \(name)(_ n: Int) -> \(result.text) {") { writer in
      writer.write("var calls = 0")
      writer.write("var trail: \(result.text) = \(writer.leaf(result))")
      writer.write("struct Step { var at: Int; var label: String { \"<\\(at)>\" } }")
      writer.write("func walk(_ k: Int, _ step: Step) -> Int {")
      writer.write("  calls &+= 1")
      writer.write("  guard k > 0, k < \(depth) else { return step.at }")
      writer.write(
        result == .int ? "  trail = (trail &* 3) ^ step.at" : "  trail += step.label")
      writer.write("  return walk(k - 1, Step(at: step.at &+ k)) &+ walk(k - 2, step)")
      writer.write("}")
      if writer.dice.roll(2) == 0 { writer.write("defer { print(\"calls\", calls) }") }
      writer.write("print(walk(min(max(n, 0), 7), Step(at: n % 10)))")
      writer.write("func last<T>(_ x: T) -> T { calls = 0; return x }")
      writer.write("return last(trail)")
    }
    grammar.rule(result, "\(name)(#0)", [.int], cost: 60)
    shows.append { $0.write("print(\(name)(\(2 + $0.dice.roll(6))))") }
  }
}
