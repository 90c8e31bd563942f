extension ProgramWriter {
  /// A type that is coded as JSON, with what its keys are called, and read again.
  mutating func writeCoding() {
    let (note, part) = (newGlobal("Note"), newGlobal("Part"))
    let kind = Kind.named(note)
    let kinds = (0..<(1 + dice.roll(3))).map { _ in plainKind() }
    let names = kinds.map { _ in newName("field") }
    let isRenamed = dice.roll(2) == 0
    write("import Foundation")
    write("enum \(part): String, Codable, CaseIterable { case low, high = \"HIGH\" }")
    block("struct \(note): Codable, Equatable {") { writer in
      for (name, kind) in zip(names, kinds) { writer.write("var \(name): \(kind.text)") }
      writer.write("var part: \(part) = .low")
      if isRenamed {
        let keys = names.enumerated().map {
          $0.offset == 0 ? "\($0.element) = \"first\"" : $0.element
        }
        writer.write(
          "enum CodingKeys: String, CodingKey { case \((keys + ["part"]).joined(separator: ", ")) }"
        )
      }
    }
    let (encode, decode) = (newGlobal("encode"), newGlobal("decode"))
    block("func \(encode)<T: Encodable>(_ x: T) -> String {") { writer in
      writer.write("let encoder = JSONEncoder()")
      writer.write(
        "encoder.outputFormatting = [.sortedKeys\(writer.dice.roll(3) == 0 ? ", .prettyPrinted" : "")]"
      )
      writer.write("guard let data = try? encoder.encode(x) else { return \"?\" }")
      writer.write("return String(decoding: data, as: UTF8.self)")
    }
    block("func \(decode)(_ text: String) -> \(note)? {") { writer in
      writer.block("do {", "} catch DecodingError.keyNotFound(let key, _) {") { writer in
        writer.write("return try JSONDecoder().decode(\(note).self, from: Data(text.utf8))")
      }
      writer.write("  print(\"no key\", key.stringValue)")
      writer.write("} catch DecodingError.typeMismatch(let type, let context) {")
      writer.write("  print(\"not\", type, context.codingPath.map(\\.stringValue))")
      writer.write("} catch { print(\"failed\") }")
      writer.write("return nil")
    }
    let fields = zip(names, kinds.indices).map { "\($0): #\($1)" }.joined(separator: ", ")
    let leaves = zip(names, kinds).map { "\($0): \(leaf($1))" }.joined(separator: ", ")
    grammar.type(note, leaf: "\(note)(\(leaves))", conformsTo: ["Equatable"])
    grammar.rule(kind, "\(note)(\(fields))", kinds)
    grammar.rule(.string, "\(encode)(#0)", [kind], cost: 20)
    grammar.rule(.string, "\(encode)([\"k\": #0])", [kind], cost: 20)
    grammar.rule(.optional(kind), "\(decode)(\(encode)(#0))", [kind], cost: 40)
    grammar.change(kind, "#v.part = .high")
    for (name, field) in zip(names, kinds) {
      grammar.rule(field, "(#0).\(name)", [kind])
      grammar.change(kind, "#v.\(name) = #0", [field])
    }
    shows.append { writer in
      writer.declare(kind)
      writer.write("print(\(encode)(\(writer.expression(.array(kind), 1))))")
      for text in [
        "{}", "[1]",
        "{\\\"part\\\": \\\"HIGH\\\", \\\"first\\\": 1, \\\"\(names[0])\\\": \\\"a\\\"}",
      ] {
        writer.write("print(\(decode)(\"\(text)\") as Any)")
      }
      writer.write("print(\(decode)(\(encode)(\(writer.expression(kind, 1)))) as Any)")
    }
  }
}
