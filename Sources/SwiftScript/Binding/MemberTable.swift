/// The rows of one host type: each a Swift declaration as text, and what does it.
///
/// The checker reads labels, defaults, generics and types from the text; the row converts.
public final class MemberTable<Host: Bridged> {
  var rows: [BindingRow] = []

  /// A row that converts by itself: `arguments[0]` is `self` unless the member is static; a
  /// mutating one changes `arguments[0]` in place.
  public func native(_ text: String, _ body: @escaping Native) {
    rows.append(BindingRow(text, .native(body)))
  }

  /// The same where the machine has a step of its own for it.
  func native(_ text: String, step: Operation, _ body: @escaping Native) {
    rows.append(BindingRow(text, .native(body), step: step))
  }

  /// The same where the machine goes over an array's elements itself.
  func native(_ text: String, loop: ElementLoop, _ body: @escaping Native) {
    rows.append(BindingRow(text, .native(body), loop: loop))
  }

  func native(_ text: String, step: Operation, get: @escaping Native, set: Native?) {
    rows.append(BindingRow(text, .nativeAccessors(get: get, set: set), step: step))
  }

  /// A property that converts by itself; `set` of a value type returns the changed value.
  public func native(_ text: String, get: @escaping Native, set: Native?) {
    rows.append(BindingRow(text, .nativeAccessors(get: get, set: set)))
  }

  // MARK: Properties

  public func property<V: Bridged>(_ text: String, _ path: KeyPath<Host, V>) {
    let get = Self.getter(text, path)
    rows.append(BindingRow(text, .nativeAccessors(get: get, set: nil)))
  }

  public func property<V: Bridged>(_ text: String, _ path: WritableKeyPath<Host, V>) {
    let get = Self.getter(text, path)
    rows.append(
      BindingRow(
        text,
        .nativeAccessors(
          get: get,
          set: { machine, arguments in
            machine.bridge(text) {
              var host: Host = try .read(arguments[0])
              host[keyPath: path] = try .read(arguments[1])
              return host.wrapped
            }
          })))
  }

  public func property<V: Bridged>(_ text: String, _ path: ReferenceWritableKeyPath<Host, V>) {
    let get = Self.getter(text, path)
    let name = Self.name(text)
    rows.append(
      BindingRow(
        text,
        .nativeAccessors(
          get: get,
          set: { machine, arguments in
            machine.bridge(text) {
              let host: Host = try .read(arguments[0])
              let value: V = try .read(arguments[1])
              // A key path reads before it writes; the script's override must not hear of that.
              let write = { host[keyPath: path] = value }
              if let instance = ScriptInstance.of(arguments[0]) {
                instance.withBase(of: name, write)
              } else {
                write()
              }
              return .void
            }
          })))
  }

  /// The name in a property's text: `frame` of `var frame: CGRect`.
  private static func name(_ text: String) -> String {
    let words = text.split(separator: ":")[0].split(separator: " ")
    return words.last.map(String.init) ?? text
  }

  private static func getter<V: Bridged>(_ text: String, _ path: KeyPath<Host, V>) -> Native {
    { machine, arguments in
      machine.bridge(text) {
        let host: Host = try .read(arguments[0])
        return host[keyPath: path].wrapped
      }
    }
  }

  public func staticProperty<V: Bridged>(_ text: String, _ get: @escaping @MainActor () -> V) {
    rows.append(
      BindingRow(text, .nativeAccessors(get: { _, _ in get().wrapped }, set: nil)))
  }

  /// A case of a host enum, or a static value spelled like one.
  public func constant(_ name: String, _ value: Host) {
    rows.append(
      BindingRow(
        "static let \(name): Self", .nativeAccessors(get: { _, _ in value.wrapped }, set: nil)))
  }

  // MARK: Methods

  public func method<each A: Bridged, R: Bridged>(
    _ text: String, _ body: @escaping @MainActor (Host) -> (repeat each A) -> R
  ) {
    native(text) { machine, arguments in
      machine.bridge(text) {
        var reader = ArgumentReader(arguments)
        let host: Host = try reader.next()
        return body(host)(repeat try reader.next(as: (each A).self)).wrapped
      }
    }
  }

  public func method<each A: Bridged>(
    _ text: String, _ body: @escaping @MainActor (Host) -> (repeat each A) -> Void
  ) {
    native(text) { machine, arguments in
      machine.bridge(text) {
        var reader = ArgumentReader(arguments)
        let host: Host = try reader.next()
        body(host)(repeat try reader.next(as: (each A).self))
        return .void
      }
    }
  }

  /// A method as a closure whose first parameter is `self`.
  public func function<each A: Bridged, R: Bridged>(
    _ text: String, _ body: @escaping @MainActor (Host, repeat each A) -> R
  ) {
    native(text) { machine, arguments in
      machine.bridge(text) {
        var reader = ArgumentReader(arguments)
        let host: Host = try reader.next()
        return body(host, repeat try reader.next(as: (each A).self)).wrapped
      }
    }
  }

  public func function<each A: Bridged>(
    _ text: String, _ body: @escaping @MainActor (Host, repeat each A) -> Void
  ) {
    native(text) { machine, arguments in
      machine.bridge(text) {
        var reader = ArgumentReader(arguments)
        let host: Host = try reader.next()
        body(host, repeat try reader.next(as: (each A).self))
        return .void
      }
    }
  }

  public func staticMethod<each A: Bridged, R: Bridged>(
    _ text: String, _ body: @escaping @MainActor (repeat each A) -> R
  ) {
    native(text) { machine, arguments in
      machine.bridge(text) {
        var reader = ArgumentReader(arguments)
        return body(repeat try reader.next(as: (each A).self)).wrapped
      }
    }
  }

  public func staticMethod<each A: Bridged>(
    _ text: String, _ body: @escaping @MainActor (repeat each A) -> Void
  ) {
    native(text) { machine, arguments in
      machine.bridge(text) {
        var reader = ArgumentReader(arguments)
        body(repeat try reader.next(as: (each A).self))
        return .void
      }
    }
  }

  // MARK: Initialisers

  /// `subclass` makes an object whose hooks ask the script; without it no script class can use
  /// this initialiser through `super`.
  public func initializer<each A: Bridged>(
    _ text: String, _ body: @escaping @MainActor (repeat each A) -> Host,
    subclass: (@MainActor (ScriptInstance, repeat each A) -> Host)? = nil
  ) {
    var hosted: Native?
    if let subclass {
      hosted = { machine, arguments in
        machine.bridge(text) {
          guard let instance = arguments[0].object as? ScriptInstance else {
            throw BindingError()
          }
          var reader = ArgumentReader(arguments + 1)
          return subclass(instance, repeat try reader.next(as: (each A).self)).wrapped
        }
      }
    }
    rows.append(BindingRow(text, .nativeInitializer(maker(text, body), subclass: hosted)))
  }

  /// An `init?` of a value.
  public func failableInitializer<each A: Bridged>(
    _ text: String, _ body: @escaping @MainActor (repeat each A) -> Host?
  ) {
    rows.append(BindingRow(text, .nativeInitializer(maker(text, body), subclass: nil)))
  }

  private func maker<each A: Bridged, Made: Bridged>(
    _ text: String, _ body: @escaping @MainActor (repeat each A) -> Made
  ) -> Native {
    { machine, arguments in
      machine.bridge(text) {
        var reader = ArgumentReader(arguments)
        return body(repeat try reader.next(as: (each A).self)).wrapped
      }
    }
  }
}

/// A value that reached a row with a type other than the row's text promised: a fault of ours.
struct BindingError: Error {}

/// Takes arguments one by one, as the types that a row asks for.
struct ArgumentReader {
  private var next: UnsafeMutablePointer<Value>

  init(_ start: UnsafeMutablePointer<Value>) { next = start }

  mutating func next<A: Bridged>(as type: A.Type = A.self) throws -> A {
    let value: A = try .read(next.pointee)
    next += 1
    return value
  }
}

extension Bridged {
  static func read(_ value: Value) throws -> Self {
    guard let result = unwrap(value) else { throw BindingError() }
    return result
  }
}

extension Machine {
  /// Runs a row's body; a type that does not fit stops the program and names the row.
  func bridge(_ row: String, _ body: () throws -> Value) -> Value {
    do {
      return try body()
    } catch {
      trap("LayoutLab: an argument of '\(row)' has a type that its binding does not expect")
      return .none
    }
  }
}
