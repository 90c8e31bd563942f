/// Dictionaries and texts in registers.
extension Machine {
  func tableElement(
    _ register: UnsafeMutablePointer<Value>, _ table: UnsafeMutablePointer<Value>,
    _ key: UnsafeMutablePointer<Value>
  ) {
    let found = table.pointee.exact(TableBox.self)?[key.pointee]
    register.pointee = found?.some ?? .none
  }

  /// The default stands behind the key.
  func tableValue(
    _ register: UnsafeMutablePointer<Value>, _ table: UnsafeMutablePointer<Value>,
    _ key: UnsafeMutablePointer<Value>
  ) {
    register.pointee = table.pointee.exact(TableBox.self)?[key.pointee] ?? key[1]
  }

  func takeTableElement(
    _ register: UnsafeMutablePointer<Value>, _ table: UnsafeMutablePointer<Value>,
    _ key: UnsafeMutablePointer<Value>, isOptional: Bool
  ) {
    let found = changing(table, as: TableBox.self)?.take(key.pointee)
    register.pointee = isOptional ? found?.some ?? .none : found ?? key[1]
  }

  func setTableElement(
    _ table: UnsafeMutablePointer<Value>, _ key: UnsafeMutablePointer<Value>,
    _ new: UnsafeMutablePointer<Value>, isOptional: Bool
  ) {
    guard let box = changing(table, as: TableBox.self) else { return }
    if !isOptional {
      box[key.pointee] = new.pointee
    } else {
      box[key.pointee] = new.isNone ? nil : new.pointee.payload
    }
  }

  func appendText(_ new: UnsafeMutablePointer<Value>, to text: UnsafeMutablePointer<Value>) {
    guard let added = new.borrow(StringBox.self), changing(text, as: StringBox.self) != nil,
      let box = text.borrow(StringBox.self)
    else { return }
    box._withUnsafeGuaranteedRef { box in
      added._withUnsafeGuaranteedRef { box.text.append($0.text) }
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
