extension ProgramWriter {
  /// A protocol with a primary associated type: boxes of it, opaque results, an erasing type.
  mutating func writeExistentials() {
    let (source, fixed, wrapped) = (newGlobal("Source"), newGlobal("Fixed"), newGlobal("Wrapped"))
    let (value, name) = (newName("value"), newName("name"))
    let first = dice.pick([Kind.int, .string, .double, .optional(.int)])
    let second = dice.pick([
      Kind.int, .string, .bool, .double, .array(.int), .array(.string), .optional(.int),
      .optional(.string),
    ])
    let isRequired = dice.roll(2) == 0
    block("protocol \(source)<Value> {") { writer in
      writer.write("associatedtype Value")
      writer.write("func \(value)() -> Value")
      if isRequired { writer.write("var \(name): String { get }") }
    }
    block("extension \(source) {") { writer in
      writer.write("var \(name): String { \"some \\(Self.self == \(fixed).self)\" }")
      writer.write("func pair() -> (Value, Value) { (\(value)(), \(value)()) }")
    }
    write("extension \(source) where Value == Int { func doubled() -> Int { \(value)() &* 2 } }")
    block("struct \(fixed): \(source) {") { writer in
      writer.write("var n: Int")
      writer.function(
        "func \(value)() -> \(first.text)", [writer.field("n", .int)], result: first, statements: 0)
      writer.write("var \(name): String { \"fixed\" }")
    }
    block("struct \(wrapped)<Value>: \(source) {") { writer in
      writer.write("let inner: Value")
      writer.write("func \(value)() -> Value { inner }")
    }
    let opened = newGlobal("opened")
    write(
      "func \(opened)<S: \(source)>(_ s: S) -> String { \"\\(S.Value.self) \\(s.\(value)()) \\(s.\(name))\" }"
    )
    // Whatever is written for it, a parameter is what a call can open.
    let shown = newGlobal("shown")
    write("func \(shown)(_ x: any \(source)) -> String { \(opened)(x) }")
    let erased = newGlobal("Erased")
    block("struct \(erased)<Value>: \(source) {") { writer in
      writer.write("private let body: () -> Value")
      writer.write("init<S: \(source)>(_ s: S) where S.Value == Value { body = { s.\(value)() } }")
      writer.write("func \(value)() -> Value { body() }")
    }
    let hidden = newGlobal("hidden")
    write(
      "func \(hidden)(_ x: \(second.text)) -> some \(source)<\(second.text)> { \(wrapped)(inner: x) }"
    )
    write("func \(hidden)Any(_ x: \(second.text), _ n: Int) -> any \(source) {")
    write("  n % 2 == 0 ? \(wrapped)(inner: x) : \(fixed)(n: n)")
    write("}")
    let box = Kind.named("any \(source)")
    let typed = Kind.named("any \(source)<\(second.text)>")
    let eraser = Kind.named("\(erased)<\(second.text)>")
    grammar.type(box.text, leaf: "\(fixed)(n: #n)")
    grammar.type(typed.text, leaf: "\(wrapped)<\(second.text)>(inner: \(leaf(second)))")
    grammar.type(
      eraser.text, leaf: "\(eraser.text)(\(wrapped)(inner: \(leaf(second)) as \(second.text)))")
    grammar.rule(box, "\(hidden)Any(#0, #1)", [second, .int], cost: 3)
    grammar.rule(box, "(#0 as any \(source))", [typed])
    grammar.rule(typed, "\(hidden)(#0)", [second], cost: 3)
    grammar.rule(.string, "\(shown)(#0)", [box], cost: 3)
    grammar.rule(.string, "(#0).\(name)", [box], cost: 2)
    grammar.rule(.bool, "((#0) is \(fixed))", [box])
    grammar.rule(.optional(.int), "((#0) as? \(fixed))?.n", [box])
    grammar.rule(second, "(#0).\(value)()", [typed], cost: 2)
    grammar.rule(second, "(#0).\(value)()", [eraser], cost: 2)
    grammar.rule(second, "(#0).pair().1", [eraser], cost: 4)
    grammar.rule(.string, "\"\\((#0).\(value)())\"", [box], cost: 2)
    if second == .int { grammar.rule(.int, "(#0).doubled()", [typed], cost: 3) }
    shows.append { writer in
      let one = writer.newName()
      writer.block("for \(one) in \(writer.expression(.array(box), 2)) {") { writer in
        writer.write("print(\(opened)(\(one)), \(one).\(name), \(one).\(value)())")
        writer.write(
          "if let found = \(one) as? \(wrapped)<\(second.text)> { print(\"is\", found.inner) }")
      }
      writer.write("print(\(writer.expression(.array(typed), 2)).map { $0.\(value)() })")
      writer.write("print(\(hidden)(\(writer.expression(second, 1))).pair().0)")
      writer.declare(eraser)
    }
  }
}
