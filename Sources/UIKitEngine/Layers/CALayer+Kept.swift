// What a layer is told of drawing: kept; nothing is drawn.

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
