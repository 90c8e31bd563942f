import Foundation

/// Rows whose bodies change `self` in place, or throw.
extension MemberTable {
  /// A mutating method as a closure whose first parameter is `self`.
  public func mutating<each A: Bridged, R: Bridged>(
    _ text: String, _ body: @escaping @MainActor (inout Host, repeat each A) -> R
  ) {
    native(text) { machine, arguments in
      machine.bridge(text) {
        var reader = ArgumentReader(arguments)
        var host: Host = try reader.next()
        let result = body(&host, repeat try reader.next(as: (each A).self)).wrapped
        arguments[0] = host.wrapped
        return result
      }
    }
  }

  public func mutating<each A: Bridged>(
    _ text: String, _ body: @escaping @MainActor (inout Host, repeat each A) -> Void
  ) {
    native(text) { machine, arguments in
      machine.bridge(text) {
        var reader = ArgumentReader(arguments)
        var host: Host = try reader.next()
        body(&host, repeat try reader.next(as: (each A).self))
        arguments[0] = host.wrapped
        return .void
      }
    }
  }

  /// A method that throws; what Foundation throws reaches the script as an `NSError`.
  public func throwing<each A: Bridged, R: Bridged>(
    _ text: String, _ body: @escaping @MainActor (Host, repeat each A) throws -> R
  ) {
    native(text) { machine, arguments in
      machine.attempt(text) {
        var reader = ArgumentReader(arguments)
        let host: Host = try reader.next()
        return try body(host, repeat try reader.next(as: (each A).self)).wrapped
      }
    }
  }

  /// An initialiser or a static method that throws.
  public func throwingStatic<each A: Bridged, R: Bridged>(
    _ text: String, _ body: @escaping @MainActor (repeat each A) throws -> R
  ) {
    native(text) { machine, arguments in
      machine.attempt(text) {
        var reader = ArgumentReader(arguments)
        return try body(repeat try reader.next(as: (each A).self)).wrapped
      }
    }
  }
}

extension Machine {
  /// Runs a row's body; what it throws leaves the script's call.
  func attempt(_ row: String, _ body: () throws -> Value) -> Value {
    do {
      return try body()
    } catch is BindingError {
      return bridge(row) { throw BindingError() }
    } catch {
      raise(.object(error as NSError))
      return .none
    }
  }
}
