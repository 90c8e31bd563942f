/// What the `customMirror` of a script's type says of its values.
extension Reflection {
  func ownMirror(of value: Value) -> (parts: [Part], style: Style?, subject: Type?)? {
    guard value.isScripted,
      let mirror = machine.read("customMirror", of: value)?.box as? StructBox,
      mirror.type.nominal.name == "Mirror"
    else { return nil }
    func field(_ name: String) -> Value? {
      mirror.type.fieldNames.firstIndex(of: name).map { mirror.fields[$0] }
    }
    let children = (field("children")?.box as? ArrayBox)?.elements ?? []
    let parts = children.enumerated().compactMap { index, child -> Part? in
      guard let pair = child.box as? TupleBox, pair.fields.count == 2 else { return nil }
      let label = pair.fields[0].isNone ? "\(index)" : pair.fields[0].payload.string
      return Part(label: label, value: pair.fields[1], type: .any)
    }
    let style = (field("displayStyle")?.box as? EnumBox).flatMap {
      Style(rawValue: $0.type.caseNames[$0.tag])
    }
    let subject = (field("subjectType")?.unerased.box as? TypeBox)?.type
    return (parts, style, subject)
  }
}

extension Description.Writer {
  /// What `print` shows of a type that is `CustomReflectable` and has no description: the parts that
  /// its mirror names, if the mirror says that it is a structure or a tuple, and else the type.
  func mirrored(_ type: ScriptType, _ value: Value, _ debug: Bool) -> String? {
    guard let target = library.typeLookup?("CustomReflectable"),
      library.conforms(type.type, to: target),
      let mirror = Reflection(machine: machine).ownMirror(of: value)
    else { return nil }
    let subject = mirror.subject ?? type.type
    let parts = mirror.parts.map { part in
      (Int(part.label) == nil ? part.label + ": " : "") + text(part.value, part.type, true)
    }
    switch mirror.style {
    case .struct:
      return Description.name(of: subject, qualified: debug)
        + "(\(parts.joined(separator: ", ")))"
    case .tuple: return "(\(parts.joined(separator: ", ")))"
    case .enum: return nil
    default: return Description.name(of: subject, qualified: true)
    }
  }
}
