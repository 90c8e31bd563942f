/// Dictionaries and texts in registers.
extension Machine {
  func tableElement(
    _ register: UnsafeMutablePointer<Value>, _ table: UnsafeMutablePointer<Value>,
    _ key: UnsafeMutablePointer<Value>
  ) {
    guard let found = value(of: table, for: key) else { return register.clear() }
    if found.isPlainPayload { register.copy(found) } else { register.pointee = found.pointee.some }
  }

  /// The default stands behind the key.
  func tableValue(
    _ register: UnsafeMutablePointer<Value>, _ table: UnsafeMutablePointer<Value>,
    _ key: UnsafeMutablePointer<Value>
  ) {
    register.copy(value(of: table, for: key) ?? key + 1)
  }

  /// Where the dictionary in a register has the value for a key, until it is changed.
  @inline(__always)
  private func value(
    of table: UnsafeMutablePointer<Value>, for key: UnsafeMutablePointer<Value>
  ) -> UnsafeMutablePointer<Value>? {
    table.borrow(kinds.table)?._withUnsafeGuaranteedRef { $0.value(for: key) }
  }

  func takeTableElement(
    _ register: UnsafeMutablePointer<Value>, _ table: UnsafeMutablePointer<Value>,
    _ key: UnsafeMutablePointer<Value>, isOptional: Bool
  ) {
    table.makeUnique()
    guard let found = value(of: table, for: key) else {
      return isOptional ? register.clear() : { _ = register.copy(key + 1) }()
    }
    register.take(found)
    if isOptional, !register.isPlainPayload { register.pointee = register.pointee.some }
  }

  func setTableElement(
    _ table: UnsafeMutablePointer<Value>, _ key: UnsafeMutablePointer<Value>,
    _ new: UnsafeMutablePointer<Value>, isOptional: Bool
  ) {
    table.makeUnique()
    guard let box = table.borrow(kinds.table) else { return }
    if !isOptional || new.isPlainPayload {
      box._withUnsafeGuaranteedRef { $0.set(key, new) }
    } else {
      let payload = new.isNone ? nil : new.pointee.payload
      box._withUnsafeGuaranteedRef { $0[key.pointee] = payload }
    }
  }

  /// The steps that write texts; `next` is the one after.
  @inline(never)
  func write(
    _ next: UnsafeMutablePointer<Instruction>, _ r: UnsafeMutablePointer<Value>,
    _ function: Unmanaged<Function>
  ) {
    let i = (next - 1).pointee
    let text = r.at(Int(i.a))
    if i.operation == .interpolate {
      let interpolation = object(function, Int(i.b), Interpolation.self)
      text.receive(.string(interpolation._withUnsafeGuaranteedRef { $0.text(r, self) }))
      return
    }
    text.makeUnique()
    text.borrow(kinds.text)?._withUnsafeGuaranteedRef { box in
      switch i.operation {
      case .appendConstant:
        object(function, Int(i.b), TextLiteral.self)._withUnsafeGuaranteedRef { box.append($0) }
      case .appendNumber: box.append(r.at(Int(i.b)).word)
      case .appendInterpolation:
        object(function, Int(i.b), Interpolation.self)
          ._withUnsafeGuaranteedRef { $0.add(to: box, r, self) }
      default:
        r.at(Int(i.b)).borrow(kinds.text)?._withUnsafeGuaranteedRef { box.append($0) }
      }
    }
  }
}

extension Operation {
  /// How the library's element that this step reads is written, and how it is taken out.
  var elementSteps: (set: Operation, take: Operation)? {
    switch self {
    case .arrayElement: (.setArrayElement, .takeArrayElement)
    case .tableElement: (.setTableElement, .takeTableElement)
    case .tableValue: (.setTableValue, .takeTableValue)
    default: nil
    }
  }
}
