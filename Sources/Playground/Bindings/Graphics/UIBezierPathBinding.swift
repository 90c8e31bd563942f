import SwiftScript
import UIKitEngine

extension CGPath: @MainActor BridgedObject {}

extension TypeBinding {
  static let uiBezierPath = TypeBinding.class(UIBezierPath.self, "UIBezierPath") { type in
    type.property("var bounds: CGRect", \.bounds)
    type.property("var lineWidth: CGFloat", \.lineWidth)
    type.initializer("init()") { UIBezierPath() }
    type.initializer("init(rect: CGRect)", UIBezierPath.init(rect:))
    type.initializer("init(ovalIn rect: CGRect)", UIBezierPath.init(ovalIn:))
    type.initializer(
      "init(roundedRect rect: CGRect, cornerRadius: CGFloat)",
      UIBezierPath.init(roundedRect:cornerRadius:))
    type.property("var cgPath: CGPath", \.cgPath)
    type.method("func move(to point: CGPoint)", UIBezierPath.move(to:))
    type.method("func addLine(to point: CGPoint)", UIBezierPath.addLine(to:))
    type.method("func close()", UIBezierPath.close)
    type.method("func fill()", UIBezierPath.fill)
    type.method("func stroke()", UIBezierPath.stroke)
  }

  static let cgPath = TypeBinding.class(CGPath.self, "CGPath", conforms: ["Hashable"]) { type in
    type.property("let boundingBox: CGRect", \.boundingBox)
  }
}
