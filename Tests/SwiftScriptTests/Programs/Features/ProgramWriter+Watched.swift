extension ProgramWriter {
  /// A protocol's members that say when they are asked, met by structs and by classes that override
  /// each other, and changed directly, through type parameters, as `any` and by key paths.
  mutating func writeWatched() {
    let name = newGlobal("Watched")
    needsLocals = true
    let told = newGlobal("told")
    writeTold(told, [.int])
    write(
      "protocol \(name)", of: "var n: Int { get set }",
      "subscript(i: Int) -> Int { get set }",
      "mutating func bump(_ a: Int, by b: Int) -> Int",
      "static var shared: Int { get set }")
    write(
      "extension \(name)", of: "var twice: Int {",
      "  get { print(\"twice\"); return n &* 2 }",
      "  set { print(\"halve\"); n = newValue / 2 }",
      "}",
      "mutating func bump(_ a: Int, by b: Int = \(told)(\"by\", 2)) -> Int {",
      "  defer { print(\"bumped\", n) }",
      "  n &+= a &* b",
      "  return self[a]",
      "}",
      "mutating func both() { (n, self[\(told)(\"both\", 1)]) = (self[0], twice) }")
    let types = [writeWatchedStruct(name, told)] + writeWatchedClasses(name, told)
    writeWatchedFunctions(name)
    for type in types { learnWatched(type, name, told) }
    shows.append { writer in
      let x = writer.newName()
      let type = writer.dice.pick(types)
      writer.write("var \(x): any \(name) = \(type)()")
      writer.write("\(x).n &+= \(writer.expression(.int, 1))")
      writer.write("\(x)[\(told)(\"any\", 1)] = \(writer.expression(.int, 1))")
      writer.write("\(x).twice &+= 3")
      writer.write("print(\(x).bump(\(writer.expression(.int, 0))), \(x).n)")
      writer.write("\(x) = \(writer.dice.pick(types))()")
      writer.write("\(x).both()")
      writer.write("spread\(name)(&\(x), \(writer.expression(.int, 1)))")
      writer.write("print(\(x).n, \(x)[2])")
    }
  }

  private mutating func writeWatchedStruct(_ name: String, _ told: String) -> String {
    let type = newGlobal("Plain")
    let observers = dice.pick(["", " { didSet { print(\"n\", oldValue) } }"])
    block("struct \(type): \(name) {") { writer in
      writer.write("var n: Int = \(told)(\"plain\", 1)\(observers)")
      writer.write("static var shared: Int = \(told)(\"plain shared\", 1)")
      writer.block("subscript(i: Int) -> Int {") { writer in
        writer.write("get { print(\"at\", i); return n ^ i }")
        writer.write(
          "\(writer.dice.pick(["set", "nonmutating set"])) { print(\"put\", i, newValue) }")
      }
      if writer.dice.roll(2) == 0 {
        writer.write("mutating func bump(_ a: Int, by b: Int) -> Int {")
        writer.write("  n = b")
        writer.write("  return a &+ n")
        writer.write("}")
      }
    }
    return type
  }

  private mutating func writeWatchedClasses(_ name: String, _ told: String) -> [String] {
    let (base, sub) = (newGlobal("Low"), newGlobal("High"))
    let observers = dice.pick(["", " { didSet { print(\"low\", n) } }"])
    block("class \(base): \(name) {") { writer in
      writer.write("var n: Int = \(told)(\"low\", 2)\(observers)")
      writer.write("class var shared: Int {")
      writer.write("  get { print(\"low shared\"); return 4 }")
      writer.write("  set { print(\"low shared\", newValue) }")
      writer.write("}")
      writer.write(
        "subscript(i: Int) -> Int", of: "get { print(\"low at\", i); return n &+ i }",
        "set { print(\"low put\", i); n = newValue }")
      writer.write("func bump(_ a: Int, by b: Int) -> Int { n &+= a; return n &- b }")
      writer.write("init() { print(\"low made\") }")
      writer.write("deinit { print(\"low gone\") }")
    }
    block("class \(sub): \(base) {") { writer in
      writer.write("let tag: Int = \(told)(\"tag\", 9)")
      if writer.dice.roll(2) == 0 {
        let old = writer.dice.pick(["", ", oldValue"])
        writer.write(
          "override var n: Int { willSet { print(\"high will\", newValue) } didSet { print(\"high\", n\(old)) } }"
        )
      } else {
        writer.write("override var n: Int {")
        writer.write("  get { print(\"high get\"); return super.n }")
        writer.write("  set { print(\"high set\"); super.n = newValue &+ 1 }")
        writer.write("}")
      }
      writer.write(
        "override subscript(i: Int) -> Int",
        of: "get { print(\"high at\", i); return super[i] &+ tag }",
        "set { print(\"high put\", i); super[i] = newValue }")
      if writer.dice.roll(2) == 0 {
        writer.write("override class var shared: Int {")
        writer.write("  get { print(\"high shared\"); return super.shared }")
        writer.write("  set { super.shared = newValue &+ 1 }")
        writer.write("}")
      }
      writer.write(
        "override func bump(_ a: Int, by b: Int) -> Int { super.bump(\(told)(\"up\", b), by: a) }")
      writer.write("override init() { print(\"high\"); super.init(); n &+= 1 }")
      writer.write("deinit { print(\"high gone\") }")
    }
    return [base, sub]
  }

  private mutating func writeWatchedFunctions(_ name: String) {
    write(
      "func spread\(name)(_ x: inout any \(name), _ y: Int)", of: "x.n = y",
      "x[1] &+= x.n")
    write(
      "func raise\(name)<T: \(name)>(_ x: inout T, _ y: Int) -> Int",
      of: "defer { T.shared &+= 1 }",
      "x.n &+= y",
      "x[y] &-= 1",
      "x.twice = x.bump(y)",
      "return x.n &+ T.shared")
    write(
      "func place\(name)(_ x: inout Int, _ y: Int) -> Int", of: "print(\"placed\", x)",
      "x &+= y",
      "return x")
  }

  private mutating func learnWatched(_ type: String, _ name: String, _ told: String) {
    let kind = Kind.named(type)
    grammar.type(type, leaf: "\(type)()")
    grammar.rule(.int, "(#0).n", [kind])
    grammar.rule(.int, "(#0).twice", [kind])
    grammar.rule(.int, "(#0)[#1]", [kind, .int])
    grammar.change(kind, "#v.n &+= #0", [.int])
    grammar.change(kind, "#v[#0] &+= #1", [.int, .int])
    grammar.change(kind, "#v.twice ^= #0", [.int])
    grammar.change(kind, "print(#v.bump(#0), #v.bump(#1, by: #2))", [.int, .int, .int])
    grammar.change(kind, "print(raise\(name)(&#v, #0))", [.int])
    grammar.change(kind, "print(place\(name)(&#v.n, #0))", [.int])
    grammar.change(kind, "print(place\(name)(&#v[#0], #1))", [.int, .int])
    grammar.change(kind, "print(place\(name)(&\(type).shared, #0))", [.int])
    grammar.change(kind, "#v[keyPath: \\.n] &+= #0", [.int])
    grammar.change(kind, "#v[keyPath: \\.[\(told)(\"path\", 3)]] = #0", [.int])
    grammar.change(kind, "(#v.n, \(type).shared) = (#0, #1)", [.int, .int])
    grammar.change(kind, "#v = \(type)()")
  }
}
