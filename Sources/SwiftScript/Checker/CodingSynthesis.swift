import SwiftSyntax

/// What swiftc writes for a type that is `Codable` and says no more: its coding keys,
/// `init(from:)` and `encode(to:)`, as an extension in Swift.
extension Checker {
  func synthesizeCoding(_ declarations: [DeclSyntax]) {
    guard file != "<library>", library.types["_JSONNode"] != nil, module.types["Codable"] != nil
    else { return }
    let codedWrappers = codedWrappers
    for body in typeBodies where !body.isExtension && body.nominal.kind != .protocol {
      let extensions = typeBodies.filter { $0.isExtension && $0.nominal === body.nominal }
      let all = [body] + extensions
      let named = promised(by: all.flatMap { inheritedNames(of: $0.node) })
      let coding = CodingSource(
        body: body, members: all.flatMap(\.members),
        isEncodable: !named.isDisjoint(with: ["Codable", "Encodable"]),
        isDecodable: !named.isDisjoint(with: ["Codable", "Decodable"]),
        isKey: named.contains("CodingKey"),
        isRaw: !named.isDisjoint(with: ["RawRepresentable", "OptionSet"]),
        wrapperNames: codedWrappers,
        hasOwnDecoding: typeBodies.contains {
          $0.isExtension && $0.nominal.name == "KeyedDecodingContainer"
        },
        conditions: conditions(ofCodingIn: extensions))
      guard let source = coding.text, let name = nameToken(of: body) else { continue }
      let tree = ParsedSource(source, file: "<library>").tree
      guard let node = tree.statements.first?.item.as(ExtensionDeclSyntax.self) else { continue }
      synthesized[tree.id] = (body.nominal, coding.protocolName, name)
      let members = node.memberBlock.members.map(\.self)
      typeBodies.append(
        TypeBody(
          nominal: body.nominal, node: DeclSyntax(node), members: members, isExtension: true,
          isSynthesized: true))
      declareTypes(members.map(\.decl), in: body.nominal)
    }
  }

  /// The wrappers of the input that say that they are coded.
  private var codedWrappers: Set<String> {
    let bodies = typeBodies.filter { body in
      body.nominal.isPropertyWrapper
        && inheritedNames(of: body.node).contains {
          ["Codable", "Encodable", "Decodable"].contains($0)
        }
    }
    return Set(bodies.map(\.nominal.shortName))
  }

  /// `extension Stack: Codable where Element: Codable {}`: what is written holds only there, too.
  private func conditions(ofCodingIn extensions: [TypeBody]) -> String {
    let clauses = extensions.compactMap { body -> String? in
      let names = inheritedNames(of: body.node)
      guard !Set(names).isDisjoint(with: ["Codable", "Encodable", "Decodable"]) else { return nil }
      return body.node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements
        .trimmedDescription
    }
    return clauses.isEmpty ? "" : " where " + clauses.joined(separator: ", ")
  }

  /// With what protocols of the program inherit: `protocol Model: Codable {}`.
  private func promised(by names: [String]) -> Set<String> {
    var (all, open) = (Set(names), names)
    while let name = open.popLast() {
      let body = typeBodies.first { $0.nominal.kind == .protocol && $0.nominal.name == name }
      let known = module.types[name].flatMap { $0.kind == .protocol ? $0.allProtocols : nil }
      let more = body.map { inheritedNames(of: $0.node) } ?? known?.map(\.name) ?? []
      open += more.filter { all.insert($0).inserted }
    }
    return all
  }

  /// Of an actor none: swiftc codes nothing that is an actor's own.
  private func inheritedNames(of node: DeclSyntax) -> [String] {
    guard !node.is(ActorDeclSyntax.self) else { return [] }
    return node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes.flatMap {
      $0.type.trimmedDescription.split { !$0.isLetter }.map(String.init)
    } ?? []
  }
}

/// The text of one such extension.
struct CodingSource {
  let body: TypeBody
  let members: [MemberBlockItemSyntax]
  let isEncodable: Bool
  let isDecodable: Bool
  let isKey: Bool
  /// Coded as its raw value.
  let isRaw: Bool
  /// The property wrappers that code themselves.
  let wrapperNames: Set<String>
  /// The program says itself how some of what stands under a key is decoded.
  let hasOwnDecoding: Bool
  /// The `where` clause under which all of it holds, if there is one.
  let conditions: String

  var protocolName: String { isKey ? "CodingKey" : isDecodable ? "Decodable" : "Encodable" }

  var text: String? {
    if isKey, let node = body.node.as(EnumDeclSyntax.self) { return keySource(node) }
    let needsInit = isDecodable && !hasOwn("init", labelled: "from")
    let needsEncode = isEncodable && !hasOwn("encode", labelled: "to")
    guard needsInit || needsEncode else { return nil }
    let parts =
      isRaw && body.nominal.kind == .struct
      ? rawParts(needsInit, needsEncode)
      : body.nominal.kind == .enum
        ? enumParts(needsInit, needsEncode) : fieldParts(needsInit, needsEncode)
    return parts.map { "extension \(body.nominal.shortName)\(conditions) {\n\($0)\n}\n" }
  }

  private func rawParts(_ needsInit: Bool, _ needsEncode: Bool) -> String {
    var text = ""
    if needsInit {
      text += """
        init(from decoder: any Decoder) throws {
          let _value = try decoder.singleValueContainer().decode(RawValue.self)
          let _made: Self? = Self(rawValue: _value)
          guard let _made else {
            throw decoder._corrupted(
              "Cannot initialize \\(Self.self) from invalid \\(RawValue.self) value \\(_value)")
          }
          self = _made
        }

        """
    }
    if needsEncode {
      text += """
        func encode(to encoder: any Encoder) throws {
          var _container = encoder.singleValueContainer()
          try _container.encode(self.rawValue)
        }

        """
    }
    return text
  }

  // MARK: Structs and classes

  private struct Field {
    let name: String
    let isOptional: Bool
    let isDecoded: Bool
    /// Coded by its wrapper.
    var isWrapped = false

    /// What is coded: of a wrapped property, the wrapper.
    var stored: String { isWrapped ? "_" + name : name }
  }

  private var fields: [Field] {
    body.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { node -> [Field] in
      let words = node.modifiers.map(\.name.text)
      guard !words.contains("static"), !words.contains("class"), !words.contains("lazy") else {
        return []
      }
      let annotations = node.bindings.map(\.typeAnnotation)
      let isWrapped = node.attributes.contains { wrapperNames.contains(name(of: $0)) }
      return node.bindings.enumerated().compactMap { index, binding -> Field? in
        guard let name = binding.pattern.plainName,
          !isComputed(binding)
        else { return nil }
        // `var x, y: Int`: the type stands with the last.
        let type = annotations[index...].lazy.compactMap(\.self).first?.type
        let isConstant = node.bindingSpecifier.text == "let" && binding.initializer != nil
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        let maker = made?.as(GenericSpecializationExprSyntax.self)?.expression ?? made
        let isMadeOptional = maker?.trimmedDescription == "Optional"
        return Field(
          name: name, isOptional: !isWrapped && (type.map(isOptional) ?? isMadeOptional),
          isDecoded: !isConstant, isWrapped: isWrapped)
      }
    }
  }

  private func name(of attribute: AttributeListSyntax.Element) -> String {
    attribute.as(AttributeSyntax.self)?.attributeName.firstName ?? ""
  }

  func isOptional(_ type: TypeSyntax) -> Bool {
    type.isOptionalMark || type.trimmedDescription.hasPrefix("Optional<")
  }

  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list): list.contains { $0.accessorSpecifier.text == "get" }
    default: false
    }
  }

  /// The cases of the type's own `CodingKeys`, if it has them.
  var ownKeys: [String]? {
    members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "CodingKeys" }.map(caseNames)
  }

  private func caseNames(of node: EnumDeclSyntax) -> [String] {
    node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { $0.elements.map(\.name.text.unquoted) }
  }

  private func fieldParts(_ needsInit: Bool, _ needsEncode: Bool) -> String? {
    let keys = ownKeys
    // In the order of the keys, which is the order in which what is missing is noticed.
    let coded = keys.map { $0.compactMap { key in fields.first { $0.name == key } } } ?? fields
    var text = ""
    if keys == nil {
      text +=
        coded.isEmpty
        ? "enum CodingKeys: CodingKey {\nvar stringValue: String { \"\" }\n"
          + "init?(stringValue: String) { return nil }\n}\n"
        : "enum CodingKeys: String, CodingKey { case \(coded.map(\.name).joined(separator: ", "))\n"
          + "var stringValue: String { return rawValue }\n"
          + "init?(stringValue: String) {\n"
          + "guard let key = CodingKeys(rawValue: stringValue) else { return nil }\nself = key\n}\n}\n"
    }
    if needsInit {
      text += body.nominal.kind == .class ? "required " : ""
      text += "init(from decoder: any Decoder) throws {\n"
      // What has nothing to decode takes anything.
      let isEmpty = !coded.contains(where: \.isDecoded)
      if !isEmpty { text += "let _container = try decoder.container(keyedBy: CodingKeys.self)\n" }
      for field in coded where field.isDecoded {
        if hasOwnDecoding, field.isWrapped, body.nominal.generics.isEmpty {
          let type = "_valueType(\\\(body.nominal.name).\(field.stored))"
          text +=
            "self.\(field.stored) = try _container.decode(\(type), forKey: CodingKeys.\(field.name))\n"
          continue
        }
        let call = field.isOptional ? "_decodeIfPresent" : "_decode"
        text += "self.\(field.stored) = try _container.\(call)(CodingKeys.\(field.name))\n"
      }
      text += "}\n"
    }
    if needsEncode {
      text += "func encode(to encoder: any Encoder) throws {\n"
      text += "var _container = encoder.container(keyedBy: CodingKeys.self)\n"
      for field in coded {
        let call = field.isOptional ? "encodeIfPresent" : "encode"
        text += "try _container.\(call)(self.\(field.stored), forKey: CodingKeys.\(field.name))\n"
      }
      text += coded.isEmpty ? "_ = _container\n}\n" : "}\n"
    }
    return text
  }

  // MARK: Enums

  /// What an enum of coding keys has beside its cases, but for what it has itself.
  private func keySource(_ node: EnumDeclSyntax) -> String? {
    let raw = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    let names = caseNames(of: node)
    func made(from value: String) -> String {
      "guard let key = \(body.nominal.shortName)(rawValue: \(value)) else { return nil }\n"
        + "self = key"
    }
    var parts: [String] = []
    if !hasOwnProperty("stringValue") {
      let text = names.map { "case .`\($0)`: return \"\($0)\"\n" }.joined()
      let value = raw == "String" ? "return rawValue" : "switch self {\n\(text)}"
      parts.append("var stringValue: String { \(value) }")
    }
    if !hasOwn("init", labelled: "stringValue") {
      let keys = names.map { "case \"\($0)\": self = .`\($0)`\n" }.joined()
      let value =
        raw == "String"
        ? made(from: "stringValue") : "switch stringValue {\n\(keys)default: return nil\n}"
      parts.append("init?(stringValue: String) {\n\(value)\n}")
    }
    if raw == "Int", !hasOwnProperty("intValue") {
      parts.append("var intValue: Int? { rawValue }")
    }
    if raw == "Int", !hasOwn("init", labelled: "intValue") {
      parts.append("init?(intValue: Int) {\n\(made(from: "intValue"))\n}")
    }
    guard !parts.isEmpty else { return nil }
    return "extension \(body.nominal.shortName) {\n\(parts.joined(separator: "\n"))\n}\n"
  }

  private func hasOwnProperty(_ name: String) -> Bool {
    members.contains {
      $0.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.plainName == name }
        ?? false
    }
  }

  /// Enums with raw values are coded as those; others by their cases.
  private func enumParts(_ needsInit: Bool, _ needsEncode: Bool) -> String? {
    let clause = body.node.as(EnumDeclSyntax.self)?.inheritanceClause
    let first = clause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    let raws = ["String", "Int", "Int64", "Int32", "UInt", "UInt8", "Double", "Float", "Character"]
    guard raws.contains(first) else { return caseParts(needsInit, needsEncode) }
    let name = body.nominal.shortName
    var text = ""
    if needsInit {
      text += """
        init(from decoder: any Decoder) throws {
          let raw = try \(first)(from: decoder)
          guard let value = \(name)(rawValue: raw) else {
            throw decoder._corrupted("Cannot initialize \(name) from invalid \(first) value \\(raw)")
          }
          self = value
        }

        """
    }
    if needsEncode {
      text += "func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }\n"
    }
    return text
  }

  private func hasOwn(_ name: String, labelled label: String) -> Bool {
    members.contains { item in
      if let node = item.decl.as(FunctionDeclSyntax.self) {
        return node.name.text == name
          && node.signature.parameterClause.parameters.first?.firstName.text == label
      }
      guard let node = item.decl.as(InitializerDeclSyntax.self) else { return false }
      return name == "init"
        && node.signature.parameterClause.parameters.first?.firstName.text == label
    }
  }
}
