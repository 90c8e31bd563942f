/// Writes random programs that are well typed, end, and do not trap: numbers wrap around, divisors
/// and indices are made to fit.
nonisolated struct ProgramWriter {
  /// The types that expressions are made of.
  enum Kind: CaseIterable {
    case int, bool, string, ints, optional, point, token, animal

    var text: String {
      switch self {
      case .int: "Int"
      case .bool: "Bool"
      case .string: "String"
      case .ints: "[Int]"
      case .optional: "Int?"
      case .point: "Point"
      case .token: "Token"
      case .animal: "Animal"
      }
    }
  }

  struct Variable {
    let name: String
    let kind: Kind
    let isMutable: Bool
  }

  var dice: Dice
  var scope: [Variable] = []
  private var lines: [String] = []
  private var indent = 0
  private var names = 0
  /// Functions that may be called: those written before.
  var functions = 0
  /// In a type's own methods nothing calls those, or it would never end.
  var isInType = true

  static func program(seed: Int) -> GeneratedProgram {
    var writer = ProgramWriter(dice: Dice(seed: seed))
    writer.writeTypes()
    writer.isInType = false
    for _ in 0..<(2 + writer.dice.roll(3)) { writer.writeFunction() }
    let declarations = writer.lines
    writer.lines = []
    writer.writeMain()
    return GeneratedProgram(seed: seed, declarations: declarations, main: writer.lines)
  }

  private init(dice: Dice) { self.dice = dice }

  mutating func write(_ line: String) {
    lines.append(String(repeating: "  ", count: indent) + line)
  }

  mutating func block(_ head: String, _ tail: String = "}", _ body: (inout ProgramWriter) -> Void) {
    write(head)
    let outer = scope
    indent += 1
    body(&self)
    indent -= 1
    scope = outer
    write(tail)
  }

  mutating func newName() -> String {
    names += 1
    return "v\(names)"
  }

  // MARK: Declarations

  private mutating func writeTypes() {
    write("enum Fault: Error { case small(Int), odd }")
    write("func element(_ xs: [Int], _ i: Int) -> Int {")
    write("  xs.isEmpty ? i : xs[((i % xs.count) + xs.count) % xs.count]")
    write("}")
    block("struct Point: Equatable {") { writer in
      writer.write("var x = \(writer.dice.roll(9))")
      writer.write("var y = \(writer.dice.roll(9))")
      writer.write("var tags: [Int] = []")
      writer.method("mutating func move(_ n: Int)", [("n", .int)], result: nil, "x", "y")
      writer.method("func length(_ n: Int) -> Int", [("n", .int)], result: .int)
    }
    block("enum Token: Equatable {") { writer in
      writer.write("case number(Int), word(String, Int), end")
      writer.block("var weight: Int {") { writer in
        writer.block("switch self {") { writer in
          writer.write("case .number(let n) where n > \(writer.dice.roll(20)): return n &+ 1")
          writer.write("case .number(let n): return n &- \(writer.dice.roll(9))")
          writer.write("case let .word(text, n): return text.count &* 3 &+ n")
          writer.write("case .end: return \(writer.dice.roll(9))")
        }
      }
    }
    write("protocol Sounding { func sound(_ n: Int) -> String; var volume: Int { get } }")
    write("extension Sounding { func twice(_ n: Int) -> String { sound(n) + sound(n &+ volume) } }")
    block("class Animal: Sounding {") { writer in
      writer.write("var age: Int")
      writer.write("init(age: Int) { self.age = age }")
      writer.write("var volume: Int { age % 7 }")
      writer.method("func sound(_ n: Int) -> String", [("n", .int)], result: .string)
      writer.method("func grow(_ n: Int) -> Int", [("n", .int)], result: .int, "age")
    }
    block("class Dog: Animal {") { writer in
      writer.write("override var volume: Int { super.volume &+ \(writer.dice.roll(5)) }")
      writer.block("override func sound(_ n: Int) -> String {") { writer in
        writer.scope = [Variable(name: "n", kind: .int, isMutable: false)]
        writer.write("return super.sound(n) + \(writer.expression(.string, 1))")
      }
    }
    block("struct Pair<A: Equatable> {") { writer in
      writer.write("var first: A")
      writer.write("var second: A")
      writer.write("var isEven: Bool { first == second }")
      writer.write("mutating func flip() { (first, second) = (second, first) }")
    }
    block("func risky(_ n: Int) throws -> Int {") { writer in
      writer.write("if n < \(writer.dice.roll(20)) { throw Fault.small(n) }")
      writer.write("guard n % \(2 + writer.dice.roll(4)) != 0 else { throw Fault.odd }")
      writer.write("return n &* 2")
    }
    write("func same<T>(_ x: T) -> T { x }")
  }

  /// A method whose body sees its parameters, and fields that it may change.
  private mutating func method(
    _ head: String, _ parameters: [(String, Kind)], result: Kind?, _ fields: String...
  ) {
    block(head + " {") { writer in
      writer.scope =
        parameters.map { Variable(name: $0.0, kind: $0.1, isMutable: false) }
        + fields.map { Variable(name: $0, kind: .int, isMutable: true) }
      for field in fields { writer.write("\(field) = \(writer.expression(.int, 1)) % 1009") }
      if let result { writer.write("return \(writer.expression(result, 2))") }
    }
  }

  private mutating func writeFunction() {
    let name = "f\(functions)"
    block("func \(name)(_ a: Int, _ s: String, _ xs: [Int]) -> Int {") { writer in
      writer.scope = [
        Variable(name: "a", kind: .int, isMutable: false),
        Variable(name: "s", kind: .string, isMutable: false),
        Variable(name: "xs", kind: .ints, isMutable: false),
      ]
      writer.statements(4 + writer.dice.roll(5), depth: 2)
      writer.write("return \(writer.expression(.int, 2))")
    }
    functions += 1
  }

  private mutating func writeMain() {
    scope = []
    statements(5 + dice.roll(6), depth: 2)
    for index in 0..<functions {
      write("print(\"f\(index)\", f\(index)(\(dice.roll(50)), \"ab\(index)\", [1, \(index), 5]))")
    }
    for variable in scope { write(printing(variable)) }
  }

  func printing(_ variable: Variable) -> String {
    switch variable.kind {
    case .optional: "print(\(variable.name) as Any)"
    case .animal: "print(\(variable.name).age, \(variable.name).twice(1))"
    default: "print(\(variable.name))"
    }
  }
}
