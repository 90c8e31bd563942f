// swift-format-ignore-file
// A library in the style of frames: no constraints, a chain that takes effect when it ends.
import UIKit

public protocol Placeable: AnyObject, Equatable, CustomDebugStringConvertible {
  associatedtype Neighbour: Placeable
  @MainActor var superview: Neighbour? { get }
  @MainActor var subviews: [Neighbour] { get }
  @MainActor func rect(keepingTransform: Bool) -> CGRect
  @MainActor func setRect(_ rect: CGRect, keepingTransform: Bool)
  @MainActor func isRightToLeft() -> Bool
}

extension UIView: Placeable {
  public typealias Neighbour = UIView

  public func rect(keepingTransform: Bool) -> CGRect {
    guard keepingTransform else { return frame }
    let size = bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      origin: CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y),
      size: size)
  }

  public func setRect(_ rect: CGRect, keepingTransform: Bool) {
    guard keepingTransform else { return frame = rect }
    let anchor = layer.anchorPoint
    bounds = CGRect(origin: bounds.origin, size: rect.size)
    center = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
  }

  public func isRightToLeft() -> Bool {
    if #available(iOS 10.0, tvOS 10.0, *) {
      return effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    return false
  }

  public var place: Placement<UIView> { Placement(self) }

  /// The safe area, on systems that have one.
  public var safe: UIEdgeInsets {
    if #available(iOS 11.0, tvOS 11.0, *) { return safeAreaInsets }
    return .zero
  }
}

extension CALayer {
  public func fill(_ parent: CALayer, inset: CGFloat = 0) {
    frame = parent.bounds.insetBy(dx: inset, dy: inset)
  }
}

@MainActor public final class Placement<View: Placeable> {
  private let view: View
  private var left: CGFloat?
  private var top: CGFloat?
  private var right: CGFloat?
  private var width: CGFloat?
  private var height: CGFloat?

  init(_ view: View) { self.view = view }

  @discardableResult
  public func start(_ value: CGFloat) -> Self {
    if view.isRightToLeft() { right = value } else { left = value }
    return self
  }
  @discardableResult
  public func top(_ value: CGFloat = 0) -> Self { top = value; return self }
  @discardableResult
  public func horizontally(_ value: CGFloat) -> Self { (left, right) = (value, value); return self }
  @discardableResult
  public func size(_ size: CGSize) -> Self { (width, height) = (size.width, size.height); return self }
  @discardableResult
  public func below(_ other: View, _ margin: CGFloat = 0) -> Self {
    top = other.rect(keepingTransform: true).maxY + margin
    return self
  }
  @discardableResult
  public func fitHeight() -> Self {
    guard let own = view as? UIView, let parent = own.superview else { return self }
    let room = parent.bounds.width - (left ?? 0) - (right ?? 0)
    height = own.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
    return self
  }

  public func now() {
    var rect = view.rect(keepingTransform: true)
    let parent = view.superview?.rect(keepingTransform: true) ?? .null
    if let width { rect.size.width = width }
    if let left, let right { rect.size.width = parent.width - left - right }
    if let height { rect.size.height = height }
    if let left { rect.origin.x = left } else if let right { rect.origin.x = parent.width - right - rect.width }
    if let top { rect.origin.y = top }
    view.setRect(rect, keepingTransform: true)
  }
}

/// A view that lays itself out, and its own layer after it.
open class FramedView: UIView {
  public private(set) var passes = 0
  public let outline = CAShapeLayer()

  public init() {
    super.init(frame: .zero)
    layer.addSublayer(outline)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  open override class var layerClass: AnyClass { CountingLayer.self }
  open override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    arrange()
  }
  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    outline.fill(layer, inset: 1)
    outline.path = UIBezierPath(rect: outline.bounds).cgPath
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    arrange()
    return CGSize(width: size.width, height: subviews.map(\.frame.maxY).max() ?? 0)
  }
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: UIView.noIntrinsicMetric, height: .infinity))
  }
  open func arrange() {}
}

public final class CountingLayer: CALayer {
  public var passes = 0
  public override func layoutSublayers() {
    super.layoutSublayers()
    passes += 1
  }
}
