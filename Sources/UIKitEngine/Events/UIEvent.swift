import Foundation

/// What the user did; carries nothing yet.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public override init() { super.init() }

  nonisolated deinit {}

  nonisolated open override var description: String { plainDescription }
}
