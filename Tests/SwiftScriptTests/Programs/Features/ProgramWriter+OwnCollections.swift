extension ProgramWriter {
  /// A collection of one's own, with the algorithms that Swift gives to all of its kind.
  mutating func writeOwnCollection() {
    let name = newGlobal("Ring")
    let kind = Kind.named(name)
    let element = dice.pick([Kind.int, .string])
    let type = element.text
    let isMutable = dice.roll(2) == 0
    let level =
      isMutable
      ? "MutableCollection, RandomAccessCollection"
      : dice.pick([
        "Collection", "BidirectionalCollection", "RandomAccessCollection",
      ])
    let goesBack = level != "Collection"
    block("nonisolated struct \(name): \(level), ExpressibleByArrayLiteral {") { writer in
      writer.write("private var items: [\(type)]")
      writer.write("init(arrayLiteral elements: \(type)...) { items = elements }")
      writer.write("init(_ items: [\(type)]) { self.items = items }")
      writer.write("var startIndex: Int { 0 }")
      writer.write("var endIndex: Int { items.count }")
      writer.write("func index(after i: Int) -> Int { i + 1 }")
      if goesBack { writer.write("func index(before i: Int) -> Int { i - 1 }") }
      writer.write(
        isMutable
          ? "subscript(i: Int) -> \(type) { get { items[i] } set { items[i] = newValue } }"
          : "subscript(i: Int) -> \(type) { items[i] }")
    }
    grammar.type(name, leaf: "\(name)([\(leaf(element))])")
    grammar.rule(kind, "\(name)(#0)", [.array(element)])
    grammar.rule(kind, "([#0, #1] as \(name))", [element, element])
    let list = Kind.array(element)
    for text in [
      "[\(type)](#0)", "[\(type)]((#0).prefix(#n))", "[\(type)]((#0).dropFirst(#m))",
      "[\(type)]((#0).suffix(#n))", "[\(type)]((#0).dropLast(#m))", "(#0).sorted()",
      "(#0).reversed()",
      "[\(type)]((#0)[...].dropFirst())", "(#0).indices.map { $0 }.map { _ in \(leaf(element)) }",
      "(#0).lazy.filter { $0 != \(leaf(element)) }.map { $0 }",
      "(#0).split(separator: \(leaf(element))).flatMap { [\(type)]($0) }",
    ] { grammar.rule(list, text, [kind], cost: 6) }
    grammar.rule(list, "(#0).map(#1)", [kind, .function(element, element)], cost: 6)
    grammar.rule(
      list, "[\(type)]((#0).prefix(while: #1))", [kind, .function(element, .bool)], cost: 6)
    for text in ["(#0).first", "(#0).max()", "(#0).min()"] + (goesBack ? ["(#0).last"] : []) {
      grammar.rule(.optional(element), text, [kind], cost: 3)
    }
    grammar.rule(.int, "(#0).count", [kind])
    grammar.rule(.bool, "(#0).isEmpty", [kind])
    grammar.rule(.optional(.int), "(#0).firstIndex(of: #1)", [kind, element], cost: 6)
    grammar.rule(.bool, "(#0).elementsEqual(#1)", [kind, kind], cost: 6)
    // Of one and the same collection: beyond its end there are no places.
    grammar.rule(
      .int, "({ (c: \(name)) -> Int in c.distance(from: 0, to: c.endIndex) })(#0)", [kind])
    if isMutable {
      grammar.change(kind, "#v.sort()")
      grammar.change(kind, "#v.reverse()")
      grammar.change(kind, "if #v.count > 1 { #v.swapAt(0, #v.count - 1) }")
      grammar.change(kind, "if !#v.isEmpty { #v[0] = #0 }", [element])
      grammar.change(kind, "if #v.count > 1 { #v[1...].sort() }")
      grammar.change(kind, "if #v.count > 2 { #v[..<2].reverse() }")
      grammar.change(kind, "if #v.count > 3 { #v[0..<2] = #v[2..<4] }")
      grammar.change(kind, "if #v.count > 2 { #v[1...2][1] = #0 }", [element])
      grammar.change(kind, "print(#v.partition { $0 < \(leaf(element)) })")
      grammar.change(kind, "for i in #v.indices { #v[i] += #v[0] }", cost: 6)
    }
    shows.append { writer in
      let ring = writer.newName()
      writer.write(
        "var \(ring): \(name) = [\(writer.leaf(element)), \(writer.leaf(element)), \(writer.expression(element, 1))]"
      )
      writer.write("for (i, x) in \(ring).enumerated() { print(i, x, terminator: \";\") }")
      writer.write("print(zip(\(ring), \(ring).dropFirst()).map { $0 == $1 })")
      if isMutable {
        writer.write("\(ring).sort(by: >)")
      } else {
        writer.write("\(ring) = [\(writer.leaf(element))]")
      }
      writer.write("print([\(type)](\(ring)), \(ring)[..<1].count, \(ring).endIndex)")
      writer.scope.append(writer.field(ring, kind))
    }
  }
}
