import SwiftScript

extension Callback {
  /// This closure as the engine takes one.
  var action: @MainActor () -> Void { { self() } }

  func action<Argument: Bridged>(
    _ type: Argument.Type
  ) -> @MainActor @Sendable (Argument) -> Void {
    { self($0) }
  }
}
