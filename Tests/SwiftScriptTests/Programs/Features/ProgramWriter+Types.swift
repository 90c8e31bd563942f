extension ProgramWriter {
  /// Types as values, and what `Self` stands for.
  mutating func writeMetatypes() {
    let (named, base, sub) = (newGlobal("Named"), newGlobal("Base"), newGlobal("Sub"))
    let label = newGlobal("label")
    write("protocol \(named) { static var \(label): String { get }; init(_ n: Int) }")
    write("extension \(named) { static var \(label): String { \"plain \\(Self.self)\" } }")
    write("class \(base): \(named) {")
    write("  let n: Int")
    write("  required init(_ n: Int) { self.n = n }")
    write("  class var \(label): String { \"base\" }")
    write("  func same() -> Self { type(of: self).init(n &+ 1) }")
    write("}")
    write(
      "final class \(sub): \(base) { override class var \(label): String { \"sub of \\(super.\(label))\" } }"
    )
    write("struct \(sub)Value: \(named) { var n = 0; init(_ n: Int) { self.n = n } }")
    write(
      "extension Int: \(named)\(dice.roll(2) == 0 ? " { static var \(label): String { \"int\" } }" : " {}")"
    )
    let make = newGlobal("make")
    write(
      "func \(make)<T: \(named)>(_ type: T.Type, _ n: Int) -> (T, String) { (T(n), T.\(label)) }")
    let kind = Kind.named(base)
    let type = Kind.named("any \(named).Type")
    grammar.leaf(
      type, "(\(base).self as any \(named).Type)", "(Int.self as any \(named).Type)",
      "(\(sub)Value.self as any \(named).Type)")
    grammar.rule(.string, "(#0).\(label)", [type], cost: 2)
    grammar.rule(.string, "\"\\(type(of: (#0).init(#1)))\"", [type, .int], cost: 2)
    grammar.rule(.bool, "(#0 == \(sub).self)", [type])
    grammar.type(base, leaf: "\(base)(#n)")
    grammar.rule(kind, "\(sub)(#0)", [.int])
    grammar.rule(kind, "(#0).same()", [kind], cost: 2)
    grammar.rule(.string, "type(of: #0).\(label)", [kind], cost: 2)
    grammar.rule(
      .string, "\(make)(\(dice.pick([base, sub, "Int", "\(sub)Value"])).self, #0).1", [.int],
      cost: 3)
    grammar.rule(.int, "(#0).n", [kind])
    shows.append { writer in
      let first = writer.dice.pick([base, sub])
      writer.write(
        "for t in [\(first).self, \(sub)Value.self, Int.self] as [any \(named).Type] { print(t, t.\(label)) }"
      )
      writer.write(
        "print(\(make)(\(first).self, \(writer.expression(.int, 1))).0.same().n, \(writer.expression(.string, 2)))"
      )
      writer.write(
        "print(type(of: \(writer.typed(writer.anyKind()))), type(of: \(writer.expression(kind, 1))))"
      )
      writer.write("print([Int?].self, type(of: \(writer.typed(writer.plainKind()))))")
    }
  }

  /// An expression that says its type: what literals alone are may surprise.
  private mutating func typed(_ kind: Kind) -> String {
    "(\(expression(kind, 1)) as \(kind.text))"
  }

  /// Protocols that speak of `Self`, and one made of another.
  mutating func writeSelf() {
    let (addable, shown) = (newGlobal("Addable"), newGlobal("Shown"))
    let (zero, plus, show, twice) = (
      newGlobal("zero"), newGlobal("plus"), newGlobal("show"), newGlobal("twice")
    )
    write(
      "protocol \(addable) { static var \(zero): Self { get }; func \(plus)(_ other: Self) -> Self }"
    )
    write("protocol \(shown): \(addable) { var \(show): String { get } }")
    write(
      "extension \(addable) { func \(twice)() -> Self { \(plus)(self).\(plus)(Self.\(zero)) } }")
    write("extension \(shown) { var \(show): String { \"shown \\(self)\" } }")
    write(
      "extension Int: \(addable) { static var \(zero): Int { \(dice.roll(4)) }; func \(plus)(_ o: Int) -> Int { self &+ o } }"
    )
    write(
      "extension String: \(shown) { static var \(zero): Self { \(leaf(.string)) }; func \(plus)(_ o: Self) -> Self { self + o } }"
    )
    let name = newGlobal("Money")
    let kind = Kind.named(name)
    write("struct \(name): \(shown), Hashable {")
    write("  var cents: Int")
    write("  static let \(zero) = \(name)(cents: \(dice.roll(9)))")
    write("  func \(plus)(_ o: \(name)) -> \(name) { \(name)(cents: cents &+ o.cents) }")
    if dice.roll(2) == 0 { write("  var \(show): String { \"$\\(cents)\" }") }
    write("}")
    let sum = newGlobal("sum")
    write("func \(sum)<T: \(addable)>(_ xs: [T]) -> T { xs.reduce(T.\(zero)) { $0.\(plus)($1) } }")
    write(
      "extension Array where Element: \(addable) { var \(sum)All: Element { reduce(.\(zero)) { $1.\(plus)($0) } } }"
    )
    grammar.type(name, leaf: "\(name)(cents: #n)", conformsTo: ["Equatable", "Hashable"])
    grammar.rule(kind, "\(name)(cents: #0)", [.int])
    for (wanted, text) in [(kind, name), (.int, "Int"), (.string, "String")] {
      grammar.rule(wanted, "(#0).\(twice)()", [wanted], cost: 3)
      grammar.rule(wanted, "\(sum)(#0)", [.array(wanted)], cost: 6)
      grammar.rule(wanted, "(#0).\(sum)All", [.array(wanted)], cost: 6)
      grammar.rule(wanted, "\(text).\(zero)")
    }
    grammar.rule(.string, "(#0).\(show)", [.string])
    grammar.rule(.string, "(#0).\(show)", [kind])
    shows.append { writer in
      writer.declare(kind)
      writer.write(
        "let all: [any \(shown)] = [\(writer.expression(kind, 2)), \(writer.expression(.string, 2))]"
      )
      writer.write("print(all.map(\\.\(show)), \(writer.expression(kind, 2)))")
    }
  }

  /// Operators of one's own, with their precedence.
  mutating func writeOperators() {
    operators += [
      "precedencegroup Joining { associativity: left higherThan: AdditionPrecedence }",
      "infix operator <+> : Joining", "infix operator |> : AdditionPrecedence",
      "infix operator <~ : AssignmentPrecedence", "prefix operator √", "postfix operator %%",
    ]
    let name = newGlobal("Vector")
    let kind = Kind.named(name)
    write("struct \(name): Equatable {")
    write("  var x: Int, y: Int")
    write("  static func + (a: Self, b: Self) -> Self { Self(x: a.x &+ b.x, y: a.y &+ b.y) }")
    write("  static func * (a: Self, k: Int) -> Self { Self(x: a.x &* k, y: a.y &- k) }")
    write("  static func <+> (a: Self, b: Self) -> Self { Self(x: a.x &* 2 &- b.y, y: b.x) }")
    write("  static prefix func - (a: Self) -> Self { Self(x: 0 &- a.x, y: 0 &- a.y) }")
    write("  static prefix func √ (a: Self) -> Int { a.x ^ a.y }")
    write("  static postfix func %% (a: Self) -> String { \"\\(a.x)%\\(a.y)\" }")
    write("  static func += (a: inout Self, b: Self) { a = a + b }")
    write("  static func <~ (a: inout Self, b: Int) { a.y = b }")
    write("  static func |> <T>(a: Self, f: (Self) -> T) -> T { f(a) }")
    write("  static func ~= (n: Int, a: Self) -> Bool { a.x == n }")
    write("}")
    grammar.type(name, leaf: "\(name)(x: #m, y: #n)", conformsTo: ["Equatable"])
    grammar.rule(kind, "\(name)(x: #0, y: #1)", [.int, .int])
    grammar.rule(kind, "(#0 + #1 <+> #2)", [kind, kind, kind], cost: 3)
    grammar.rule(kind, "(#0 <+> #1 + #2 * #3)", [kind, kind, kind, .int], cost: 4)
    grammar.rule(kind, "(-(#0))", [kind], cost: 2)
    grammar.rule(.int, "(√(#0))", [kind], cost: 2)
    grammar.rule(.string, "((#0)%%)", [kind], cost: 2)
    grammar.rule(.int, "(#0 |> #1)", [kind, .function(kind, .int)], cost: 2)
    grammar.change(kind, "#v += #0", [kind], cost: 2)
    grammar.change(kind, "#v <~ #0", [.int], cost: 2)
    grammar.change(kind, "switch #v { case 0: print(0); case #n: print(#n); default: #v.x = #m }")
    shows.append { writer in
      writer.declare(kind)
      writer.change()
      writer.write("print(\(writer.expression(kind, 3)), \(writer.expression(.int, 2)))")
    }
  }
}
