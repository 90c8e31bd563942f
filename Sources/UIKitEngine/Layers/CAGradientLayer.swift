import Foundation

/// Fills its bounds with colours that run into each other.
open class CAGradientLayer: CALayer {
  /// `CGColor`s; anything else is not drawn.
  open var colors: [Any]? {
    didSet {
      changeLook("colors", \.gradient.colors, (colors ?? []).compactMap { $0 as? CGColor })
    }
  }
  /// Where each colour stands, from 0 to 1; evenly spread without them.
  open var locations: [NSNumber]? {
    didSet {
      changeLook(
        "locations", \.gradient.locations, (locations ?? []).map { CGFloat($0.doubleValue) })
    }
  }
  open var startPoint: CGPoint {
    get { look.gradient.startPoint }
    set { changeLook("startPoint", \.gradient.startPoint, newValue) }
  }
  open var endPoint: CGPoint {
    get { look.gradient.endPoint }
    set { changeLook("endPoint", \.gradient.endPoint, newValue) }
  }
  open var type = CAGradientLayerType.axial

  nonisolated deinit {}
}

public nonisolated struct CAGradientLayerType: Hashable, Sendable {
  let name: String
  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}

/// Holds others and draws nothing itself.
open class CATransformLayer: CALayer {
  nonisolated deinit {}
}

/// Draws an outline, of which only the bounding box is known here.
open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    get { look.shape.path }
    set { changeLook("path", \.shape.path, newValue) }
  }
  open var fillColor: CGColor? {
    get { look.shape.fillColor }
    set { changeLook("fillColor", \.shape.fillColor, newValue) }
  }
  open var strokeColor: CGColor? {
    get { look.shape.strokeColor }
    set { changeLook("strokeColor", \.shape.strokeColor, newValue) }
  }
  open var lineWidth: CGFloat {
    get { look.shape.lineWidth }
    set { changeLook("lineWidth", \.shape.lineWidth, newValue) }
  }
  /// The part of the outline that is drawn, from 0 to 1.
  open var strokeStart: CGFloat {
    get { look.shape.strokeStart }
    set { changeLook("strokeStart", \.shape.strokeStart, newValue) }
  }
  open var strokeEnd: CGFloat {
    get { look.shape.strokeEnd }
    set { changeLook("strokeEnd", \.shape.strokeEnd, newValue) }
  }
  open var lineDashPattern: [NSNumber]?

  nonisolated deinit {}

  open var fillRule: CAShapeLayerFillRule {
    get { kept(.nonZero) }
    set { keep(newValue) }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { kept(.butt) }
    set { keep(newValue) }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { kept(.miter) }
    set { keep(newValue) }
  }
  open var miterLimit: CGFloat {
    get { kept(10) }
    set { keep(newValue) }
  }
  open var lineDashPhase: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
}

open class CATextLayer: CALayer {
  open var string: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?

  nonisolated deinit {}

  open var font: Any? {
    get { kept(Any?.none) }
    set { keep(newValue) }
  }
  open var isWrapped: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var alignmentMode: CATextLayerAlignmentMode {
    get { kept(.natural) }
    set { keep(newValue) }
  }
  open var truncationMode: CATextLayerTruncationMode {
    get { kept(.none) }
    set { keep(newValue) }
  }
}
