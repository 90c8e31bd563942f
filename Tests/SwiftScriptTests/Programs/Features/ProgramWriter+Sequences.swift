extension ProgramWriter {
  /// A sequence of one's own, with what all sequences have.
  mutating func writeSequence() {
    let name = newGlobal("Countdown")
    let kind = Kind.named(name)
    let step = dice.pick(["n / 2", "n - 1", "n - 2"])
    let isOwnIterator = dice.roll(2) == 0
    block("nonisolated struct \(name): Sequence\(isOwnIterator ? ", IteratorProtocol" : "") {") {
      writer in
      writer.write("var n: Int")
      if isOwnIterator {
        writer.write("mutating func next() -> Int? {")
        writer.write("  guard n > 0 else { return nil }")
        writer.write("  defer { n = \(step) }")
        writer.write("  return n \(writer.dice.pick(["", "&* 3", "^ 1"]))")
        writer.write("}")
      } else {
        writer.write("func makeIterator() -> AnyIterator<Int> {")
        writer.write("  var n = self.n")
        writer.write("  return AnyIterator { n > 0 ? { n = \(step); return n }() : nil }")
        writer.write("}")
      }
    }
    grammar.type(name, leaf: "\(name)(n: #n)")
    grammar.rule(kind, "\(name)(n: abs(#0 % 9))", [.int])
    grammar.rule(.array(.int), "[Int](#0)", [kind], cost: 8)
    grammar.rule(.array(.int), "(#0).map(#1)", [kind, .function(.int, .int)], cost: 8)
    grammar.rule(.array(.int), "(#0).filter(#1)", [kind, .function(.int, .bool)], cost: 8)
    grammar.rule(.array(.int), "(#0).sorted()", [kind], cost: 8)
    grammar.rule(.array(.int), "[Int]((#0).prefix(#n))", [kind], cost: 8)
    grammar.rule(.array(.int), "[Int]((#0).dropFirst(#m))", [kind], cost: 8)
    grammar.rule(.array(.int), "(#0).suffix(#n)", [kind], cost: 8)
    grammar.rule(.array(.int), "zip(#0, #1).map { $0 &- $1 }", [kind, .array(.int)], cost: 8)
    grammar.escaping(
      .array(.int), "[Int]((#0).lazy.map(#1).prefix(3))", [kind, .function(.int, .int)])
    grammar.rule(.array(.int), "(#0).reversed()", [kind], cost: 8)
    grammar.rule(.optional(.int), "(#0).first(where: #1)", [kind, .function(.int, .bool)], cost: 8)
    grammar.rule(.optional(.int), "(#0).max()", [kind], cost: 8)
    grammar.rule(.bool, "(#0).contains(#1)", [kind, .int], cost: 8)
    grammar.rule(.bool, "(#0).elementsEqual(#1)", [kind, .array(.int)], cost: 8)
    grammar.rule(.string, "(#0).map(String.init).joined(separator: \":\")", [kind], cost: 8)
    grammar.rule(.int, "(#0).reduce(#1) { $0 &* 3 &+ $1 }", [kind, .int], cost: 8)
    grammar.rule(.int, "(#0).enumerated().map { $0.offset &* $0.element }.count", [kind], cost: 8)
    shows.append { writer in
      let value = writer.newName()
      writer.block("for \(value) in \(writer.expression(kind, 1)) where \(value) != 3 {") {
        writer in
        writer.repeats *= 6
        writer.scope.append(writer.parameter(value, .int))
        writer.statements(1, depth: 0)
        writer.write("print(\(value), terminator: \" \")")
        writer.repeats /= 6
      }
      writer.write("print()")
      writer.declare(.array(.int))
    }
  }

  /// Algorithms of arrays and slices.
  mutating func writeCollections() {
    let xs = Kind.array(.int)
    grammar.rule(.string, "\"\\((#0).sorted { ($0 % 3, $1) < ($1 % 3, $0) })\"", [xs])
    grammar.rule(xs, "(#0).sorted { abs($0 % 5) < abs($1 % 5) }", [xs])
    grammar.rule(.string, "\"\\(Array((#0).enumerated()).map { $0.offset })\"", [xs])
    grammar.rule(.string, "\"\\((#0).split { $0 % #n == 0 }.map { Array($0) })\"", [xs])
    grammar.rule(.int, "(#0)[...].dropFirst().startIndex", [xs])
    grammar.rule(.string, "\"\\((#0).dropFirst(#m))\"", [xs])
    grammar.rule(.bool, "(#0).lexicographicallyPrecedes(#1)", [xs, xs])
    grammar.rule(xs, "(#0).reduce(into: []) { $0.insert($1, at: 0) }", [xs])
    grammar.rule(.optional(.int), "(#0).min { $0 % 7 < $1 % 7 }", [xs])
    grammar.rule(.optional(.int), "(#0).lastIndex(where: #1)", [xs, .function(.int, .bool)])
    grammar.rule(xs, "[Int]((#0).prefix(while: #1))", [xs, .function(.int, .bool)])
    grammar.rule(xs, "[(#0), (#1)].flatMap { $0 }", [xs, xs])
    grammar.rule(xs, "[Int]([(#0), (#1)].joined(separator: [0]))", [xs, xs])
    grammar.rule(xs, "(#0).indices.map { $0 &* 2 }", [xs])
    grammar.rule(.int, "((#0).firstIndex(of: #1) ?? -1)", [xs, .int])
    grammar.change(xs, "#v.replaceSubrange(0..<min(2, #v.count), with: #0)", [xs])
    grammar.change(xs, "#v.insert(contentsOf: #0, at: #v.count / 2)", [xs])
    grammar.change(xs, "#v.removeSubrange(..<min(#m, #v.count))")
    grammar.change(xs, "_ = #v.partition { $0 > #n }; #v.sort()")
    grammar.change(xs, "for #x in #v.indices { #v[#x] &*= 2 }", [])
    grammar.change(xs, "#v.removeFirst(min(1, #v.count))")
    grammar.change(xs, "#v[#v.startIndex..<#v.endIndex].reverse()")
    shows.append { writer in
      let (value, slice) = (writer.newName(), writer.newName())
      writer.write("var \(value): [Int] = \(writer.expression(xs, 2)) + [4, 8, 15]")
      writer.write("var \(slice) = \(value)[1..<\(value).count - 1]")
      writer.write("\(slice)[\(slice).startIndex] = \(writer.expression(.int, 1))")
      writer.write("\(value)\(writer.dice.pick([".append(1)", "[1] = 99", ".removeLast()"]))")
      writer.write("print(\(value), \(slice), \(slice).startIndex, \(slice).first as Any)")
      writer.scope.append(writer.field(value, xs))
      writer.change()
      writer.write("print(\(writer.expression(xs, 2)), \(writer.expression(.bool, 1)))")
    }
  }
}
