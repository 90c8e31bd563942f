/// One strong reference, as the learner wrote it.
public struct Holding {
  public enum Kind: Hashable {
    /// A stored property; the path begins with its name.
    case property
    /// A variable that a closure captured.
    case capture
    /// A global variable, or a static property.
    case variable
    /// A variable or value of code that is running; the path is the function's name.
    case running
    /// The host's object was given the closure.
    case given
  }

  public let kind: Kind
  /// `onTap`, `rows[2]`, `model.handler`, `self`.
  public let path: String
  public let target: AnyObject

  public init(_ kind: Kind, _ path: String, _ target: AnyObject) {
    self.kind = kind
    self.path = path
    self.target = target
  }
}

extension Value {
  /// Calls `found` with each object that the value holds strongly, and with the way to it.
  ///
  /// Closures and instances are found, not entered; values are looked through.
  func forEachHeld(_ path: String, _ found: (String, AnyObject) -> Void) {
    switch self {
    case .int, .double, .bool, .none: return
    case .object(let object): found(path, object)
    case .box(let box): box.forEachHeld(path, found)
    }
  }
}

extension Box {
  fileprivate func forEachHeld(_ path: String, _ found: (String, AnyObject) -> Void) {
    switch self {
    case let box as FunctionBox: found(path, box)
    case let box as Cell: box.value.forEachHeld(path, found)
    case let box as SomeBox: box.value.forEachHeld(path, found)
    case let box as AnyBox: box.value.forEachHeld(path, found)
    case let box as ArrayBox:
      for (index, element) in box.elements.enumerated() {
        element.forEachHeld("\(path)[\(index)]", found)
      }
    case let box as TableBox:
      for key in box.keys {
        key.forEachHeld(path, found)
        box[key]?.forEachHeld("\(path)[\(key.shortText)]", found)
      }
    case let box as StructBox:
      for (name, field) in zip(box.type.fieldNames, box.fields) {
        field.forEachHeld("\(path).\(name)", found)
      }
    case let box as AggregateBox:
      for field in box.fields { field.forEachHeld(path, found) }
    default: return
    }
  }
}

extension Value {
  /// A dictionary's key between brackets.
  fileprivate var shortText: String {
    switch self {
    case .int(let number): "\(number)"
    case .box(let box as StringBox): "\"\(box.text)\""
    case .box(let box as SubstringBox): "\"\(box.text)\""
    default: "…"
    }
  }
}
