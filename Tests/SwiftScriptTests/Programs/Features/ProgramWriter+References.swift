extension ProgramWriter {
  /// Objects that tell when they end.
  mutating func writeDeinits() {
    needsLocals = true
    let (name, sub) = (newGlobal("Thing"), newGlobal("Part"))
    block("class \(name) {") { writer in
      writer.write("let id: Int")
      writer.write("var next: \(name)?")
      writer.write("init(_ id: Int) { self.id = id }")
      writer.write("deinit { print(\"end of\", id) }")
    }
    block("class \(sub): \(name) {") { writer in
      writer.write("let part: \(name)")
      writer.write("override init(_ id: Int) { part = \(name)(id &+ 100); super.init(id) }")
      writer.write("deinit { print(\"end of part of\", id) }")
    }
    let make = newGlobal("make")
    write("func \(make)(_ n: Int) -> \(name) { n.isMultiple(of: 2) ? \(name)(n) : \(sub)(n) }")
    let pick = dice.roll(3)
    shows.append { writer in
      let (a, b) = (writer.newName(), writer.newName())
      let value = { (writer: inout ProgramWriter) in "\(make)(\(writer.expression(.int, 1)))" }
      writer.block("do {") { writer in
        switch pick {
        case 0:
          writer.write("var \(a): \(name)? = \(value(&writer))")
          writer.write("let \(b) = \(value(&writer))")
          writer.write("\(a)?.next = \(writer.dice.pick([b, "\(make)(\(writer.leaf(.int)))"]))")
          writer.statements(1, depth: 0)
          writer.write(writer.dice.pick(["\(a) = nil", "\(a) = \(b)", "\(a) = \(make)(8)"]))
          writer.write("print(\"after\", \(a)?.id ?? 0, \(b).next?.id as Any)")
        case 1:
          writer.write("var \(a) = (1...\(2 + writer.dice.roll(3))).map { \(make)($0) }")
          writer.write(
            writer.dice.pick([
              "\(a).removeFirst()", "\(a).removeAll { $0.id == 2 }", "\(a)[0] = \(make)(7)",
              "\(a) = \(a).reversed()",
            ]))
          writer.write("print(\"left\", \(a).map(\\.id))")
          writer.statements(1, depth: 0)
          writer.write("\(a) = []")
          writer.write("print(\"none\")")
        default:
          writer.write("weak var \(a): \(name)?")
          writer.block("do {") { writer in
            writer.write("let \(b) = \(value(&writer))")
            writer.write("\(a) = \(b)")
            writer.write(
              "let show = { [\(writer.dice.pick(["weak ", "unowned ", ""]))\(b)] in print(\(b) is \(sub)) }"
            )
            writer.write("show()")
            writer.write("print(\(a)?.id as Any, \(b).id)")
          }
          writer.write("print(\(a) == nil)")
        }
      }
    }
  }

  /// A class that shares its state: many names of one object, closures that keep it.
  mutating func writeReferences() {
    let name = newGlobal("Counter")
    let kind = Kind.named(name)
    let element = dice.pick([Kind.int, .string, .double])
    let (log, add, hook) = (newName("log"), newName("add"), newName("hook"))
    block("final class \(name) {") { writer in
      writer.write("private(set) var \(log): [\(element.text)] = []")
      writer.write("var \(hook): ((\(element.text)) -> Void)?")
      writer.write("@discardableResult")
      writer.write("func \(add)(_ x: \(element.text)) -> Self {")
      writer.write("  \(log).append(x)")
      writer.write("  \(hook)?(x)")
      writer.write("  return self")
      writer.write("}")
      writer.write("static let shared = \(name)()")
      writer.write("lazy var start: \(element.text)? = \(log).first")
    }
    grammar.type(name, leaf: "\(name)()")
    grammar.rule(kind, "\(name).shared")
    grammar.rule(kind, "(#0).\(add)(#1)", [kind, element], cost: 2)
    grammar.rule(.array(element), "(#0).\(log)", [kind])
    grammar.rule(.optional(element), "(#0).start", [kind])
    shows.append { writer in
      let (a, b, sum) = (writer.newName(), writer.newName(), writer.newName())
      writer.write(
        "let \(a) = \(name)(), \(b) = \(writer.dice.pick([a, "\(name)()", "\(name).shared"]))")
      writer.write("var \(sum) = 0")
      writer.write(
        "\(a).\(hook) = { [weak \(b)] x in \(sum) &+= \(b)?.\(log).count ?? 9; print(x) }")
      writer.write(
        "\(a).\(add)(\(writer.expression(element, 1))).\(add)(\(writer.expression(element, 1)))")
      writer.write("\(b).\(add)(\(writer.expression(element, 1)))")
      writer.write("print(\(a).\(log), \(b).\(log), \(a) === \(b), \(sum), \(b).start as Any)")
      writer.scope += [writer.parameter(a, kind), writer.parameter(sum, .int)]
    }
  }
}
