extension ProgramWriter {
  /// Values that are called, looked into by members of their content, and indexed by their type.
  mutating func writeCallables() {
    let name = newGlobal("Lens")
    let content = newGlobal("Content")
    let kind = Kind.named(name)
    let (first, second) = (plainKind(), plainKind())
    let (a, b) = (newName("a"), newName("b"))
    block("struct \(content) {") { writer in
      writer.write("var \(a): \(first.text) = \(writer.leaf(first))")
      writer.write("var \(b): \(second.text) = \(writer.leaf(second))")
    }
    let isWritable = dice.roll(2) == 0
    block("@dynamicMemberLookup struct \(name) {") { writer in
      writer.write("var content = \(content)()")
      writer.write("var seen = 0")
      let path = isWritable ? "WritableKeyPath" : "KeyPath"
      writer.block("subscript<T>(dynamicMember path: \(path)<\(content), T>) -> T {") { writer in
        if isWritable {
          writer.write("get { content[keyPath: path] }")
          writer.write("set { content[keyPath: path] = newValue; seen &+= 1 }")
        } else {
          writer.write("content[keyPath: path]")
        }
      }
      writer.write(
        "func callAsFunction(_ n: Int, plus m: Int = \(writer.dice.roll(9))) -> Int { n &+ m &+ seen }"
      )
      writer.write("func callAsFunction() -> \(first.text) { content.\(a) }")
      writer.write(
        "static subscript(i: Int) -> \(name) { var made = \(name)(); made.seen = i; return made }")
      writer.write("subscript(i: Int, default other: Int = 3) -> Int { i > seen ? other : seen }")
    }
    grammar.type(name, leaf: "\(name)()")
    grammar.rule(kind, "\(name)[#0]", [.int])
    grammar.rule(first, "(#0).\(a)", [kind], cost: 2)
    grammar.rule(second, "(#0).\(b)", [kind], cost: 2)
    grammar.rule(first, "(#0)()", [kind])
    grammar.rule(.int, "(#0)(#1)", [kind, .int])
    grammar.rule(.int, "(#0)(#1, plus: #2)", [kind, .int, .int])
    grammar.rule(.int, "(#0)[#1]", [kind, .int])
    grammar.rule(.int, "(#0)[#1, default: #2]", [kind, .int, .int])
    if isWritable {
      grammar.change(kind, "#v.\(a) = #0", [first])
      grammar.change(kind, "#v.\(b) = #0", [second])
    }
    grammar.change(kind, "#v.seen &+= 1")
    shows.append { writer in
      writer.declare(kind)
      writer.write("print(\(writer.expression(kind, 2)).content.\(a))")
      writer.write("print([\(name)[1], \(name)[2]].map(\\.\(b)))")
    }
  }
}
