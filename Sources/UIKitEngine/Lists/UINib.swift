import Foundation

/// The contents of a nib file; there are no files here, so unpacking one raises as for a missing file.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  nonisolated deinit {}

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    Engine.current.raise(
      "NSInternalInconsistencyException",
      "Could not load NIB in bundle: 'NSBundle </> (loaded)' with name '\(name)'")
    return []
  }

  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

// A nib is registered by its name alone: its cells cannot be made, and asking for one raises.
