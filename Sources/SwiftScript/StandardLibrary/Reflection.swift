import Foundation

/// What values are made of, as Swift's `Mirror` sees it.
struct Reflection {
  let machine: Machine

  struct Part {
    /// `.0` for what has no name in a tuple, `0` for what has none in a collection.
    var label: String
    var value: Value
    var type: Type
  }

  enum Style: String {
    case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
  }

  func style(of value: Value, _ type: Type) -> Style? {
    if let inner = value.box as? AnyBox { return style(of: inner.value, inner.type) }
    if type.wrapped != nil { return .optional }
    if let own = ownMirror(of: value) { return own.style }
    switch value {
    case .object: return .class
    case .none: return type.isVoid ? .tuple : nil
    case .box(let box):
      switch box {
      case let box as TableBox: return box.isSet ? .set : .dictionary
      case is ArrayBox: return .collection
      case is TupleBox: return .tuple
      case is StructBox: return .struct
      case is EnumBox: return .enum
      case let box as AnyHostBox: return lengths(of: box.hostValue).isEmpty ? nil : .struct
      default: return nil
      }
    default: return nil
    }
  }

  /// - Parameter level: of an object, how many classes up from its own; the fields of that one only.
  func parts(of value: Value, _ type: Type, level: Int? = nil) -> [Part] {
    if let inner = value.box as? AnyBox { return parts(of: inner.value, inner.type, level: level) }
    if let wrapped = type.wrapped {
      return value.isNone ? [] : [Part(label: "some", value: value.payload, type: wrapped)]
    }
    if level ?? 0 == 0, let own = ownMirror(of: value) { return own.parts }
    if case .object(let object) = value {
      guard let instance = object as? ScriptInstance else { return [] }
      return fields(instance.type, Array(instance.fields), level)
    }
    let arguments = type.arguments
    switch value.box {
    case let box as ArrayBox: return elements(box.elements, arguments.first)
    case let box as TableBox where box.isSet: return elements(box.keys, arguments.first)
    case let box as TableBox: return pairs(box, arguments.count == 2 ? arguments : [.any, .any])
    case let box as TupleBox: return elements(of: box, type)
    case let box as RangeBox:
      return [("lowerBound", box.lower), ("upperBound", box.upper)].compactMap { label, bound in
        bound.map { Part(label: label, value: $0, type: arguments.first ?? .any) }
      }
    case let box as StructBox: return fields(box.type, box.fields, nil)
    case let box as EnumBox:
      let payload = payload(of: box)
      guard !payload.isEmpty else { return [] }
      let name = box.type.caseNames[box.tag]
      if payload.count == 1, payload[0].label.hasPrefix(".") {
        return [Part(label: name, value: payload[0].value, type: payload[0].type)]
      }
      let types = payload.map {
        Type.TupleElement(label: $0.label.hasPrefix(".") ? nil : $0.label, type: $0.type)
      }
      return [
        Part(label: name, value: .box(TupleBox(payload.map(\.value))), type: .tuple(types))
      ]
    case let box as AnyHostBox: return lengths(of: box.hostValue)
    default: return []
    }
  }

  /// What a rectangle, a size or insets are made of; of other host values what Foundation has here is
  /// not what Apple's has.
  private func lengths(of value: Any) -> [Part] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct else { return [] }
    var parts: [Part] = []
    for child in mirror.children {
      guard let label = child.label, let held = child.value as? any Bridged,
        child.value is CGFloat || !lengths(of: child.value).isEmpty,
        let nominal = machine.library.types["\(Swift.type(of: child.value))"]
      else { return [] }
      parts.append(Part(label: label, value: held.wrapped, type: .nominal(nominal, [])))
    }
    return parts
  }

  /// What an enum's case carries, one by one.
  func payload(of box: EnumBox) -> [Part] {
    let parameters =
      box.type.nominal.ownMembers(box.type.caseNames[box.tag])
      .first { $0.kind == .enumCase }?.functionType?.parameters ?? []
    let labels = box.type.caseLabels[box.tag]
    return box.fields.enumerated().map { index, field in
      Part(
        label: (labels.indices.contains(index) ? labels[index] : nil) ?? ".\(index)", value: field,
        type: parameters.indices.contains(index) ? parameters[index].type : .any)
    }
  }

  private func elements(_ elements: [Value], _ type: Type?) -> [Part] {
    elements.enumerated().map {
      Part(label: "\($0.offset)", value: $0.element, type: type ?? .any)
    }
  }

  private func pairs(_ box: TableBox, _ types: [Type]) -> [Part] {
    let pair = Type.tuple([
      Type.TupleElement(label: "key", type: types[0]),
      Type.TupleElement(label: "value", type: types[1]),
    ])
    return zip(box.keys, box.values).enumerated().map { index, entry in
      Part(label: "\(index)", value: .box(TupleBox([entry.0, entry.1])), type: pair)
    }
  }

  private func elements(of box: TupleBox, _ type: Type) -> [Part] {
    let elements: [Type.TupleElement] =
      if case .tuple(let elements) = type { elements } else { [] }
    return box.fields.enumerated().map { index, field in
      let element = elements.indices.contains(index) ? elements[index] : nil
      return Part(
        label: element?.label ?? ".\(index)", value: field, type: element?.type ?? .any)
    }
  }

  private func fields(_ type: ScriptType, _ fields: [Value], _ level: Int?) -> [Part] {
    let types = type.fieldTypes
    var range = fields.indices
    if let level {
      guard let owner = type.above(level) else { return [] }
      range = (owner.superclass?.fieldNames.count ?? 0)..<owner.fieldNames.count
    }
    return range.compactMap { index in
      guard type.fieldNames.indices.contains(index), fields.indices.contains(index) else {
        return nil
      }
      let shown = type.shown(index, types.indices.contains(index) ? types[index] : .any)
      return Part(label: shown.name, value: fields[index], type: shown.type)
    }
  }
}
