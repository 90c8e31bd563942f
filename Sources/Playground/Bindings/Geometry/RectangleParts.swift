import SwiftScript

extension UIKitBindings {
  /// What divides rectangles, in Swift of the script's own.
  static let dividedRectangles = LibraryPart(
    names: ["divided(", "CGRectEdge"],
    source: """
      enum CGRectEdge: UInt32 { case minXEdge, minYEdge, maxXEdge, maxYEdge }
      extension CGRect {
        func divided(atDistance: CGFloat, from fromEdge: CGRectEdge)
          -> (slice: CGRect, remainder: CGRect)
        {
          let whole = self.standardized
          let isAcross = fromEdge == .minXEdge || fromEdge == .maxXEdge
          let far = isAcross ? whole.width : whole.height
          let distance = Swift.min(Swift.max(atDistance, 0), far)
          let near = fromEdge == .minXEdge || fromEdge == .minYEdge
          func part(_ start: CGFloat, _ length: CGFloat) -> CGRect {
            isAcross
              ? CGRect(x: whole.minX + start, y: whole.minY, width: length, height: whole.height)
              : CGRect(x: whole.minX, y: whole.minY + start, width: whole.width, height: length)
          }
          return near
            ? (part(0, distance), part(distance, far - distance))
            : (part(far - distance, distance), part(0, far - distance))
        }
      }
      """)
}
