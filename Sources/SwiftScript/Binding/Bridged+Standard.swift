import Foundation

extension Int: Bridged {
  public static func unwrap(_ value: Value) -> Int? {
    if case .int(let int) = value.unerased { return int }
    return nil
  }

  public var wrapped: Value { .int(self) }
}

extension Double: Bridged {
  public static func unwrap(_ value: Value) -> Double? {
    if case .double(let double) = value.unerased { return double }
    return nil
  }

  public var wrapped: Value { .double(self) }
}

extension CGFloat: @MainActor Bridged {
  public static func unwrap(_ value: Value) -> CGFloat? { Double.unwrap(value).map { CGFloat($0) } }
  public var wrapped: Value { .double(Double(self)) }
}

extension Float: Bridged {
  public static func unwrap(_ value: Value) -> Float? { Double.unwrap(value).map { Float($0) } }
  public var wrapped: Value { .double(Double(self)) }
}

extension Bool: Bridged {
  public static func unwrap(_ value: Value) -> Bool? {
    if case .bool(let bool) = value.unerased { return bool }
    return nil
  }

  public var wrapped: Value { .bool(self) }
}

extension String: Bridged {
  public static func unwrap(_ value: Value) -> String? {
    let value = value.unerased
    return (value.box as? StringBox)?.text ?? value.exact(SubstringBox.self).map { String($0.text) }
  }

  public var wrapped: Value { .string(self) }
}

extension Character: Bridged {
  public static func unwrap(_ value: Value) -> Character? {
    (value.unerased.box as? CharacterBox)?.character
  }

  public var wrapped: Value { .box(CharacterBox(self)) }
}

extension Optional: Bridged where Wrapped: Bridged {
  public static func unwrap(_ value: Value) -> Wrapped?? {
    value.isNone ? .some(nil) : Wrapped.unwrap(value.payload).map { .some($0) }
  }

  public var wrapped: Value { self.map { $0.wrapped.some } ?? .none }
}

extension Array: Bridged where Element: Bridged {
  public static func unwrap(_ value: Value) -> [Element]? {
    guard let box = value.unerased.box as? ArrayBox else { return nil }
    var elements: [Element] = []
    for (place, element) in box.elements.enumerated() {
      if place & 255 == 255, !Machine.isWanted(after: 256) { return nil }
      guard let element = Element.unwrap(element) else { return nil }
      elements.append(element)
    }
    return elements
  }

  public var wrapped: Value { .array(map(\.wrapped)) }
}

extension Dictionary: Bridged where Key: Bridged, Value: Bridged {
  public static func unwrap(_ value: SwiftScript.Value) -> [Key: Value]? {
    guard let box = value.unerased.box as? TableBox else { return nil }
    var result: [Key: Value] = [:]
    for (key, value) in zip(box.keys, box.values) {
      guard let key = Key.unwrap(key), let value = Value.unwrap(value) else { return nil }
      result[key] = value
    }
    return result
  }

  public var wrapped: SwiftScript.Value {
    let box = TableBox()
    for (key, value) in self { box[key.wrapped] = value.wrapped }
    return .box(box)
  }
}

/// Any value at all, for members whose host type is `Any` or generic.
extension Value: Bridged {
  public static func unwrap(_ value: Value) -> Value? { value }
  public var wrapped: Value { self }
}

/// A closure of the script as the host calls it.
public struct Callback: Bridged {
  let function: FunctionBox

  init(function: FunctionBox) { self.function = function }

  /// A closure of the host's, for the script to call.
  public init(_ machine: Machine, _ body: @escaping @MainActor ([Value]) -> Value) {
    function = FunctionBox(machine: machine) { _, arguments in body(arguments) }
  }

  public static func unwrap(_ value: Value) -> Callback? {
    value.callable.map { function in
      function.machine.noteHandedOver(function)
      return Callback(function: function)
    }
  }

  public var wrapped: Value { .box(function) }

  public func callAsFunction<each Argument: Bridged>(_ arguments: repeat each Argument) {
    _ = values(repeat each arguments)
  }

  /// The closure's result, or `fallback` once the app has faulted.
  public func result<each Argument: Bridged, Result: Bridged>(
    _ arguments: repeat each Argument, or fallback: Result
  ) -> Result {
    Result.unwrap(values(repeat each arguments)) ?? fallback
  }

  private func values<each Argument: Bridged>(_ arguments: repeat each Argument) -> Value {
    var values: [Value] = []
    repeat values.append((each arguments).wrapped)
    return function.machine.call(function, values)
  }
}
