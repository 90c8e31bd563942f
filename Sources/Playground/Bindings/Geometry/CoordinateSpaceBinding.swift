import Foundation
import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let coordinateSpaces: [TypeBinding] = [
    .protocol(
      "UICoordinateSpace", inherits: ["AnyObject"],
      [
        "var bounds: CGRect { get }",
        "func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint",
        "func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint",
        "func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect",
        "func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect",
      ]),
    .class(
      _ScreenCoordinateSpace.self, "_ScreenCoordinateSpace", inherits: "NSObject",
      conforms: ["UICoordinateSpace"]
    ) { type in
      type.property("var bounds: CGRect", \.bounds)
      type.conversions()
    },
    .extending(UIView.self, "UIView") { $0.conversions() },
  ]
}

extension MemberTable where Host: BridgedObject & UICoordinateSpace {
  fileprivate func conversions() {
    conversion("convert(_ point: CGPoint, to", "CGPoint") { (me, point: CGPoint, space) in
      me.convert(point, to: space)
    }
    conversion("convert(_ point: CGPoint, from", "CGPoint") { (me, point: CGPoint, space) in
      me.convert(point, from: space)
    }
    conversion("convert(_ rect: CGRect, to", "CGRect") { (me, rect: CGRect, space) in
      me.convert(rect, to: space)
    }
    conversion("convert(_ rect: CGRect, from", "CGRect") { (me, rect: CGRect, space) in
      me.convert(rect, from: space)
    }
  }

  private func conversion<Shape: Bridged>(
    _ name: String, _ shape: String,
    _ convert: @escaping @MainActor (Host, Shape, any UICoordinateSpace) -> Shape
  ) {
    native("func \(name) coordinateSpace: any UICoordinateSpace) -> \(shape)") { _, arguments in
      guard let me = Host.unwrap(arguments[0]), let given = Shape.unwrap(arguments[1]),
        let space: any UICoordinateSpace =
          UIView.unwrap(arguments[2]) ?? _ScreenCoordinateSpace.unwrap(arguments[2])
      else { return arguments[1] }
      return convert(me, given, space).wrapped
    }
  }
}
