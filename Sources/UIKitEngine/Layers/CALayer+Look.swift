import Foundation

/// A layer's appearance as one value.
struct LayerLook: Equatable {
  var opacity: Float = 1
  var isHidden = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var masksToBounds = false
  var shadow = Shadow()
  /// What a shape layer and a gradient layer add; others leave it as it is.
  var shape = Shape()
  var gradient = Gradient()

  struct Shadow: Equatable {
    var color: CGColor? = UIColor.black.cgColor
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
  }

  struct Shape: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = UIColor.black.cgColor
    var strokeColor: CGColor?
    var lineWidth: CGFloat = 1
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
  }

  struct Gradient: Equatable {
    var colors: [CGColor] = []
    var locations: [CGFloat] = []
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
  }
}

extension CALayer {
  /// Changes one property, records it and lets an animation block see it.
  ///
  /// None of these marks layout or display. Evidence: V-015.
  final func changeLook<Value: Equatable>(
    _ property: String, _ path: WritableKeyPath<LayerLook, Value>, _ new: Value
  ) {
    guard identity.engine?.faulted == nil, look[keyPath: path] != new else { return }
    let old = look
    look[keyPath: path] = new
    guard let engine = identity.engine else { return }
    engine.record(
      .propertyChanged(
        traceName, property: LayerLook.names[property] ?? property,
        from: LayerLook.text(old[keyPath: path]), to: LayerLook.text(new)))
    engine.animator.lookChanged(self, from: old, to: look)
  }
}

extension LayerLook {
  /// What a view calls a property of its layer.
  static let names = ["opacity": "alpha", "masksToBounds": "clipsToBounds"]

  static func text(_ value: Any) -> String {
    // What every program shows comes first: to ask what else a value might be takes Swift a
    // millisecond, the first time.
    switch value {
    case let flag as Bool: return flag.description
    case let number as CGFloat: return number.description
    case let number as Float: return number.description
    case let colour as CGColor: return colour.description
    default: break
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { text($0.value) } ?? "nil"
    }
    return "\(value)"
  }
}

public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

public nonisolated enum CALayerCornerCurve: Hashable, Sendable { case circular, continuous }

public nonisolated enum CALayerContentsGravity: Hashable, Sendable {
  case resize, resizeAspect, resizeAspectFill, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
