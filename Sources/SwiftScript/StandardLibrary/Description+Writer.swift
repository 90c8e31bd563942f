extension Description {
  /// Writes one value; the types say what the values do not tell by themselves.
  struct Writer {
    let machine: Machine

    var library: Library { machine.library }

    func text(_ value: Value, _ type: Type, _ debug: Bool) -> String {
      if let reference = value.box as? WeakBox {
        return text(reference.object.map { .object($0) } ?? .none, type, debug)
      }
      switch type {
      case .optional(let wrapped):
        return value.isNone ? "nil" : "Optional(\(text(value.payload, wrapped, true)))"
      case .tuple(let elements): return tuple(value, elements)
      case .function: return "(Function)"
      case .metatype: return dynamic(value, debug)
      case .nominal(let nominal, let arguments) where nominal == library.optional:
        return text(value, .optional(arguments.first ?? .any), debug)
      case .nominal(let nominal, let arguments):
        return known(value, nominal, arguments, debug) ?? dynamic(value, debug)
      case .any, .parameter, .associated, .error: return dynamic(value, debug)
      }
    }

    /// A value whose type says more than the value itself; `nil` for all others.
    private func known(
      _ value: Value, _ nominal: Nominal, _ arguments: [Type], _ debug: Bool
    ) -> String? {
      if debug, nominal === library.anyHashable {
        return "AnyHashable(\(text(value, .any, true)))"
      }
      if value.box is AnyBox { return nil }
      if nominal == library.float.nominal { return "\(Float(value.double))" }
      if arguments.isEmpty, let box = value.box as? ViewBox, nominal.isView {
        return view(box, nominal, arguments, debug)
      }
      guard let first = arguments.first, let box = value.box else { return nil }
      switch box {
      case is TaskBox:
        return name(of: .nominal(nominal, arguments), qualified: debug) + "(_task: (Opaque Value))"
      case let box as ArrayBox:
        if nominal.isView, let text = view(box, nominal, arguments, debug) { return text }
        let elements = list(box.elements, first)
        return debug && nominal == library.arraySlice ? "ArraySlice(\(elements))" : elements
      case let box as TableBox: return table(box, arguments, debug)
      case let box as RangeBox: return range(box, first, debug)
      default: return nil
      }
    }

    /// A value as it presents itself.
    private func dynamic(_ value: Value, _ debug: Bool) -> String {
      switch value {
      case .int(let number): return "\(number)"
      case .double(let number): return "\(number)"
      case .bool(let flag): return "\(flag)"
      case .none: return "nil"
      case .object(let object): return text(of: object, value, debug)
      case .box(let box): return machine.hasNativeStack() ? text(of: box, value, debug) : ""
      }
    }

    private func text(of box: Box, _ value: Value, _ debug: Bool) -> String {
      switch box {
      case let box as StringBox: debug ? quoted(box.text, machine) : box.text
      case let box as SubstringBox:
        debug ? quoted(String(box.text), machine) : String(box.text)
      case let box as CharacterBox:
        debug ? box.character.debugDescription : String(box.character)
      case let box as AnyBox: text(box.value, box.type, debug)
      case let box as WideBox: "\(box.number)"
      case let box as SomeBox: "Optional(\(dynamic(box.value, true)))"
      case let box as TypeBox: name(of: box.type, qualified: debug)
      case let box as SliceBox where debug: "ArraySlice(\(list(box.elements, .any)))"
      case let box as ArrayBox: list(box.elements, .any)
      case let box as TableBox: table(box, [.any, .any], debug)
      case let box as RangeBox: range(box, library.int, debug)
      case let box as TupleBox:
        tuple(value, box.fields.map { _ in Type.TupleElement(label: nil, type: .any) })
      case is StructBox, is EnumBox: whole { write(value, .any, debug, to: &$0) }
      case let box as AnyHostBox:
        machine.ownDescription(of: value, debug: debug)
          ?? (debug ? String(reflecting: box.hostValue) : String(describing: box.hostValue))
      case let box as Cell: dynamic(box.value, debug)
      case let box as KeyPathBox: box.text
      default: "(Function)"
      }
    }

    private func text(of object: AnyObject, _ value: Value, _ debug: Bool) -> String {
      if let instance = object as? ScriptInstance {
        // In Swift a class always prints its module.
        return own(instance.type, value, debug) ?? mirrored(instance.type, value, debug)
          ?? name(of: instance.type.type, qualified: true)
      }
      return machine.ownDescription(of: object)
        ?? (debug ? String(reflecting: object) : String(describing: object))
    }

    // MARK: Collections

    func list(_ elements: [Value], _ type: Type) -> String {
      let areNumbers = type == library.int
      var list = "["
      for (place, element) in elements.enumerated() {
        guard machine.goesOn() else { break }
        if place > 0 { list += ", " }
        if areNumbers, case .int(let number) = element {
          list += String(number)
        } else {
          list += text(element, type, true)
        }
      }
      list += "]"
      return list
    }

    private func table(_ table: TableBox, _ types: [Type], _ debug: Bool) -> String {
      if table.isSet {
        let elements = list(table.keys, types[0])
        return debug ? "Set(\(elements))" : elements
      }
      if table.count == 0 { return "[:]" }
      let valueType = types.count > 1 ? types[1] : .any
      var pairs = "["
      var place = 0
      while machine.goesOn(), let (key, value) = table.next(&place) {
        if pairs.utf8.count > 1 { pairs += ", " }
        pairs += text(key, types[0], true)
        pairs += ": "
        pairs += text(value, valueType, true)
      }
      pairs += "]"
      return pairs
    }

    private func range(_ range: RangeBox, _ bound: Type, _ debug: Bool) -> String {
      switch (range.lower, range.upper) {
      case (let lower?, let upper?):
        let dots = range.isClosed ? "..." : "..<"
        let plain = text(lower, bound, debug) + dots + text(upper, bound, debug)
        return debug ? "\(range.isClosed ? "Closed" : "")Range(\(plain))" : plain
      case (let lower?, nil): return partial("From", "lowerBound", lower, bound, debug)
      case (nil, let upper):
        let kind = range.isClosed ? "Through" : "UpTo"
        return partial(kind, "upperBound", upper ?? .none, bound, debug)
      }
    }

    private func partial(
      _ kind: String, _ label: String, _ end: Value, _ bound: Type, _ debug: Bool
    ) -> String {
      (debug ? "Swift." : "") + "PartialRange\(kind)<\(name(of: bound, qualified: debug))>("
        + "\(label): \(text(end, bound, true)))"
    }

    private func tuple(_ value: Value, _ elements: [Type.TupleElement]) -> String {
      whole { writeTuple(value, elements, to: &$0) }
    }

    private func whole(_ write: (inout String) -> Void) -> String {
      var text = ""
      write(&text)
      return text
    }

    // MARK: Types of the script

    /// What the script's own `description` says, or what it writes of itself, if its type declares that
    /// it has one.
    func own(_ type: ScriptType, _ value: Value, _ debug: Bool) -> String? {
      let plain = (library.customStringConvertible, "description")
      let debugging = (library.types["CustomDebugStringConvertible"], "debugDescription")
      let streamed = (library.typeLookup?("TextOutputStreamable"), "_streamed")
      let order = debug ? [debugging, plain, streamed] : [streamed, plain, debugging]
      for (target, property) in order {
        guard let target, library.conforms(type.type, to: target),
          let requirement = target.ownMembers(property).first,
          let member = library.lookUpWitness(type.nominal, requirement)
        else { continue }
        return machine.text(from: member, of: value)
      }
      return nil
    }
  }
}

extension Machine {
  /// What an extension of the script has in place of the library's `description`:
  /// `extension NSLayoutConstraint { override var description: String { … } }`.
  public func ownDescription(of object: AnyObject) -> String? {
    guard let nominal = library.nominal(of: object),
      let member = library.memberLookup?(nominal, "description").first(where: {
        if case .accessors = $0.implementation { !$0.isStatic } else { false }
      })
    else { return nil }
    return text(from: member, of: .object(object))
  }

  /// The same of a value of the library's, `extension UIView.ContentMode: CustomStringConvertible`: the
  /// nearer of the two that the script has added.
  func ownDescription(of value: Value, debug: Bool) -> String? {
    guard let nominal = library.nominal(of: value) else { return nil }
    let plain = (library.customStringConvertible, "description")
    let debugging = (library.types["CustomDebugStringConvertible"], "debugDescription")
    for (target, name) in debug ? [debugging, plain] : [plain, debugging] {
      guard
        let member = library.memberLookup?(nominal, name).first(where: {
          $0.isAddedByScript && !$0.isStatic
        }), let target, library.declaresConformance(nominal, to: target)
      else { continue }
      return text(from: member, of: value)
    }
    return nil
  }

  /// The text that a property of a value has.
  func text(from property: Member, of value: Value) -> String {
    let window = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    window.initialize(to: value)
    defer {
      window.deinitialize(count: 1)
      window.deallocate()
    }
    return invoke(property, window, count: 1).string
  }
}
