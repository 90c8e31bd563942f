import Foundation

/// An outline, known by its bounding box only: nothing is drawn.
public nonisolated final class CGPath: Hashable, Sendable {
  public let boundingBox: CGRect
  init(_ boundingBox: CGRect) { self.boundingBox = boundingBox }

  public static func == (left: CGPath, right: CGPath) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

open class UIBezierPath: NSObject {
  public private(set) var bounds = CGRect.null
  open var lineWidth: CGFloat = 1

  public override init() { super.init() }
  public init(rect: CGRect) {
    bounds = rect
    super.init()
  }
  public init(ovalIn rect: CGRect) {
    bounds = rect
    super.init()
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    bounds = rect
    super.init()
  }

  nonisolated deinit {}

  open var cgPath: CGPath { CGPath(bounds) }
  open func move(to point: CGPoint) { extend(to: point) }
  open func addLine(to point: CGPoint) { extend(to: point) }
  open func close() {}
  open func fill() {}
  open func stroke() {}

  private func extend(to point: CGPoint) {
    bounds = bounds.union(CGRect(origin: point, size: .zero))
  }
}
