extension ProgramWriter {
  /// A result builder for lists, and functions whose bodies it gathers.
  mutating func writeBuilder() {
    let (builder, list) = (newGlobal("ListBuilder"), newGlobal("list"))
    let element = dice.pick([Kind.int, .string, .double, .bool])
    let type = "[\(element.text)]"
    let isStepwise = dice.roll(2) == 0
    block("@resultBuilder enum \(builder) {") { writer in
      writer.write("static func buildExpression(_ x: \(element.text)) -> \(type) { [x] }")
      writer.write("static func buildExpression(_ xs: \(type)) -> \(type) { xs }")
      if isStepwise {
        writer.write("static func buildPartialBlock(first: \(type)) -> \(type) { first }")
        writer.write(
          "static func buildPartialBlock(accumulated: \(type), next: \(type)) -> \(type) { accumulated + next }"
        )
      } else {
        writer.write(
          "static func buildBlock(_ parts: \(type)...) -> \(type) { parts.flatMap { $0 } }")
      }
      writer.write("static func buildOptional(_ part: \(type)?) -> \(type) { part ?? [] }")
      writer.write("static func buildEither(first part: \(type)) -> \(type) { part }")
      writer.write(
        "static func buildEither(second part: \(type)) -> \(type) { \(writer.dice.pick(["part", "part.reversed()"])) }"
      )
      writer.write("static func buildArray(_ parts: [\(type)]) -> \(type) { parts.flatMap { $0 } }")
      if writer.dice.roll(2) == 0 {
        writer.write(
          "static func buildFinalResult(_ parts: \(type)) -> \(type) { [\(type)](arrayLiteral: parts).flatMap { $0 } }"
        )
      }
    }
    write("func \(list)(@\(builder) _ make: () -> \(type)) -> \(type) { make() }")
    grammar.learn(.array(element))
    grammar.rule(.array(element), "\(list) { #0; #1 }", [element, .array(element)], cost: 3)
    grammar.rule(
      .array(element), "\(list) { if #0 { #1 } else { #2 } }", [.bool, element, element], cost: 3)
    let gathered = newGlobal("gathered")
    block("@\(builder) func \(gathered)(_ flag: Bool, _ n: Int) -> \(type) {") { writer in
      writer.scope = [writer.parameter("flag", .bool), writer.parameter("n", .int)]
      writer.parts(of: element, depth: 2)
    }
    grammar.rule(.array(element), "\(gathered)(#0, #1)", [.bool, .int], cost: 12)
    shows.append { writer in
      for flag in [true, false] {
        writer.write("print(\(gathered)(\(flag), \(writer.expression(.int, 1))))")
      }
      let name = writer.newName()
      writer.block("let \(name) = \(list) {") { $0.parts(of: element, depth: 2) }
      writer.write("print(\(name))")
    }
  }

  /// What a builder gathers: values, choices, loops, and declarations between them.
  private mutating func parts(of element: Kind, depth: Int) {
    for _ in 0..<(1 + dice.roll(3)) {
      switch dice.roll(depth > 0 ? 7 : 2) {
      case 0: write(expression(element, 1))
      case 1: write("[\(expression(element, 1)), \(leaf(element))]")
      case 2:
        let name = newName()
        write("let \(name): \(element.text) = \(expression(element, 1))")
        write(name)
        scope.append(parameter(name, element))
      case 3:
        block("if \(expression(.bool, 1)) {") { $0.parts(of: element, depth: depth - 1) }
      case 4:
        block("if \(expression(.bool, 1)) {", "") { $0.parts(of: element, depth: depth - 1) }
        block("} else if let n = \(expression(.optional(.int), 1)), n > 2 {", "") {
          $0.scope.append($0.parameter("n", .int))
          $0.parts(of: element, depth: depth - 1)
        }
        block("} else {") { $0.parts(of: element, depth: depth - 1) }
      case 5:
        let name = newName()
        block("for \(name) in 0..<\(1 + dice.roll(3)) {") { writer in
          writer.scope.append(writer.parameter(name, .int))
          writer.repeats *= 3
          writer.parts(of: element, depth: depth - 1)
          writer.repeats /= 3
        }
      default:
        write("switch \(expression(.int, 1)) {")
        write("case \(dice.roll(5)): \(expression(element, 1))")
        block("case let n where n > \(dice.roll(9)):", "") {
          $0.scope.append($0.parameter("n", .int))
          $0.parts(of: element, depth: depth - 1)
        }
        write("default: \(leaf(element))")
        write("}")
      }
    }
  }
}
