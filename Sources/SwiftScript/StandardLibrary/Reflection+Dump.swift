/// `dump`: a value and what it is made of, a line each.
struct DumpWriter<Target: TextOutputStream> {
  let reflection: Reflection
  /// How deep, and how many lines.
  let maxDepth: Int
  var itemsLeft: Int
  private(set) var target: Target
  private var visited: [Identity: Int] = [:]

  /// What is one thing wherever it turns up: objects, and types as values.
  private enum Identity: Hashable {
    case object(ObjectIdentifier)
    case type(String)
  }

  init(_ machine: Machine, maxDepth: Int, maxItems: Int, to target: Target) {
    self.target = target
    reflection = Reflection(machine: machine)
    self.maxDepth = maxDepth
    itemsLeft = maxItems
  }

  mutating func write(
    _ value: Value, _ type: Type, name: String?, indent: Int, depth: Int
  ) {
    if let inner = value.box as? AnyBox {
      return write(inner.value, inner.type, name: name, indent: indent, depth: depth)
    }
    if let reference = value.box as? WeakBox {
      let object = reference.object.map { Value.object($0) } ?? .none
      return write(object, type, name: name, indent: indent, depth: depth)
    }
    guard itemsLeft > 0, !reflection.machine.isHalted else { return }
    itemsLeft -= 1
    let isObject = type.wrapped == nil && value.object != nil
    let parts = reflection.parts(of: value, type, level: isObject ? 0 : nil)
    target.write(String(repeating: " ", count: indent))
    target.write(parts.isEmpty ? "- " : depth <= 0 ? "▹ " : "▿ ")
    if let name { target.write(name + ": ") }
    target.write(summary(value, type, parts.count))
    if let key = isObject
      ? value.object.map({ .object(ObjectIdentifier($0)) }) : typeIdentity(value)
    {
      if let number = visited[key] {
        target.write(" #\(number)\n")
        return
      }
      visited[key] = visited.count
      target.write(" #\(visited.count - 1)")
    }
    target.write("\n")
    guard depth > 0 else { return }
    if isObject, let instance = value.object as? ScriptInstance {
      writeSuperclass(value, instance.type.superclass, level: 1, indent: indent + 2, depth - 1)
    }
    writeParts(parts, indent: indent + 2, depth - 1)
  }

  private func typeIdentity(_ value: Value) -> Identity? {
    (value.box as? TypeBox).map { .type(Description.name(of: $0.type, qualified: true)) }
  }

  private mutating func writeSuperclass(
    _ value: Value, _ type: ScriptType?, level: Int, indent: Int, _ depth: Int
  ) {
    guard let type, itemsLeft > 0 else { return }
    itemsLeft -= 1
    let parts = reflection.parts(of: value, type.type, level: level)
    target.write(String(repeating: " ", count: indent))
    target.write(parts.isEmpty ? "- " : depth <= 0 ? "▹ " : "▿ ")
    target.write("super: \(Description.name(of: type.type, qualified: true))\n")
    guard depth > 0 else { return }
    writeSuperclass(value, type.superclass, level: level + 1, indent: indent + 2, depth - 1)
    writeParts(parts, indent: indent + 2, depth - 1)
  }

  private mutating func writeParts(_ parts: [Reflection.Part], indent: Int, _ depth: Int) {
    for (index, part) in parts.enumerated() {
      guard itemsLeft > 0 else {
        let left = parts.count - index
        // Two deeper than the parts that there was room for.
        target.write(String(repeating: " ", count: indent + 2))
        target.write("(\(left)\(index > 0 ? " more" : "") \(left == 1 ? "child" : "children"))\n")
        return
      }
      let isPlace = Int(part.label) != nil
      write(
        part.value, part.type, name: isPlace ? nil : part.label, indent: indent, depth: depth)
    }
  }

  private func summary(_ value: Value, _ type: Type, _ count: Int) -> String {
    switch reflection.style(of: value, type) {
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    default: break
    }
    let own: ScriptType? = (value.box as? StructBox)?.type ?? (value.box as? EnumBox)?.type
    if type.wrapped == nil, let own, !declaresDescription(own.nominal) {
      let name = Description.name(of: own.type, qualified: true)
      if let box = value.box as? EnumBox { return "\(name).\(own.caseNames[box.tag])" }
      return name
    }
    if let range = value.box as? RangeBox, range.lower == nil || range.upper == nil {
      let kind = range.lower != nil ? "From" : range.isClosed ? "Through" : "UpTo"
      let bound = Description.name(of: type.arguments.first ?? .any, qualified: true)
      return "Swift.PartialRange\(kind)<\(bound)>"
    }
    if let box = value.box as? TypeBox { return Description.name(of: box.type, qualified: true) }
    return Description.text(of: value, as: type, reflection.machine, debug: true)
  }

  private func declaresDescription(_ nominal: Nominal) -> Bool {
    let library = reflection.machine.library
    return [library.customStringConvertible, library.types["CustomDebugStringConvertible"]]
      .contains { $0.map { library.declaresConformance(nominal, to: $0) } ?? false }
  }
}

extension StandardLibrary {
  static let reflection: [FunctionBinding] = [
    FunctionBinding(
      "func dump(_ value: Any, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max)"
    ) { machine, arguments in
      machine.writeOut()
      var writer = DumpWriter(
        machine, maxDepth: arguments[3].int, maxItems: arguments[4].int, to: ConsoleStream(machine))
      writer.write(
        arguments[0], .any, name: arguments[1].isNone ? nil : arguments[1].payload.string,
        indent: arguments[2].int, depth: arguments[3].int)
      machine.writeOut()
      return .void
    },
    FunctionBinding(
      "func dump(_ value: Any, to target: inout String, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max)"
    ) { machine, arguments in
      var writer = DumpWriter(
        machine, maxDepth: arguments[4].int, maxItems: arguments[5].int, to: "")
      writer.write(
        arguments[0], .any, name: arguments[2].isNone ? nil : arguments[2].payload.string,
        indent: arguments[3].int, depth: arguments[4].int)
      guard !machine.isHalted, let cell = arguments[1].box as? Cell else { return .void }
      cell.value = .string(cell.value.string + writer.target)
      return .void
    },
    // For `Mirror`, which the library has in Swift.
    FunctionBinding(
      "func _reflectedParts(_ value: Any, _ level: Int) -> [(label: String?, value: Any)]"
    ) {
      machine, arguments in
      let isObject = arguments[0].unerased.object != nil
      let parts = Reflection(machine: machine)
        .parts(of: arguments[0], .any, level: isObject ? arguments[1].int : nil)
      return .array(
        parts.map { part in
          let label: Value = Int(part.label) == nil ? .string(part.label) : .none
          let isTold = part.value.box is AnyBox || (part.type == .any)
          return .tuple([label, isTold ? part.value : .box(AnyBox(part.type, part.value))])
        })
    },
    FunctionBinding("func _reflectedStyle(_ value: Any) -> String?") { machine, arguments in
      Reflection(machine: machine).style(of: arguments[0], .any)
        .map { .string($0.rawValue) } ?? .none
    },
    FunctionBinding("func _reflectedType(_ value: Any, _ level: Int) -> Any.Type") { _, arguments in
      let type = (arguments[0].unerased.object as? ScriptInstance)?.type
      return .box(TypeBox(type?.above(arguments[1].int)?.type ?? .any))
    },
    FunctionBinding("func _reflectedDepth(_ value: Any) -> Int") { _, arguments in
      var depth = 0
      var type = (arguments[0].unerased.object as? ScriptInstance)?.type
      while let current = type { (type, depth) = (current.superclass, depth + 1) }
      return .int(depth)
    },
  ]
}
