import Foundation

extension UIView {
  /// A view of the same size: nothing is drawn.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIView(frame: bounds)
  }
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIView(frame: CGRect(origin: .zero, size: rect.size))
  }
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return false
  }
}

/// What watches a view for touches; it never gets any here.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public final var interactions: [any UIInteraction] {
    get { keptAccessories.interactions }
    set {
      keptAccessories.interactions.forEach { $0.willMove(to: nil) }
      keptAccessories.interactions.forEach { $0.didMove(to: nil) }
      keptAccessories.interactions = []
      newValue.forEach(addInteraction)
    }
  }
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    keptAccessories.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard keptAccessories.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    keptAccessories.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

extension CALayer {
  /// Nothing is drawn here.
  public final func render(in ctx: CGContext) {}
}
