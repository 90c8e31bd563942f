import SwiftScript
import UIKitEngine

extension CGColorSpace: @MainActor BridgedObject {}
extension CGGradient: @MainActor BridgedObject {}
extension CGGradientDrawingOptions: @MainActor BridgedValue {}
extension CGFont: @MainActor BridgedObject {}

/// Colours from one place to the next; kept, for nothing is drawn.
extension TypeBinding {
  static let gradients: [TypeBinding] = [
    .class(CGColorSpace.self, "CGColorSpace") { type in
      type.property("var numberOfComponents: Int", \.numberOfComponents)
    },
    .class(CGGradient.self, "CGGradient") { type in
      // Scripts have no pointers; an array stands for one, as compiled code writes it.
      type.failableInitializer(
        "init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?)"
      ) { (space: CGColorSpace?, _: Value, locations: [CGFloat]?) in
        CGGradient(colorsSpace: space, colors: [], locations: locations)
      }
    },
    .class(CGFont.self, "CGFont", conforms: ["Hashable"]) { type in
      type.failableInitializer("init?(_ name: CFString)") { (name: String) in CGFont(name) }
      type.property("let postScriptName: CFString?", \.postScriptName)
    },
    .optionSet(
      CGGradientDrawingOptions.self, "CGGradientDrawingOptions",
      [
        ("drawsBeforeStartLocation", .drawsBeforeStartLocation),
        ("drawsAfterEndLocation", .drawsAfterEndLocation),
      ]),
  ]
}

extension MemberTable where Host == CGContext {
  func gradients() {
    method(
      "func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, "
        + "end endPoint: CGPoint, options: CGGradientDrawingOptions)",
      CGContext.drawLinearGradient(_:start:end:options:))
    method(
      "func drawRadialGradient(_ gradient: CGGradient, startCenter: CGPoint, "
        + "startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, "
        + "options: CGGradientDrawingOptions)",
      CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:))
  }
}

extension UIKitBindings {
  static let colorSpaces: [FunctionBinding] = [
    .typed("func CGColorSpaceCreateDeviceRGB() -> CGColorSpace", CGColorSpaceCreateDeviceRGB),
    .typed("func CGColorSpaceCreateDeviceGray() -> CGColorSpace", CGColorSpaceCreateDeviceGray),
  ]
}
