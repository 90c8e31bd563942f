extension ProgramWriter {
  /// Values that say when they are made, in initial values, defaults, indices and arguments, and
  /// places that say when they are read and written.
  mutating func writeMoments() {
    let (told, put) = (newGlobal("told"), newGlobal("put"))
    writeTold(told, [.int, .string, .bool, .array(.int), .optional(.int)])
    write("func \(put)<T>(_ place: inout T, _ value: T) { print(\"put\"); place = value }")
    let part = writePart(told)
    writeWhole(part, told, put)
  }

  /// A function that says when a value is made, for expressions of these kinds.
  mutating func writeTold(_ told: String, _ kinds: [Kind]) {
    write("func \(told)<T>(_ name: String, _ value: T) -> T { print(name); return value }")
    for kind in kinds { grammar.rule(kind, "\(told)(\"#x\", #0)", [kind]) }
  }

  /// A struct whose fields say what becomes of them.
  private mutating func writePart(_ told: String) -> String {
    let name = newGlobal("Part")
    let kind = Kind.named(name)
    block("struct \(name) {") { writer in
      let observers = writer.dice.pick([
        "", " { didSet { print(\"n\", n) } }", " { didSet { print(\"n\", oldValue, n) } }",
        " { willSet { print(\"will\", newValue) } }",
        " { willSet { print(\"will\", n) } didSet { print(\"n\", n) } }",
      ])
      writer.write("var n: Int = \(told)(\"n\", \(writer.dice.roll(9)))\(observers)")
      let listed = writer.dice.pick(["", " { didSet { print(\"list\", list.count) } }"])
      writer.write("var list: [Int] = \(told)(\"list\", [1, 2])\(listed)")
      // One key, for the order of several is nobody's rule.
      let entries = writer.dice.pick([":", "\(told)(\"key\", \"a\"): \(told)(\"value\", 1)"])
      writer.write("var table: [String: Int] = [\(entries)]")
      writer.write(
        "subscript(i: Int) -> Int", of: "get { print(\"read\", i); return n &+ i }",
        "set { print(\"write\", i); n = newValue }")
      if writer.dice.roll(2) == 0 {
        writer.write("init(n: Int = \(told)(\"default\", 7)) { self.n = n; print(\"made\") }")
      } else {
        writer.write("init(n: Int = \(told)(\"default\", 7)) { print(\"begun\"); self.n = n }")
      }
    }
    grammar.type(name, leaf: "\(name)()")
    grammar.rule(kind, "\(name)(n: #0)", [.int])
    grammar.rule(.int, "(#0).n", [kind])
    grammar.rule(.int, "(#0)[#1]", [kind, .int])
    grammar.change(kind, "#v.n &+= #0", [.int])
    grammar.change(kind, "#v[#0] &-= #1", [.int, .int])
    grammar.change(kind, "#v.list[\(told)(\"place\", 1)] = #0", [.int])
    return name
  }

  private mutating func writeWhole(_ part: String, _ told: String, _ put: String) {
    let name = newGlobal("Whole")
    let (kind, inner) = (Kind.named(name), Kind.named(part))
    let isClass = dice.roll(2) == 0
    let wrapper = dice.roll(2) == 0 ? newGlobal("Seen") : nil
    if let wrapper { writeSeen(wrapper) }
    let base = isClass && dice.roll(2) == 0 ? newGlobal("Base") : nil
    let observed = dice.pick(["", " { didSet { print(\"part\") } }"])
    if let base {
      write(
        "class \(base)", of: "var part: \(part) = \(part)(n: \(told)(\"base\", 3))\(observed)",
        "var extra: Int = \(told)(\"extra\", 2)",
        "init() { print(\"base\"); settle() }",
        "func settle() { print(\"settled\", extra) }")
    }
    let head = isClass ? "final class \(name)\(base.map { ": " + $0 } ?? "")" : "struct \(name)"
    block(head + " {") { writer in
      writer.write("static var shared: Int = \(told)(\"shared\", 5) { didSet { print(oldValue) } }")
      if base != nil {
        writer.write(
          "override var part: \(part) { willSet { print(\"over\") } didSet { print(\"overridden\") } }"
        )
        writer.write("override func settle() { print(\"own\", items.count) }")
      } else {
        writer.write("var part: \(part) = \(part)()\(observed)")
      }
      writer.write("var maybe: \(part)? = \(writer.dice.roll(2) == 0 ? "nil" : "\(part)(n: 4)")")
      writer.write("var items: [\(part)] = [\(part)(n: \(told)(\"first\", 1)), \(part)()]")
      writer.write("var pair: (Int, Int) = (\(told)(\"one\", 1), \(told)(\"two\", 2))")
      if let wrapper { writer.write("@\(wrapper) var seen: Int = \(told)(\"seen\", 6)") }
      writer.write(
        "var view: \(part)", of: "get { print(\"get\"); return part }",
        "set { print(\"set\"); part = newValue }")
      writer.write("lazy var later: Int = \(told)(\"later\", part.n &+ 1)")
      let mark = isClass ? "" : "mutating "
      writer.write(
        "\(mark)func add(_ a: Int = \(told)(\"a\", 1), b: Int = \(told)(\"b\", 2)) -> Int {")
      writer.write("  defer { print(\"added\") }")
      writer.write("  pair.0 &+= a; view.n &+= b")
      writer.write("  return pair.0")
      writer.write("}")
      writer.write("\(mark)func risk(_ a: Int) throws(Failed\(name)) -> Int {")
      writer.write("  part.n &+= 1")
      writer.write("  if a % 2 == 0 { throw Failed\(name)() }")
      writer.write("  return a")
      writer.write("}")
      writer.write(
        "\(base == nil ? "" : "override ")init() { print(\"whole\")\(base == nil ? "" : "; super.init()") }"
      )
    }
    write("struct Failed\(name): Error {}")
    grammar.type(name, leaf: "\(name)()")
    grammar.rule(.int, "(#0).part.n", [kind])
    grammar.rule(.int, "(#0).view[#1]", [kind, .int])
    grammar.rule(.int, "((#0).maybe?.n ?? #1)", [kind, .int])
    grammar.rule(.int, "((#0).maybe?[#1] ?? #2)", [kind, .int, .int])
    grammar.rule(inner, "(#0).items[\(told)(\"index\", 1)]", [kind])
    grammar.rule(inner, "((#0).maybe ?? #1)", [kind, inner])
    for place in ["part", "view", "items[\(told)(\"i\", 0)]"] {
      grammar.change(kind, "#v.\(place).n &+= #0", [.int])
      grammar.change(kind, "#v.\(place)[#0] ^= #1", [.int, .int])
      grammar.change(kind, "#v.\(place).list[\(told)(\"j\", 1)] &-= #0", [.int])
      grammar.change(
        kind, "#v.\(place).table[\(told)(\"k\", \"a\"), default: \(told)(\"late\", 3)] &+= #0",
        [.int])
      grammar.change(kind, "\(put)(&#v.\(place).n, #0)", [.int])
      grammar.change(kind, "\(put)(&#v.\(place)[#0], #1)", [.int, .int])
      grammar.change(kind, "\(put)(&#v.\(place), #0)", [inner])
      grammar.change(kind, "#v.\(place) = #0", [inner])
      grammar.change(kind, "(#v.\(place).n, #v.pair.1) = (#0, #1)", [.int, .int])
    }
    grammar.change(kind, "#v.maybe?.n = #0", [.int])
    grammar.change(kind, "#v.maybe?[#0] &+= #1", [.int, .int])
    grammar.change(kind, "#v.maybe = #0", [.optional(inner)])
    grammar.change(kind, "#v.pair = (#0, #1)", [.int, .int])
    grammar.change(kind, "#v.items.swapAt(\(told)(\"i\", 0), \(told)(\"j\", 1))")
    grammar.change(kind, "print(#v.later, \(name).shared)")
    grammar.change(kind, "\(name).shared &+= #0", [.int])
    grammar.change(kind, "\(put)(&\(name).shared, #0)", [.int])
    grammar.change(kind, "print(#v.add(), #v.add(#0), #v.add(b: #1))", [.int, .int])
    grammar.change(kind, "print((try? #v.risk(#0)) ?? #1)", [.int, .int])
    if wrapper != nil {
      grammar.rule(.int, "(#0).seen", [kind])
      grammar.change(kind, "#v.seen &+= #0", [.int])
      grammar.change(kind, "\(put)(&#v.seen, #0)", [.int])
    }
    shows.append { writer in
      let x = writer.newName()
      writer.write("var \(x) = \(name)()")
      for _ in 0..<4 {
        let change = writer.dice.pick(writer.grammar.changes[kind] ?? [])
        writer.write(writer.fill(change, 1, variable: x))
      }
      writer.scope.append(writer.field(x, kind))
      writer.write("print(\(x).part.n, \(x).items.map(\\.n), \(x).pair, \(x).maybe?.n ?? -1)")
    }
  }

  private mutating func writeSeen(_ wrapper: String) {
    block("@propertyWrapper struct \(wrapper)<Value> {") { writer in
      writer.write("private var stored: Value")
      writer.write("init(wrappedValue: Value) { print(\"wrapped\"); stored = wrappedValue }")
      writer.write(
        "var wrappedValue: Value", of: "get { print(\"seen\"); return stored }",
        "set { print(\"stored\"); stored = newValue }")
    }
  }
}
