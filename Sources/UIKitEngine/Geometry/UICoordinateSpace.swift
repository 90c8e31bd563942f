import Foundation

/// What has coordinates that others can be brought into: views, and the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// By way of the window, which here lies on the screen's origin unless it is moved.
extension UIView: UICoordinateSpace {
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    let origin = window?.frame.origin ?? .zero
    let base = convert(point, to: nil as UIView?)
    return CGPoint(x: base.x + origin.x, y: base.y + origin.y)
  }
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    let origin = window?.frame.origin ?? .zero
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil as UIView?)
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    let origin = window?.frame.origin ?? .zero
    return convert(rect, to: nil as UIView?).offsetBy(dx: origin.x, dy: origin.y)
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    let origin = window?.frame.origin ?? .zero
    return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as UIView?)
  }
}

/// The screen's own coordinates.
@preconcurrency @MainActor public final class _ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  nonisolated deinit {}

  public var bounds: CGRect { UIScreen.main.bounds }
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
  }
}

extension UIScreen {
  private static let space = _ScreenCoordinateSpace()

  /// The one screen.
  public static var screens: [UIScreen] { [main] }
  public var coordinateSpace: any UICoordinateSpace { UIScreen.space }
  /// Does not turn with the device; here the device's turning moves no origin.
  public var fixedCoordinateSpace: any UICoordinateSpace { UIScreen.space }
  public var traitCollection: UITraitCollection { Engine.current.environment }
  public var maximumFramesPerSecond: Int { 60 }
}
