import Foundation

extension UIView {
  /// In the coordinates of the topmost view; a `nil` target means the window.
  private var rootPath: [ViewGeometry] {
    var path: [ViewGeometry] = []
    var view: UIView = self
    while let parent = view.parent {
      path.append(view.layer.geometry)
      view = parent
    }
    return path
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    rootPath.reduce(point) { $1.toSuperview($0) }
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    rootPath.reversed().reduce(point) { $1.fromSuperview($0) }
  }

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
