/// Values that show their parts are written part by part, as Swift writes them: what the
/// description of a part prints stands behind the text of the parts before it.
extension Description.Writer {
  func write<Target: TextOutputStream>(
    _ value: Value, _ type: Type, _ debug: Bool, to target: inout Target
  ) {
    switch (type, value.box) {
    case (.optional, _): break
    case (.nominal(let nominal, _), _)
    where nominal == library.optional || nominal == library.anyHashable:
      break
    case (.tuple(let elements), _): return writeTuple(value, elements, to: &target)
    case (_, let box as AnyBox): return write(box.value, box.type, debug, to: &target)
    case (_, let box as StructBox) where machine.hasNativeStack():
      if let text = own(box.type, value, debug) ?? mirrored(box.type, value, debug) {
        return target.write(text)
      }
      return writeFields(of: box, debug, to: &target)
    case (_, let box as EnumBox) where machine.hasNativeStack():
      if let text = own(box.type, value, debug) ?? mirrored(box.type, value, debug) {
        return target.write(text)
      }
      return writeCase(box, debug, to: &target)
    default: break
    }
    target.write(text(value, type, debug))
  }

  func writeTuple<Target: TextOutputStream>(
    _ value: Value, _ elements: [Type.TupleElement], to target: inout Target
  ) {
    guard let box = value.box as? TupleBox else {
      return target.write(elements.isEmpty ? "()" : text(value, .any, true))
    }
    writeParts(
      zip(elements, box.fields).map { ($0.label.map { "\($0): " }, $1, $0.type) }, to: &target)
  }

  private func writeFields<Target: TextOutputStream>(
    of box: StructBox, _ debug: Bool, to target: inout Target
  ) {
    let type = box.type
    let types = type.fieldTypes
    target.write(Description.name(of: type.type, qualified: debug))
    writeParts(
      box.fields.enumerated().map { index, field in
        let shown = type.shown(index, types[index])
        return (shown.name + ": ", field, shown.type)
      }, to: &target)
  }

  private func writeCase<Target: TextOutputStream>(
    _ box: EnumBox, _ debug: Bool, to target: inout Target
  ) {
    let type = box.type
    let caseName = type.caseNames[box.tag]
    if debug { target.write(Description.name(of: type.type, qualified: true) + ".") }
    target.write(caseName)
    if box.fields.isEmpty { return }
    let parameters =
      type.nominal.ownMembers(caseName)
      .first { $0.kind == .enumCase }?.functionType.map { Substitution(type.type)($0).parameters }
    let labels = type.caseLabels[box.tag]
    let parts = box.fields.enumerated().map { index, field in
      (
        label: labels.indices.contains(index) ? labels[index].map { "\($0): " } : nil,
        value: field,
        type: parameters.flatMap { $0.indices.contains(index) ? $0[index].type : nil } ?? .any
      )
    }
    // A payload that is a tuple brings the parentheses.
    if parts.count == 1, parts[0].label == nil, isTuple(parts[0].value, parts[0].type) {
      return write(parts[0].value, parts[0].type, true, to: &target)
    }
    writeParts(parts, to: &target)
  }

  private func isTuple(_ value: Value, _ type: Type) -> Bool {
    if type.wrapped != nil { return false }
    if case .tuple = (value.box as? AnyBox)?.type ?? type { return true }
    return value.unerased.box is TupleBox
  }

  private func writeParts<Target: TextOutputStream>(
    _ parts: [(label: String?, value: Value, type: Type)], to target: inout Target
  ) {
    target.write("(")
    for (index, part) in parts.enumerated() {
      if index > 0 { target.write(", ") }
      if let label = part.label { target.write(label) }
      write(part.value, part.type, true, to: &target)
    }
    target.write(")")
  }
}
