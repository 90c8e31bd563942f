import SwiftSyntax

/// Enums without raw values are coded as `{"circle":{"radius":2}}`: the case, and what it holds.
extension CodingSource {
  private struct Case {
    let name: String
    /// The keys of its values, each with the label that the case has for it.
    let values: [(key: String, label: String?, type: TypeSyntax)]

    /// `CircleCodingKeys` of `circle`.
    var keys: String { name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys" }
  }

  private var cases: [Case] {
    body.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { node in
      node.elements.map { element in
        let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
        return Case(
          name: element.name.text.unquoted,
          values: parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.map(\.text.unquoted).flatMap { $0 == "_" ? nil : $0 }
            return (label ?? "_\(index)", label, parameter.type)
          })
      }
    }
  }

  func caseParts(_ needsInit: Bool, _ needsEncode: Bool) -> String? {
    let cases = cases
    guard !cases.isEmpty else { return nil }
    let own = Set(
      members.compactMap { $0.decl.as(EnumDeclSyntax.self)?.name.text })
    var text = own.contains("CodingKeys") ? "" : keyType("CodingKeys", cases.map(\.name))
    for one in cases where !own.contains(one.keys) {
      text += keyType(one.keys, one.values.map(\.key))
    }
    // Cases may be left out of the keys; they are not coded.
    let keys = ownKeys ?? cases.map(\.name)
    let coded = cases.filter { keys.contains($0.name) }
    if needsInit { text += decoding(coded) }
    if needsEncode {
      text += encoding(coded, uncoded: cases.filter { !keys.contains($0.name) })
    }
    return text
  }

  private func keyType(_ name: String, _ keys: [String]) -> String {
    guard !keys.isEmpty else {
      return "enum \(name): CodingKey {\nvar stringValue: String { \"\" }\n"
        + "init?(stringValue: String) { return nil }\n}\n"
    }
    let cases = keys.map { "`\($0)`" }.joined(separator: ", ")
    return "enum \(name): String, CodingKey { case \(cases)\n"
      + "var stringValue: String { return rawValue }\n"
      + "init?(stringValue: String) {\n"
      + "guard let key = \(name)(rawValue: stringValue) else { return nil }\nself = key\n}\n}\n"
  }

  private func decoding(_ cases: [Case]) -> String {
    let type = body.nominal.shortName
    var text = """
      init(from decoder: any Decoder) throws {
      let _container = try decoder.container(keyedBy: CodingKeys.self)
      guard _container.allKeys.count == 1 else {
      throw DecodingError.typeMismatch(\(type).self, DecodingError.Context(codingPath: _container.codingPath, \
      debugDescription: "Invalid number of keys found, expected one."))
      }
      switch _container.allKeys[0] {

      """
    for one in cases {
      text += "case .`\(one.name)`:\n"
      guard !one.values.isEmpty else {
        text += "self = .`\(one.name)`\n"
        continue
      }
      text += "let _values = try _container.nestedContainer(keyedBy: \(one.keys).self, "
      text += "forKey: CodingKeys.`\(one.name)`)\n"
      let values = one.values.map { value in
        let call = isOptional(value.type) ? "_decodeIfPresent" : "_decode"
        return (value.label.map { "\($0): " } ?? "")
          + "try _values.\(call)(\(one.keys).`\(value.key)`)"
      }
      text += "self = .`\(one.name)`(\(values.joined(separator: ", ")))\n"
    }
    return text + "}\n}\n"
  }

  private func encoding(_ cases: [Case], uncoded: [Case]) -> String {
    var text = "func encode(to encoder: any Encoder) throws {\n"
    text += "var _container = encoder.container(keyedBy: CodingKeys.self)\nswitch self {\n"
    for one in cases {
      let names = one.values.indices.map { "let _value\($0)" }.joined(separator: ", ")
      text += "case .`\(one.name)`\(names.isEmpty ? "" : "(\(names))"):\n"
      text += "\(one.values.isEmpty ? "let" : "var") _values = _container.nestedContainer("
      text += "keyedBy: \(one.keys).self, forKey: CodingKeys.`\(one.name)`)\n"
      if one.values.isEmpty { text += "_ = _values\n" }
      for (index, value) in one.values.enumerated() {
        let call = isOptional(value.type) ? "encodeIfPresent" : "encode"
        text += "try _values.\(call)(_value\(index), forKey: \(one.keys).`\(value.key)`)\n"
      }
    }
    for one in uncoded {
      text += "case .`\(one.name)`: throw EncodingError.invalidValue(self, EncodingError.Context("
      text += "codingPath: encoder.codingPath, debugDescription: \"Case '\(one.name)' cannot be "
      text += "encoded because it is not defined in CodingKeys.\"))\n"
    }
    return text + "}\n}\n"
  }
}
