import Foundation

/// How many pixels a renderer's images have.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point: the main screen's unless set.
  open var scale = UIScreen.main.scale
  /// Kept; nothing is drawn.
  open var opaque = false
  /// Kept; nothing is drawn.
  open var preferredRange = Range.automatic
  /// Of the renderer that has this format; zero until one has.
  open private(set) var bounds = CGRect.zero

  public override init() { super.init() }

  /// For a screen of these traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  nonisolated deinit {}

  /// For the main screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  final func copied(bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    copy.bounds = bounds
    return copy
  }

  public nonisolated enum Range: Int, Hashable, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
}
