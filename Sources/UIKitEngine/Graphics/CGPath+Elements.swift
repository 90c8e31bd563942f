import Foundation

/// A step of a path, as it is handed out one by one.
public nonisolated struct CGPathElement {
  public var type: CGPathElementType
  /// One for a move or a line, two or three for a curve, none for one that closes.
  public var points: UnsafeMutablePointer<CGPoint>
}

public nonisolated enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

nonisolated extension CGPath {
  /// Calls `block` with each step in turn; what it points to is valid during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in outline.elements {
      // Three points always: a step that closes has none, and a pointer must point somewhere.
      var points = element.points + [CGPoint](repeating: .zero, count: 3)
      withUnsafeMutablePointer(to: &points[0]) { start in
        withUnsafePointer(to: CGPathElement(type: element.type, points: start)) { block($0) }
      }
    }
  }
}

nonisolated extension Outline.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
