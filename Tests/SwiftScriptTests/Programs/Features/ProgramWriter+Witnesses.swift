extension ProgramWriter {
  /// A protocol that names types where the members that meet it are generic, or not.
  mutating func writeWitnesses() {
    let name = newGlobal("Shelf")
    let kinds = [Kind.int, .string, .bool, .double]
    let (a, b) = (dice.pick(kinds), dice.pick(kinds))
    let (first, second) = (a.text, b.text)
    block("protocol \(name) {") { writer in
      writer.write("func show(_ x: \(first)) -> String")
      writer.write("func mix<Q>(_ q: Q, _ x: \(second)) -> String")
      writer.write("func wrap(_ x: \(first)?) -> [\(first)]")
      writer.write("mutating func note(_ x: \(second)) -> Int")
      writer.write("static func make(_ x: \(first)) -> String")
      writer.write("subscript(x: \(second)) -> String { get }")
    }
    var types: [String] = []
    for _ in 0..<(2 + dice.roll(2)) {
      let type = newGlobal("Box")
      types.append(type)
      let isClass = dice.roll(2) == 0
      block(isClass ? "class \(type): \(name) {" : "struct \(type): \(name) {") { writer in
        writer.write("var seen = \(writer.dice.roll(5))")
        writer.write("init() {}")
        writer.members(a, b, isClass: isClass)
      }
      guard isClass, dice.roll(2) == 0 else { continue }
      let below = newGlobal("Chest")
      types.append(below)
      block("final class \(below): \(type) {") { writer in
        writer.write("override var seen: Int { didSet { print(\"seen\", seen) } }")
      }
    }
    let use = newGlobal("use")
    block("func \(use)<W: \(name)>(_ given: W, _ x: \(first), _ y: \(second)) {") { writer in
      writer.write("var w = given")
      writer.write("print(w.show(x), w.mix(x, y), w.wrap(x), w.wrap(nil), w.note(y), w.note(y))")
      writer.write("print(W.make(x), w[y], w.mix(w.wrap(x), y))")
    }
    shows.append { writer in
      let made = types.map { "\($0)()" }.joined(separator: ", ")
      let (x, y) = (writer.expression(a, 1), writer.expression(b, 1))
      let one = writer.newName()
      writer.block("for \(one) in [\(made)] as [any \(name)] {") { writer in
        writer.write("print(\(one).show(\(x)), \(one).mix(\(y), \(y)), \(one).wrap(\(x)))")
        writer.write("print(type(of: \(one)).make(\(x)), \(one)[\(y)])")
      }
      for type in types { writer.write("\(use)(\(type)(), \(x), \(y))") }
      let open = writer.newName()
      writer.write("var \(open): any \(name) = \(types[0])()")
      writer.write("print(\(open).note(\(y)), \(open).note(\(y)))")
      writer.write("\(open) = \(types[types.count - 1])()")
      writer.write("print(\(open).note(\(y)), \(open).wrap(nil))")
    }
  }

  /// What meets each requirement: by its types, or by type parameters of its own.
  private mutating func members(_ a: Kind, _ b: Kind, isClass: Bool) {
    let (first, second) = (a.text, b.text)
    let mutating = isClass ? "" : "mutating "
    let type = isClass ? dice.pick(["class", "static"]) : "static"
    write(
      dice.pick([
        "func show(_ x: \(first)) -> String { \"plain \\(x)\" }",
        "func show<T>(_ x: T) -> String { \"\\(T.self) \\(x)\" }",
        "func show<T: Equatable>(_ x: T) -> String { \"\\(T.self) \\(x == x) \\(seen)\" }",
        "func show(_ x: some Any) -> String { \"some \\(type(of: x)) \\(x)\" }",
      ]))
    write(
      dice.pick([
        "func mix<Q>(_ q: Q, _ x: \(second)) -> String { \"\\(Q.self) \\(x)\" }",
        "func mix<Q, R>(_ q: Q, _ x: R) -> String { \"\\(Q.self) \\(R.self) \\(q)\" }",
        "func mix<R>(_ q: some Any, _ x: R) -> String { \"\\(type(of: q)) \\(R.self)\" }",
      ]))
    write(
      dice.pick([
        "func wrap(_ x: \(first)?) -> [\(first)] { x.map { [$0] } ?? [] }",
        "func wrap<T>(_ x: T?) -> [T] { x.map { [$0, $0] } ?? [] }",
      ]))
    write(
      mutating
        + dice.pick([
          "func note(_ x: \(second)) -> Int {", "func note<T>(_ x: T) -> Int {",
        ]) + " seen += 1; return seen }")
    write(
      type + " "
        + dice.pick([
          "func make(_ x: \(first)) -> String { \"made \\(x)\" }",
          "func make<T>(_ x: T) -> String { \"\\(T.self) in \\(Self.self)\" }",
        ]))
    write(
      dice.pick([
        "subscript(x: \(second)) -> String { \"at \\(x)\" }",
        "subscript<T>(x: T) -> String { \"\\(T.self) at \\(x) \\(seen)\" }",
      ]))
  }
}
