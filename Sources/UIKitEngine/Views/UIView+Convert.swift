import Foundation

extension UIView {
  /// Up to the topmost view; a `nil` target of a conversion means that one, the window.
  private var rootPath: [ViewGeometry] {
    sequence(first: self, next: \.parent).filter { $0.parent != nil }.map(\.layer.geometry)
  }

  private func toRoot(_ point: CGPoint) -> CGPoint { rootPath.toRoot(point) }
  private func fromRoot(_ point: CGPoint) -> CGPoint { rootPath.fromRoot(point) }

  final func pointConverted(_ point: CGPoint, _ target: UIView?) -> CGPoint {
    target.map { $0.fromRoot(toRoot(point)) } ?? toRoot(point)
  }

  final func pointTaken(_ point: CGPoint, _ source: UIView?) -> CGPoint {
    fromRoot(source.map { $0.toRoot(point) } ?? point)
  }

  final func rectConverted(_ rect: CGRect, _ target: UIView?) -> CGRect {
    rect.boundingBox { pointConverted($0, target) }
  }

  final func rectTaken(_ rect: CGRect, _ source: UIView?) -> CGRect {
    rect.boundingBox { pointTaken($0, source) }
  }
}
