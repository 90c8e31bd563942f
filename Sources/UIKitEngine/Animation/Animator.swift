/// The animations that travel on the virtual clock.
package final class Animator {
  weak var engine: Engine?

  func modelChanged(_ view: UIView, from old: ViewGeometry, to new: ViewGeometry) {}
  func lookChanged(_ view: UIView, from old: LayerLook, to new: LayerLook) {}
}

/// Stub.
open class CAAnimation {
  public init() {}
  nonisolated deinit {}
}

extension CALayer {
  final var presented: Self? { self }
  final func attach(_ animation: CAAnimation, _ key: String?) {}
  final func detachAnimation(_ key: String) {}
  final func detachAnimations() {}
  final var runningKeys: [String]? { nil }
}
