/// What a register, a variable or a field holds.
///
/// An optional is its payload or `.none`; only where the payload is itself an optional's does a
/// ``SomeBox`` keep the levels apart. `Void` is `.none` too.
///
/// The machine's loop relies on the order of the cases: those whose payload is counted are the ones
/// whose number has its second bit set.
public enum Value {
  case int(Int)
  /// `Double`, `CGFloat` and `Float`: the checker knows which.
  case double(Double)
  /// A class instance, the script's or the host's.
  case object(AnyObject)
  /// A value with a part on the heap: a string, an array, a struct, a closure …
  case box(Box)
  case bool(Bool)
  case none
}

extension Value {
  public static let void = Value.none

  public static func string(_ text: String) -> Value { .box(StringBox(text)) }
  public static func array(_ elements: [Value]) -> Value { .box(ArrayBox(elements)) }
  static func slice(_ elements: [Value], from start: Int) -> Value {
    .box(SliceBox(elements, from: start))
  }
  static func tuple(_ elements: [Value]) -> Value { .box(TupleBox(elements)) }

  public var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  /// The payloads below stand for "the checker has proved it"; a wrong guess reads as the type's
  /// zero, never as foreign memory.
  public var int: Int {
    if case .int(let value) = self { return value }
    return 0
  }

  public var double: Double {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: 0
    }
  }

  public var bool: Bool {
    if case .bool(let value) = self { return value }
    return false
  }

  public var object: AnyObject? {
    if case .object(let object) = self { return object }
    return nil
  }

  public var box: Box? {
    if case .box(let box) = self { return box }
    return nil
  }

  public var string: String {
    if let text = exact(StringBox.self) { return text.text }
    return exact(SubstringBox.self).map { String($0.text) } ?? ""
  }
  public var elements: [Value] {
    if let array = exact(ArrayBox.self) { return array.elements }
    return exact(SliceBox.self)?.elements ?? (box as? ViewBox)?.elements ?? []
  }
  public var callable: FunctionBox? { exact(FunctionBox.self) }

  /// The box, if it is of exactly this class: a comparison instead of a cast.
  @inline(__always) func exact<Content: Box>(_ type: Content.Type) -> Content? {
    guard case .box(let box) = self, Swift.type(of: box) == type else { return nil }
    return unsafeDowncast(box, to: type)
  }

  /// This value as an optional that holds it.
  public var some: Value {
    switch self {
    case .none: .box(SomeBox(self))
    case .box(let box) where box is SomeBox: .box(SomeBox(self))
    default: self
    }
  }

  /// What an optional that is not nil holds.
  public var payload: Value {
    if case .box(let box) = self, let some = box as? SomeBox { return some.value }
    return self
  }

  /// A value behind `Any` or `any P`, without its type's name.
  public var unerased: Value {
    if case .box(let box) = self, let any = box as? AnyBox { return any.value }
    return self
  }
}
