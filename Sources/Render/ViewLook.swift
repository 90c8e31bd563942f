import Foundation
import UIKitEngine

/// What a tree or a picture shows of a view besides its geometry: as of now, for the living.
public nonisolated struct ViewLook: Hashable, Sendable {
  /// Where text stands between the edges.
  public enum Alignment: Hashable, Sendable {
    case left, center, right
  }

  /// Red, green, blue and alpha, each from 0 to 1.
  public struct Colour: Hashable, Sendable {
    public var red, green, blue, alpha: Double

    public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  public var text: String?
  public var alignment = Alignment.left
  public var textColour: Colour?
  /// Points.
  public var textSize: Double = 17
  public var background: Colour?
  public var border: Colour?
  public var borderWidth: Double = 0
  public var cornerRadius: Double = 0
  /// The controller whose view it is.
  public var controller: ElementName?
  /// The class of its layer, unless that is `CALayer`.
  public var layerType: String?

  public init() {}

  /// Whether nothing behind it can be seen.
  var isOpaque: Bool { (background?.alpha ?? 0) >= 1 }
}

extension ViewLook {
  /// How every view below the snapshots looks now; none of the dead.
  @MainActor
  public static func looks(of roots: [ViewSnapshot], in engine: Engine) -> [Int: ViewLook] {
    var looks: [Int: ViewLook] = [:]
    func add(_ snapshot: ViewSnapshot) {
      if let view = engine.element(snapshot.id) as? UIView { looks[snapshot.id] = ViewLook(view) }
      snapshot.children.forEach(add)
    }
    roots.forEach(add)
    return looks
  }

  @MainActor
  init(_ view: UIView) {
    background = Colour(view.backgroundColor?.cgColor)
    border = Colour(view.layer.borderColor)
    borderWidth = Double(view.layer.borderWidth)
    cornerRadius = Double(view.layer.cornerRadius)
    controller = view.controller?.identity.name
    let layer = view.layer.identity.name.type
    layerType = layer == "CALayer" ? nil : layer
    guard let label = view as? UILabel else { return }
    text = label.text
    textSize = Double(label.font.pointSize)
    textColour = Colour(label.textColor.cgColor)
    switch label.textAlignment {
    case .center: alignment = .center
    case .right: alignment = .right
    default: alignment = .left
    }
  }
}

extension ViewLook.Colour {
  init?(_ colour: CGColor?) {
    guard let parts = colour?.components, parts.count == 4 else { return nil }
    self.init(Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]))
  }
}
