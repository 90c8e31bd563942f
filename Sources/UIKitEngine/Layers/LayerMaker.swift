/// Makes layers of classes that are known at run time only.
///
/// Objective-C sends `init` to any class. Swift does so for a class whose every subclass promises the
/// initialiser, which UIKit's layers do not; but a convenience initialiser is called on the class at hand
/// and finds that class's own designated one. So it is called in the name of a class that has no
/// subclasses. The optimiser would take that class at its word, and is kept away.
enum LayerMaker {
  private final class Nominal: CALayer {
    nonisolated deinit {}
  }

  /// A new layer; a class that is no layer's gives a plain one.
  @_optimize(none)
  static func layer(of type: AnyClass) -> CALayer {
    guard type is CALayer.Type else { return CALayer() }
    return unsafeBitCast(type, to: Nominal.Type.self).init(made: ())
  }

  /// A layer of the same class, by `init(layer:)`.
  @_optimize(none)
  static func copy(of layer: CALayer) -> CALayer {
    let type: AnyClass = Swift.type(of: layer)
    return unsafeBitCast(type, to: Nominal.Type.self).init(copied: layer)
  }
}

extension CALayer {
  fileprivate convenience init(made: Void) { self.init() }
  fileprivate convenience init(copied layer: CALayer) { self.init(layer: layer) }

  package static func made(of type: AnyClass) -> CALayer { LayerMaker.layer(of: type) }

  /// What the presentation is made of.
  ///
  /// Core Animation documents that it calls `init(layer:)` for it, which a subclass with initialisers of
  /// its own has to override.
  static func copied(_ layer: CALayer) -> CALayer { LayerMaker.copy(of: layer) }
}
