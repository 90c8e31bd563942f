import Foundation

/// What a drawing goes to: it keeps the state of the drawing and its path, and no pixels.
///
/// What can be asked for is answered as Core Graphics documents it: the transform, the clip's box, the
/// path. Colours, widths and blend modes cannot be asked for, and have no effect.
///
/// Source: developer.apple.com/documentation/coregraphics/cgcontext
public nonisolated final class CGContext: @unchecked Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// What an image of the drawing is made from; a view's drawing makes none.
  let canvas: Canvas
  private var state: State
  private var saved: [State] = []
  /// In the coordinates of `pathCTM`: a transform that changes later leaves it where it is.
  private var outline = Outline()
  private var pathCTM: CGAffineTransform

  /// How large the drawing is, in points and pixels a point.
  struct Canvas {
    let size: CGSize
    let scale: CGFloat
    let isImage: Bool
  }

  /// What is saved and restored.
  private struct State {
    var ctm: CGAffineTransform
    /// In the coordinates of `clipCTM`.
    var clip: CGRect
    var clipCTM: CGAffineTransform
    var interpolation = CGInterpolationQuality.default

    /// Moves the clip into the coordinates of the moment, as far as they are others.
    mutating func bringClip() {
      guard clipCTM != ctm else { return }
      if !clip.isNull { clip = clip.applying(clipCTM.concatenating(ctm.inverted())) }
      clipCTM = ctm
    }
  }

  /// Points go down from the top left, as UIKit has them; `origin` lies there.
  init(_ canvas: Canvas, origin: CGPoint = .zero) {
    let scale = canvas.scale
    (self.canvas, width) = (canvas, Int((canvas.size.width * scale).rounded(.up)))
    height = Int((canvas.size.height * scale).rounded(.up))
    let flip = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: canvas.size.height * scale)
    let ctm = flip.translatedBy(x: -origin.x, y: -origin.y)
    let all = CGRect(origin: origin, size: canvas.size)
    state = State(ctm: ctm, clip: all, clipCTM: ctm)
    pathCTM = ctm
  }

  // MARK: State

  public var ctm: CGAffineTransform { state.ctm }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  public var boundingBoxOfClipPath: CGRect {
    state.bringClip()
    return state.clip
  }
  public func saveGState() { saved.append(state) }
  /// Without a state that was saved, nothing.
  public func restoreGState() { state = saved.popLast() ?? state }

  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(state.ctm.inverted())
  }

  public func clip(to rect: CGRect) {
    state.bringClip()
    state.clip = state.clip.intersection(rect)
    beginPath()
  }
  /// The box of what is left is kept, not the shape.
  public func clip(using rule: CGPathFillRule = .winding) {
    bringPath()
    clip(to: outline.tightBox)
  }
  public func clip(to rects: [CGRect]) {
    clip(to: rects.union ?? .null)
  }

  // MARK: Path

  /// In the coordinates of the moment, as everything that is asked of the path.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(currentOutline) }
  public var isPathEmpty: Bool { outline.isEmpty }
  public var currentPointOfPath: CGPoint { currentOutline.currentPoint }
  public var boundingBoxOfPath: CGRect { currentOutline.boundingBox }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    currentOutline.contains(point, isEvenOdd: mode == .eoFill || mode == .eoFillStroke)
  }

  public func beginPath() { outline = Outline() }
  public func closePath() { outline.close() }

  /// Adds to the path what `shape` adds in the coordinates of the moment.
  func draw(_ shape: (inout Outline) -> Void) {
    bringPath()
    shape(&outline)
  }

  private var currentOutline: Outline {
    bringPath()
    return outline
  }

  private func bringPath() {
    guard pathCTM != state.ctm else { return }
    outline = outline.applying(pathCTM.concatenating(state.ctm.inverted()))
    pathCTM = state.ctm
  }

  /// `nil` for the drawing of a view, which makes no image.
  public func makeImage() -> CGImage? { image?.cgImage }

  var image: UIImage? {
    canvas.isImage ? UIImage(size: canvas.size, scale: canvas.scale) : nil
  }
}

public nonisolated enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public nonisolated enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default`, none, low, medium, high
}
