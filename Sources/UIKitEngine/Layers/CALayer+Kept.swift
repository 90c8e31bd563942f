// What a layer is told of drawing: kept; nothing is drawn.

extension CALayer {
  public final var drawsAsynchronously: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var compositingFilter: Any? {
    get { kept(Any?.none) }
    set { keep(newValue) }
  }
  public final var filters: [Any]? {
    get { kept([Any]?.none) }
    set { keep(newValue) }
  }
  public final var backgroundFilters: [Any]? {
    get { kept([Any]?.none) }
    set { keep(newValue) }
  }
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept(.all) }
    set { keep(newValue) }
  }
  public final var allowsGroupOpacity: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public final var isDoubleSided: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public final var isGeometryFlipped: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var contentsRect: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  public final var contentsCenter: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  public final var minificationFilter: CALayerContentsFilter {
    get { kept(.linear) }
    set { keep(newValue) }
  }
  public final var magnificationFilter: CALayerContentsFilter {
    get { kept(.linear) }
    set { keep(newValue) }
  }
  public final var contentsFormat: CALayerContentsFormat {
    get { kept(.RGBA8Uint) }
    set { keep(newValue) }
  }
  public final var style: [AnyHashable: Any]? {
    get { kept([AnyHashable: Any]?.none) }
    set { keep(newValue) }
  }
  public final func contentsAreFlipped() -> Bool { false }
  /// The part of the bounds that the layers above do not clip.
  public final var visibleRect: CGRect {
    var visible = bounds
    var layer = self
    while let above = layer.superlayer {
      visible = layer.convert(visible, to: above)
      if above.masksToBounds { visible = visible.intersection(above.bounds) }
      layer = above
    }
    return visible.isNull ? .zero : convert(visible, from: layer)
  }
}

extension CAShapeLayer {
  public final var fillRule: CAShapeLayerFillRule {
    get { kept(.nonZero) }
    set { keep(newValue) }
  }
  public final var lineCap: CAShapeLayerLineCap {
    get { kept(.butt) }
    set { keep(newValue) }
  }
  public final var lineJoin: CAShapeLayerLineJoin {
    get { kept(.miter) }
    set { keep(newValue) }
  }
  public final var miterLimit: CGFloat {
    get { kept(10) }
    set { keep(newValue) }
  }
  public final var lineDashPhase: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
}

extension CATextLayer {
  public final var font: Any? {
    get { kept(Any?.none) }
    set { keep(newValue) }
  }
  public final var isWrapped: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var alignmentMode: CATextLayerAlignmentMode {
    get { kept(.natural) }
    set { keep(newValue) }
  }
  public final var truncationMode: CATextLayerTruncationMode {
    get { kept(.none) }
    set { keep(newValue) }
  }
}
public nonisolated struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

public nonisolated enum CALayerContentsFilter: Hashable, Sendable {
  case linear, nearest, trilinear
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated enum CALayerContentsFormat: Hashable, Sendable {
  case RGBA8Uint, RGBA16Float, gray8Uint
}
public nonisolated enum CAShapeLayerFillRule: Hashable, Sendable { case nonZero, evenOdd }
public nonisolated enum CAShapeLayerLineCap: Hashable, Sendable { case butt, round, square }
public nonisolated enum CAShapeLayerLineJoin: Hashable, Sendable { case miter, round, bevel }
public nonisolated enum CATextLayerAlignmentMode: Hashable, Sendable {
  case natural, left, right, center, justified
}
public nonisolated enum CATextLayerTruncationMode: Hashable, Sendable {
  case none, start, end, middle
}
