/// Writes random programs that are well typed, end, and do not trap: numbers wrap around, divisors
/// and indices are made to fit, and only what was written before is called.
///
/// Each program chooses a few of many features; each of them declares something and adds rules, so
/// that all meet.
struct ProgramWriter {
  struct Variable {
    let name: String
    let kind: Kind
    let isMutable: Bool
  }

  let seed: Int
  var dice: Dice
  var grammar = Grammar()
  var scope: [Variable] = []
  /// What main does in any case.
  var shows: [(inout ProgramWriter) -> Void] = []
  /// Operators are the whole module's.
  var operators: [String] = []
  /// Whether main's variables must be local ones: those of a script's top level never end, and two
  /// parts of one of them are not changed at once.
  var needsLocals = false
  /// The steps of the body being written, and how often its innermost loop repeats them.
  var spent = 0
  var repeats = 1
  /// Whether the closures being written outlive their call.
  var escapes = false
  var limit = 200
  private var lines: [String] = []
  private var indent = 0
  private var names = 0

  static func program(seed: Int) -> GeneratedProgram {
    var writer = ProgramWriter(seed: seed)
    var features = Self.features
    for _ in 0..<(1 + writer.dice.roll(2) + writer.dice.roll(2)) {
      features.remove(at: writer.dice.roll(features.count))(&writer)
      if writer.dice.roll(4) == 0 { writer.writeFunction() }
    }
    let declarations = writer.lines
    writer.lines = []
    writer.writeMain()
    return GeneratedProgram(
      seed: seed, operators: writer.operators, declarations: declarations, main: writer.lines,
      isWrapped: writer.needsLocals || writer.dice.roll(4) == 0)
  }

  private init(seed: Int) {
    self.seed = seed
    dice = Dice(seed: seed)
  }

  mutating func write(_ line: String) {
    lines.append(String(repeating: "  ", count: indent) + line)
  }

  var isInBlock: Bool { indent > 0 }

  mutating func block(_ head: String, _ tail: String = "}", _ body: (inout ProgramWriter) -> Void) {
    write(head)
    let outer = scope
    indent += 1
    body(&self)
    indent -= 1
    scope = outer
    if !tail.isEmpty { write(tail) }
  }

  /// A block of nothing but lines.
  mutating func write(_ head: String, of body: String...) {
    block(head + " {") { writer in
      for line in body { writer.write(line) }
    }
  }

  mutating func newName(_ stem: String = "v") -> String {
    names += 1
    return "\(stem)\(names)"
  }

  /// A name that no other program of the module has, for what files share.
  mutating func newGlobal(_ stem: String) -> String { newName(stem) + "x\(seed)" }

  /// A function or method, whose body sees only what it is given: how many steps it takes.
  @discardableResult
  mutating func function(
    _ head: String, _ variables: [Variable], result: Kind?, statements count: Int = 1,
    ending: String? = nil
  ) -> Int {
    let (outer, steps, times) = (scope, spent, repeats)
    defer { (scope, spent, repeats) = (outer, steps, times) }
    (spent, repeats) = (1, 1)
    block(head + " {") { writer in
      writer.scope = variables
      writer.statements(count, depth: 1)
      if let ending { writer.write(ending) }
      if let result { writer.write("return \(writer.expression(result, 2))") }
    }
    return spent
  }

  private mutating func writeFunction() {
    let name = newGlobal("f")
    let (first, second) = (anyKind(), anyKind())
    let result = anyKind()
    let (a, b) = (newName(), newName())
    let cost = function(
      "func \(name)(_ \(a): \(first.text), \(b): \(second.text)) -> \(result.text)",
      [parameter(a, first), parameter(b, second)], result: result, statements: 1 + dice.roll(3))
    grammar.rule(result, "\(name)(#0, \(b): #1)", [first, second], cost: cost)
    shows.append { writer in
      writer.write(
        "print(\(name)(\(writer.expression(first, 1)), \(b): \(writer.expression(second, 1))))")
    }
  }

  private mutating func writeMain() {
    scope = []
    (spent, limit) = (0, 3000)
    statements(1 + dice.roll(3), depth: 1)
    for show in shows {
      show(&self)
      if dice.roll(2) == 0 { statements(1, depth: 1) }
    }
    for variable in scope where variable.kind.isPrinted { write("print(\(variable.name))") }
  }
}

extension Kind {
  /// Functions read as `(Function)`, which says nothing.
  var isPrinted: Bool {
    if case .function = self { return false }
    return true
  }
}
