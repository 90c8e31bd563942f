import SwiftScript

extension FunctionBinding {
  /// A free function whose parameters and result convert by their types.
  static func typed<each Argument: Bridged, Result: Bridged>(
    _ text: String, _ body: @escaping @MainActor (repeat each Argument) -> Result
  ) -> FunctionBinding {
    FunctionBinding(text) { machine, arguments in
      var next = arguments
      do {
        return body(repeat try take((each Argument).self, &next)).wrapped
      } catch {
        machine.trap(
          "LayoutLab: an argument of '\(text)' has a type that its binding does not expect")
        return .none
      }
    }
  }

  /// A global constant: `let CATransform3DIdentity: CATransform3D`.
  static func constant(_ text: String, _ value: some Bridged) -> FunctionBinding {
    FunctionBinding(text) { _, _ in value.wrapped }
  }

  /// The same without a result.
  static func typed<each Argument: Bridged>(
    _ text: String, _ body: @escaping @MainActor (repeat each Argument) -> Void
  ) -> FunctionBinding {
    FunctionBinding(text) { machine, arguments in
      var next = arguments
      do {
        body(repeat try take((each Argument).self, &next))
      } catch {
        machine.trap(
          "LayoutLab: an argument of '\(text)' has a type that its binding does not expect")
      }
      return .void
    }
  }

  private static func take<Argument: Bridged>(
    _ type: Argument.Type, _ next: inout UnsafeMutablePointer<Value>
  ) throws -> Argument {
    defer { next += 1 }
    guard let argument = Argument.unwrap(next.pointee) else { throw WrongType() }
    return argument
  }

  private struct WrongType: Error {}
}
