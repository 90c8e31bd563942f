/// Replaced by the engine's first commit.
@preconcurrency @MainActor open class UIView {
  public init() {}
}
