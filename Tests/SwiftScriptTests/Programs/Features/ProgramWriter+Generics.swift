extension ProgramWriter {
  /// A generic struct with constrained extensions and conditional conformances.
  mutating func writeGenericStruct() {
    let name = newGlobal("Stack")
    let (push, pop, only) = (newName("push"), newName("pop"), newName("only"))
    let elements = Array(Set([plainKind(), anyKind(), .int])).filter { $0.isPrinted }
      .sorted { $0.text < $1.text }
    write("struct \(name)<Element> {")
    write("  private(set) var items: [Element] = []")
    write("  init(_ items: [Element] = []) { self.items = items }")
    write("  mutating func \(push)(_ x: Element) { items.append(x) }")
    write("  @discardableResult mutating func \(pop)() -> Element? { items.popLast() }")
    write(
      "  func map<T>(_ f: (Element) throws -> T) rethrows -> \(name)<T> { \(name)<T>(try items.map(f)) }"
    )
    write("  subscript(i: Int) -> Element? { items.indices.contains(i) ? items[i] : nil }")
    write("  static var empty: Self { Self() }")
    write("}")
    let hasEquality = dice.roll(2) == 0
    if hasEquality { write("extension \(name): Equatable where Element: Equatable {}") }
    write("extension \(name) where Element: Comparable {")
    write("  var \(only): Element? { items.\(dice.pick(["max()", "min()", "sorted().last"])) }")
    write("}")
    write("extension \(name) where Element == Int {")
    write("  var sum: Int { items.reduce(0) { $0 &+ $1 } }")
    write("}")
    let isDescribed = dice.roll(2) == 0
    if isDescribed {
      write("extension \(name): CustomStringConvertible where Element: CustomStringConvertible {")
      write("  var description: String { items.map(\\.description).joined(separator: \"|\") }")
      write("}")
    }
    for element in elements {
      let type = "\(name)<\(element.text)>"
      let kind = Kind.named(type)
      let isEquatable = hasEquality && grammar.conforms(element, to: "Equatable")
      grammar.type(type, leaf: "\(type)()", conformsTo: isEquatable ? ["Equatable"] : [])
      grammar.rule(kind, "\(type)(#0)", [.array(element)])
      grammar.rule(kind, "\(type).empty")
      grammar.learn(.array(element))
      grammar.rule(.array(element), "(#0).items", [kind])
      if grammar.conforms(element, to: "Comparable") {
        grammar.rule(.optional(element), "(#0).\(only)", [kind])
      }
      for other in elements {
        grammar.rule(
          .named("\(name)<\(other.text)>"), "(#0).map(#1)", [kind, .function(element, other)],
          cost: 6)
      }
      if element == .int { grammar.rule(.int, "(#0).sum", [kind], cost: 6) }
      grammar.change(kind, "#v.\(push)(#0)", [element])
      grammar.change(kind, "#v.\(pop)()")
      grammar.change(kind, "if let x = #v.\(pop)() { print(x) }")
      if !element.text.hasSuffix("?") { grammar.rule(.bool, "((#0)[#m] == nil)", [kind]) }
    }
    shows.append { writer in
      for element in elements { writer.declare(.named("\(name)<\(element.text)>")) }
    }
  }

  /// Generic functions, asked with several types.
  mutating func writeGenericFunctions() {
    let kinds = (0..<2).map { _ in plainKind() } + [anyKind()]
    for _ in 0..<(1 + dice.roll(2)) {
      let name = newGlobal("g")
      switch dice.roll(6) {
      case 0:
        write("func \(name)<T>(_ a: T, _ b: T, _ first: Bool) -> T { first ? a : b }")
        for kind in kinds { grammar.rule(kind, "\(name)(#0, #1, #2)", [kind, kind, .bool]) }
      case 1:
        write("func \(name)<T, U>(_ xs: [T], _ f: (T) -> U) -> [U] {")
        write("  var out: [U] = []")
        write("  for x in xs { out.append(f(x)) }")
        write("  return out")
        write("}")
        for kind in kinds {
          grammar.learn(.array(kind))
          grammar.rule(
            .array(kind), "\(name)(#0, #1)", [.array(.int), .function(.int, kind)], cost: 6)
        }
      case 2:
        write("func \(name)<T: Comparable>(_ xs: T...) -> T? { xs.\(dice.pick(["max", "min"]))() }")
        for kind in kinds where grammar.conforms(kind, to: "Comparable") {
          grammar.rule(.optional(kind), "\(name)(#0, #1)", [kind, kind], cost: 3)
        }
        grammar.rule(.optional(.int), "\(name)(#0, #1, #2)", [.int, .int, .int], cost: 3)
      case 3:
        write("func \(name)<S: Sequence>(_ xs: S) -> Int where S.Element: Hashable {")
        write("  var seen: Set<S.Element> = []")
        write("  return xs.filter { seen.insert($0).inserted }.count")
        write("}")
        grammar.rule(.int, "\(name)(#0)", [.array(.int)], cost: 6)
        grammar.rule(.int, "\(name)(#0)", [.string], cost: 6)
        grammar.rule(.int, "\(name)((#0).reversed())", [.array(.string)], cost: 6)
      case 4:
        write("func \(name)<T>(_ x: inout T, _ y: T) -> T {")
        write("  defer { x = y }")
        write("  return x")
        write("}")
        for kind in kinds { grammar.change(kind, "print(\(name)(&#v, #0))", [kind]) }
      default:
        write("func \(name)<T>(_ x: T) -> String { \"any \\(x)\" }")
        write("func \(name)<T: Numeric>(_ x: T) -> String { \"number \\(x)\" }")
        write("func \(name)(_ x: String) -> String { \"text \\(x)\" }")
        write("func \(name)<T>(_ x: [T]) -> String { \"list \\(x.count)\" }")
        for kind in kinds + [.int, .string, .array(.string)] where kind.isPrinted {
          grammar.rule(.string, "\(name)(#0)", [kind])
        }
      }
    }
    shows.append { writer in
      for kind in kinds { writer.write("print(\(writer.expression(kind, 2)))") }
    }
  }

  /// A generic class, one that specialises it and one that stays generic.
  mutating func writeGenericClasses() {
    let (base, sub, other) = (newGlobal("Box"), newGlobal("IntBox"), newGlobal("PairBox"))
    let element = dice.pick([Kind.int, .string, .double])
    let (value, show) = (newName("value"), newName("show"))
    write("class \(base)<T> {")
    write("  var \(value): T\(dice.roll(2) == 0 ? " { didSet { print(\"box\", oldValue) } }" : "")")
    write("  init(_ \(value): T) { self.\(value) = \(value) }")
    write("  func \(show)() -> String { \"\\(T.self) \\(\(value))\" }")
    write("  func change<U>(_ f: (T) -> U) -> \(base)<U> { \(base)<U>(f(\(value))) }")
    write("}")
    write("class \(sub): \(base)<\(element.text)> {")
    write("  override func \(show)() -> String { \"sub \" + super.\(show)() }")
    write("}")
    write("final class \(other)<T, U>: \(base)<T> {")
    write("  let other: U")
    write("  init(_ a: T, _ b: U) { other = b; super.init(a) }")
    write("  override func \(show)() -> String { \"\\(other) & \" + super.\(show)() }")
    write("}")
    let type = "\(base)<\(element.text)>"
    let kind = Kind.named(type)
    let second = plainKind()
    grammar.type(type, leaf: "\(type)(\(leaf(element)))")
    grammar.rule(kind, "\(sub)(#0)", [element])
    grammar.rule(kind, "\(other)<\(element.text), \(second.text)>(#0, #1)", [element, second])
    grammar.rule(element, "(#0).\(value)", [kind])
    grammar.rule(.string, "(#0).\(show)()", [kind], cost: 3)
    grammar.rule(kind, "(#0).change(#1)", [kind, .function(element, element)], cost: 3)
    grammar.rule(.string, "(#0).change(#1).\(show)()", [kind, .function(element, second)], cost: 5)
    grammar.rule(.bool, "((#0) is \(sub))", [kind])
    grammar.change(kind, "#v.\(value) = #0", [element])
    shows.append { writer in
      writer.write(
        "for x in \(writer.expression(.array(kind), 2)) { print(x.\(show)(), x is \(sub)) }")
      writer.declare(kind)
    }
  }
}
