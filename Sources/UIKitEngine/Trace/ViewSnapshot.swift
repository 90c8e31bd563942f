import Foundation

/// A view tree as a value.
public nonisolated struct ViewSnapshot: Hashable, Sendable {
  public var name: ElementName
  public var geometry = ViewGeometry()
  public var flags: Set<TraceEvent.Flag> = []
  public var isHidden = false
  public var alpha: Double = 1
  public var clipsToBounds = false
  /// Back to front.
  public var children: [ViewSnapshot] = []

  public var id: Int { name.id }
  public var frame: CGRect { geometry.frame }
  public var bounds: CGRect { geometry.bounds }

  init(name: ElementName) { self.name = name }
}

extension Engine {
  /// Every tree of living views, windows and detached ones, in the order of creation of the roots.
  public func snapshot() -> [ViewSnapshot] {
    elements.keys.sorted().compactMap { id in
      guard let view = elements[id]?.object as? UIView, view.parent == nil else { return nil }
      return view.snapshot
    }
  }
}

extension UIView {
  /// The receiver and what is below it, as a value.
  package final var snapshot: ViewSnapshot {
    var result = ViewSnapshot(name: identity.name)
    result.geometry = layer.geometry
    if layer.isLayoutNeeded { result.flags.insert(.needsLayout) }
    if layer.isDisplayNeeded { result.flags.insert(.needsDisplay) }
    if layoutState.needsUpdateConstraints { result.flags.insert(.needsUpdateConstraints) }
    if layoutState.needsUpdateProperties { result.flags.insert(.needsUpdateProperties) }
    result.isHidden = layer.isHidden
    result.alpha = Double(layer.opacity)
    result.clipsToBounds = layer.masksToBounds
    result.children = children.map(\.snapshot)
    return result
  }
}
