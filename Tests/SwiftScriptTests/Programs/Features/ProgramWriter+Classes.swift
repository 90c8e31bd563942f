extension ProgramWriter {
  /// Two or three generations: overrides that call `super`, properties overridden and observed.
  mutating func writeClasses() {
    let base = newGlobal("Animal")
    let kind = Kind.named(base)
    let names = [base] + (0...dice.roll(2)).map { _ in newGlobal("Dog") }
    let state = plainKind()
    let (argument, result) = (plainKind(), anyKind())
    let (s, speak, size) = (newName("s"), newName("speak"), newName("size"))
    // A chain through an optional that is observed tells its observers even where it is nil.
    let hasObserver = state.isUnwrapped && dice.roll(2) == 0
    var cost = 1
    block("class \(base) {") { writer in
      writer.write("var \(s): \(state.text)")
      writer.write("init(_ \(s): \(state.text)) { self.\(s) = \(s) }")
      cost += writer.function(
        "func \(speak)(_ a: \(argument.text)) -> \(result.text)",
        [writer.field(s, state), writer.parameter("a", argument)], result: result)
      writer.write("var \(size): Int { \(writer.expression(.int, 0)) }")
      writer.write("class var title: String { \"base\" }")
      writer.write("final func both() -> String { \"\\(Self.title) \\(\(size))\" }")
    }
    for (index, name) in names.enumerated().dropFirst() {
      let parent = dice.roll(2) == 0 ? names[index - 1] : base
      block("\(index == names.count - 1 ? "final " : "")class \(name): \(parent) {") { writer in
        if hasObserver, index == 1 {
          writer.block("override var \(s): \(state.text) {") { writer in
            writer.write("willSet { print(\"will\", newValue) }")
            writer.write("didSet { print(\"did\", oldValue) }")
          }
        }
        if writer.dice.roll(3) > 0 {
          let inner = writer.newName()
          writer.block("override func \(speak)(_ a: \(argument.text)) -> \(result.text) {") {
            writer in
            writer.scope = [
              writer.field(s, state), writer.parameter("a", argument),
              writer.parameter(inner, result),
            ]
            writer.write("let \(inner): \(result.text) = super.\(speak)(a)")
            writer.spent = 0
            writer.statements(1, depth: 0)
            writer.write("return \(writer.expression(result, 1))")
            cost += writer.spent
          }
        }
        if writer.dice.roll(2) == 0 {
          writer.write("override var \(size): Int { super.\(size) &+ \(writer.dice.roll(9)) }")
        }
        if writer.dice.roll(2) == 0 {
          writer.write("override class var title: String { \"\(name) of \" + super.title }")
        }
      }
    }
    grammar.type(base, leaf: "\(base)(\(leaf(state)))")
    for name in names { grammar.rule(kind, "\(name)(#0)", [state]) }
    grammar.rule(result, "(#0).\(speak)(#1)", [kind, argument], cost: cost)
    grammar.rule(state, "(#0).\(s)", [kind])
    grammar.rule(.int, "(#0).\(size)", [kind], cost: 4)
    grammar.rule(.bool, "(#0 is \(names[1]))", [kind])
    grammar.rule(.optional(kind), "(#0 as? \(names[1]))", [kind])
    grammar.rule(.bool, "(#0 === #1)", [kind, kind])
    grammar.rule(.string, "(#0).both()", [kind], cost: 4)
    grammar.change(kind, "#v.\(s) = #0", [state])
    shows.append { writer in
      for name in names {
        let value = writer.newName()
        writer.write("let \(value): \(base) = \(name)(\(writer.expression(state, 1)))")
        writer.write(
          "print(\(value).\(speak)(\(writer.expression(argument, 1))), \(value).both(), type(of: \(value)).title)"
        )
        writer.scope.append(writer.parameter(value, kind))
      }
    }
  }

  /// Designated, convenience, required and failable initializers, told as they run.
  mutating func writeInitializers() {
    let (base, sub) = (newGlobal("Node"), newGlobal("Leaf"))
    let kind = Kind.named(base)
    let second = plainKind()
    let limit = dice.roll(20)
    let (a, b, c) = (newName("a"), newName("b"), newName("c"))
    block("class \(base): CustomStringConvertible {") { writer in
      writer.write("let \(a): Int")
      writer.write("var \(b): \(second.text) = \(writer.leaf(second))")
      writer.write("required init(\(a): Int) { self.\(a) = \(a); print(\"base\", \(a)) }")
      writer.write("convenience init(\(b): \(second.text)) {")
      writer.write("  self.init(\(a): \(writer.leaf(.int)))")
      writer.write("  self.\(b) = \(b)")
      writer.write("}")
      writer.write("convenience init?(checked n: Int) {")
      writer.write("  guard n > \(limit) else { print(\"refused\"); return nil }")
      writer.write("  self.init(\(a): n)")
      writer.write("}")
      writer.write("class func make(_ n: Int) -> Self { self.init(\(a): n) }")
      writer.write("var description: String { \"\\(type(of: self).kind)(\\(\(a)), \\(\(b)))\" }")
      writer.write("class var kind: String { \"base\" }")
    }
    block("class \(sub): \(base) {") { writer in
      writer.write("var \(c): \(second.text)")
      writer.write("required init(\(a): Int) {")
      writer.write("  \(c) = \(writer.leaf(second))")
      writer.write("  super.init(\(a): \(a) &+ \(writer.dice.roll(9)))")
      writer.write("  print(\"sub\", \(c), self.\(a))")
      writer.write("}")
      if writer.dice.roll(2) == 0 {
        writer.write("init(\(a): Int, \(c): \(second.text)) {")
        writer.write("  self.\(c) = \(c)")
        writer.write("  super.init(\(a): \(a))")
        writer.write("  \(b) = \(c)")
        writer.write("}")
        writer.grammar.rule(kind, "\(sub)(\(a): #0, \(c): #1)", [.int, second], cost: 4)
      }
      writer.write("override class var kind: String { \"sub\" }")
    }
    grammar.type(base, leaf: "\(base)(\(a): #m)")
    grammar.rule(kind, "\(sub)(\(a): #0)", [.int], cost: 5)
    grammar.rule(kind, "\(base)(\(b): #0)", [second], cost: 5)
    grammar.rule(kind, "\(dice.pick([base, sub])).make(#0)", [.int], cost: 5)
    grammar.rule(.optional(kind), "\(dice.pick([base, sub]))(checked: #0)", [.int], cost: 5)
    grammar.rule(second, "(#0).\(b)", [kind])
    grammar.rule(.int, "(#0).\(a)", [kind])
    grammar.rule(.bool, "(#0 is \(sub))", [kind])
    grammar.change(kind, "#v.\(b) = #0", [second])
    shows.append { writer in
      for type in [base, sub] {
        let call = writer.dice.pick(["checked", b])
        writer.write(
          "print(\(type)(\(call): \(writer.expression(call == b ? second : .int, 1))) as Any)")
      }
    }
  }
}
