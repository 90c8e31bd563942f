extension ProgramWriter {
  /// A property wrapper, in a struct and in a class.
  mutating func writeWrapper() {
    let (wrapper, owner) = (newGlobal("Clamped"), newGlobal("Owner"))
    let kind = Kind.named(owner)
    let isGeneric = dice.roll(2) == 0
    let (level, name) = (newName("level"), newName("name"))
    let hasProjection = dice.roll(2) == 0
    let value = isGeneric ? "Value" : "Int"
    write("@propertyWrapper struct \(wrapper)\(isGeneric ? "<Value: Comparable>" : "") {")
    write("  private var stored: \(value)")
    write("  let most: \(value)")
    write("  var count = 0")
    write(
      "  init(wrappedValue: \(value), _ most: \(value)) { stored = min(wrappedValue, most); self.most = most }"
    )
    write("  var wrappedValue: \(value) {")
    write("    get { stored }")
    write(
      "    set { stored = min(newValue, most); count += 1\(dice.roll(2) == 0 ? "; print(\"wrap\", newValue)" : "") }"
    )
    write("  }")
    if hasProjection { write("  var projectedValue: Int { count }") }
    write("}")
    let isClass = dice.roll(2) == 0
    write("\(isClass ? "final class" : "struct") \(owner) {")
    write("  @\(wrapper)(\(10 + dice.roll(50))) var \(level): Int = \(dice.roll(80))")
    if isGeneric { write("  @\(wrapper)(\"m\") var \(name) = \(leaf(.string))") }
    if dice.roll(2) == 0 {
      write("  \(isClass ? "" : "mutating ")func raise(_ n: Int) { \(level) &+= n }")
      grammar.change(kind, "#v.raise(#0)", [.int], cost: 2)
    }
    write("}")
    grammar.type(owner, leaf: "\(owner)()")
    grammar.rule(.int, "(#0).\(level)", [kind])
    grammar.change(kind, "#v.\(level) = #0", [.int])
    grammar.change(kind, "#v.\(level) &-= #0", [.int])
    if isGeneric {
      grammar.rule(.string, "(#0).\(name)", [kind])
      grammar.change(kind, "#v.\(name) = #0", [.string])
    }
    if hasProjection { grammar.rule(.int, "(#0).$\(level)", [kind]) }
    shows.append { writer in
      let (a, b) = (writer.newName(), writer.newName())
      writer.write("var \(a) = \(owner)()")
      writer.write("var \(b) = \(a)")
      writer.write("\(b).\(level) = \(writer.expression(.int, 1))")
      writer.write("\(a).\(level) &+= \(b).\(level)")
      writer.write("print(\(a).\(level), \(b).\(level)\(hasProjection ? ", \(a).$\(level)" : ""))")
      writer.scope += [writer.field(a, kind), writer.field(b, kind)]
    }
  }

  /// Observers, lazy and static properties: what runs when, and in which order.
  mutating func writeAccessors() {
    let name = newGlobal("Panel")
    let kind = Kind.named(name)
    let isClass = dice.roll(2) == 0
    let element = dice.pick([Kind.int, .string, .array(.int)])
    let (a, b, c) = (newName("a"), newName("b"), newName("c"))
    let bump = newGlobal("bump")
    write("func \(bump)(_ n: inout Int) { n &+= 1; print(\"bumped\", n) }")
    write("\(isClass ? "final class" : "struct") \(name) {")
    write("  var \(a): Int = \(dice.roll(9)) {")
    if dice.roll(2) == 0 { write("    willSet { print(\"will\", \(a), newValue) }") }
    write(
      "    didSet { print(\"did\", oldValue, \(a))\(dice.roll(2) == 0 ? "; if \(a) > 50 { \(a) = 50 }" : "") }"
    )
    write("  }")
    write(
      "  var \(b): \(element.text) = \(leaf(element)) { didSet { \(dice.pick(["print(\"changed\")", "\(a) = 3", "print(oldValue)"])) } }"
    )
    write("  lazy var \(c): Int = { print(\"made\"); return \(a) &* 2 }()")
    write("  static var made = 0 { didSet { print(\"made\", oldValue) } }")
    write(
      "  var half: Int { get { print(\"get\"); return \(a) / 2 } set { print(\"set\"); \(a) = newValue &* 2 } }"
    )
    write(
      "  subscript(i: Int) -> Int { get { print(\"read\", i); return \(a) &+ i } set { print(\"write\", i); \(a) = newValue } }"
    )
    write("  init() { \(a) = \(dice.roll(9)); Self.made += 1 }")
    write("}")
    grammar.type(name, leaf: "\(name)()")
    grammar.rule(.int, "(#0).\(a)", [kind])
    grammar.rule(.int, "(#0)[#1]", [kind, .int])
    grammar.rule(.int, "(#0).half", [kind])
    grammar.change(kind, "#v.\(a) = #0", [.int])
    grammar.change(kind, "#v.half &+= #0", [.int])
    grammar.change(kind, "#v[#0] &-= #1", [.int, .int])
    grammar.change(kind, "#v[#0] = #1", [.int, .int])
    grammar.change(kind, "#v.\(b) = #0", [element])
    grammar.change(kind, "print(#v.\(c))")
    grammar.change(kind, "\(bump)(&#v.\(a))")
    grammar.change(kind, "\(bump)(&#v.half)")
    grammar.change(kind, "\(bump)(&#v[#0])", [.int])
    grammar.change(kind, "\(name).made &+= #v.\(a)")
    if element == .array(.int) { grammar.change(kind, "#v.\(b).append(#0)", [.int]) }
    shows.append { writer in
      let (x, y) = (writer.newName(), writer.newName())
      writer.write("var \(x) = \(name)()")
      writer.scope = writer.scope + [writer.field(x, kind)]
      writer.write("var \(y) = \(x)")
      for _ in 0..<3 {
        let change = writer.dice.pick(writer.grammar.changes[kind] ?? [])
        writer.write(writer.fill(change, 1, variable: writer.dice.pick([x, y])))
      }
      writer.write("print(\(x).\(a), \(y).\(a), \(y).\(b), \(x).\(c), \(name).made)")
    }
  }

  /// Key paths: read, written, mapped over and put together.
  mutating func writeKeyPaths() {
    let (outer, inner) = (newGlobal("Room"), newGlobal("Desk"))
    let kind = Kind.named(outer)
    let value = plainKind()
    let (desk, size, tag) = (newName("desk"), newName("size"), newName("tag"))
    write("struct \(inner) { var \(size): \(value.text); var \(tag) = \(leaf(.int)) }")
    write("\(dice.pick(["struct", "struct", "final class"])) \(outer) {")
    write("  var \(desk): \(inner)")
    write("  var rest: [Int] = [1, 2]")
    write("  init(_ \(size): \(value.text)) { \(desk) = \(inner)(\(size): \(size)) }")
    write("}")
    let (read, sort, set) = (newGlobal("read"), newGlobal("sort"), newGlobal("set"))
    write("func \(read)<T, V>(_ x: T, _ path: KeyPath<T, V>) -> V { x[keyPath: path] }")
    write("func \(sort)<T, V: Comparable>(_ xs: [T], by path: KeyPath<T, V>) -> [T] {")
    write("  xs.sorted { $0[keyPath: path] < $1[keyPath: path] }")
    write("}")
    write(
      "func \(set)<T, V>(_ x: inout T, _ path: WritableKeyPath<T, V>, _ v: V) { x[keyPath: path] = v }"
    )
    grammar.type(outer, leaf: "\(outer)(\(leaf(value)))")
    grammar.rule(kind, "\(outer)(#0)", [value])
    grammar.rule(value, "\(read)(#0, \\.\(desk).\(size))", [kind])
    grammar.rule(value, "(#0)[keyPath: \\\(outer).\(desk).\(size)]", [kind])
    grammar.rule(.int, "\(read)(#0, \\.rest.count)", [kind])
    grammar.rule(.array(.int), "(#0).map(\\.\(desk).\(tag))", [.array(kind)])
    grammar.rule(.array(kind), "(#0).filter(\\.rest.isEmpty)", [.array(kind)])
    grammar.rule(.array(kind), "\(sort)(#0, by: \\.\(desk).\(tag))", [.array(kind)], cost: 6)
    grammar.rule(
      .int,
      "(((\\\(outer).\(desk)).appending(path: \\.\(tag)) == (\\\(outer).\(desk).\(tag))) ? #0 : 0)",
      [.int])
    grammar.change(kind, "\(set)(&#v, \\.\(desk).\(tag), #0)", [.int])
    grammar.change(kind, "#v[keyPath: \\.\(desk).\(size)] = #0", [value])
    grammar.change(kind, "#v[keyPath: \\.rest[0]] &+= #0", [.int])
    shows.append { writer in
      let x = writer.newName()
      writer.write("var \(x) = \(writer.expression(kind, 1))")
      writer.scope.append(writer.field(x, kind))
      writer.write("for path in [\\\(outer).\(desk).\(tag), \\.rest[1], \\.rest[0]] {")
      writer.write("  \(x)[keyPath: path] &*= \(2 + writer.dice.roll(5))")
      writer.write("}")
      writer.change()
      writer.write("print(\(x).\(desk), \(x).rest, \(writer.expression(value, 2)))")
    }
  }
}
