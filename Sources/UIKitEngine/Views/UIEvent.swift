/// What the user did; carries nothing yet.
@preconcurrency @MainActor open class UIEvent {
  public init() {}

  nonisolated deinit {}
}
