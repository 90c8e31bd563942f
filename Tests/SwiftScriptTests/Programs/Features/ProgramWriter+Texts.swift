extension ProgramWriter {
  /// Texts by characters and indices.
  mutating func writeTexts() {
    let name = newGlobal("pad")
    write("extension String {")
    write("  func \(name)(_ width: Int, with filler: Character = \".\") -> String {")
    write("    count >= width ? self : self + String(repeating: filler, count: width - count)")
    write("  }")
    write("  subscript(\(name) i: Int) -> Character? {")
    write("    i >= 0 && i < count ? self[index(startIndex, offsetBy: i)] : nil")
    write("  }")
    write("}")
    grammar.rule(.string, "(#0).\(name)(#n)", [.string], cost: 4)
    grammar.rule(.string, "(#0).\(name)(#n, with: #1)", [.string, .character], cost: 4)
    grammar.rule(.character, "((#0)[\(name): #1] ?? #2)", [.string, .int, .character], cost: 3)
    grammar.rule(.optional(.int), "(#0)[\(name): #1]?.wholeNumberValue", [.string, .int])
    grammar.rule(
      .string,
      "(#0).split(separator: \" \", omittingEmptySubsequences: false).joined(separator: \"_\")",
      [.string])
    grammar.rule(
      .string, "String((#0).map { $0.isLetter ? Character($0.uppercased()) : \"*\" })", [.string])
    grammar.rule(.string, "String((#0).drop(while: #1))", [.string, .function(.character, .bool)])
    grammar.rule(.string, "(#0).replacing(\"l\", with: #1)", [.string, .string])
    grammar.rule(
      .string, "(#0).enumerated().map { \"\\($0.offset)\\($0.element)\" }.joined()", [.string])
    grammar.rule(
      .string, "String((#0).unicodeScalars.first.map { Character($0) } ?? \"-\")", [.string])
    grammar.rule(.int, "(#0).unicodeScalars.reduce(0) { $0 &+ Int($1.value) }", [.string])
    grammar.rule(.bool, "(#0).contains(where: #1)", [.string, .function(.character, .bool)])
    grammar.rule(.bool, "(#0).allSatisfy(#1)", [.string, .function(.character, .bool)])
    grammar.rule(.bool, "((#0).lowercased() == #1)", [.string, .string])
    grammar.rule(.string, "(#0).trimmingPrefix(\"H\").description", [.string])
    grammar.rule(.string, "\"\"\"\n  two \\(#0)\n    lines \\(#1)\n  \"\"\"", [.int, .string])
    shows.append { writer in
      let (s, x) = (writer.newName(), writer.newName())
      writer.write("var \(s): String = \(writer.expression(.string, 2)) + \"abc\"")
      writer.write(
        "for \(x) in \(s)\(writer.dice.pick(["", ".reversed()", ".dropLast()", ".prefix(4)"])) { print(\(x), terminator: \".\") }"
      )
      writer.write("print()")
      writer.write("let i\(s) = \(s).index(\(s).startIndex, offsetBy: \(1 + writer.dice.roll(2)))")
      writer.write("print(\(s)[i\(s)...], \(s)[..<i\(s)], \(s)[i\(s)], \(s).prefix(upTo: i\(s)))")
      writer.write(
        writer.dice.pick([
          "\(s).insert(\"-\", at: i\(s))", "\(s).remove(at: i\(s))",
          "\(s).replaceSubrange(i\(s)..., with: \"Z\")", "\(s).removeSubrange(..<i\(s))",
          "\(s).insert(contentsOf: \"12\", at: i\(s))",
        ]))
      writer.scope.append(writer.field(s, .string))
      writer.change()
      writer.write("print(\(writer.expression(.string, 2)), \(writer.expression(.int, 2)))")
    }
  }

  /// Numbers of other widths.
  mutating func writeSizedNumbers() {
    let names = ["Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "UInt"]
    let (a, b) = (Kind.sized(dice.pick(names)), Kind.sized(dice.pick(names)))
    grammar.learn(a)
    grammar.learn(b)
    grammar.rule(a, "\(a.text)(truncatingIfNeeded: #0)", [b])
    grammar.rule(b, "\(b.text)(clamping: #0)", [a])
    grammar.rule(.optional(.int), "\(b.text)(exactly: #0).map { Int(truncatingIfNeeded: $0) }", [a])
    grammar.rule(.double, "Double(#0)", [a])
    grammar.rule(.double, "Double(Float(#0))", [b])
    let bits = newGlobal("bits")
    write(
      "func \(bits)<T: FixedWidthInteger>(_ x: T) -> String { \"\\(T.self) \\(x.bitWidth) \\(x.nonzeroBitCount) \\(x.leadingZeroBitCount)\" }"
    )
    write(
      "func \(bits)Sum<T: BinaryInteger>(_ xs: [T]) -> Int { xs.reduce(0) { $0 &+ Int(truncatingIfNeeded: $1) } }"
    )
    grammar.rule(.string, "\(bits)(#0)", [a])
    grammar.rule(.string, "\(bits)(#0)", [b])
    grammar.rule(.int, "\(bits)Sum(#0)", [.array(a)])
    grammar.learn(.array(a))
    shows.append { writer in
      writer.declare(a)
      writer.declare(b)
      writer.change()
      writer.declare(a)
      writer.write(
        "print(\(writer.expression(a, 3)), \(writer.expression(b, 3)), \(bits)(\(writer.expression(a, 1))))"
      )
    }
  }
}
