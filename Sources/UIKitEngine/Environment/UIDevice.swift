import Foundation

/// The one device: an iPhone that stands upright.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()

  nonisolated deinit {}

  nonisolated public override var description: String { plainDescription }

  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var systemName: String { "iOS" }
  /// As the engine's rules have it.
  public var systemVersion: String { "\(Engine.current.rules.system.rawValue.dropFirst(3)).0" }
}
