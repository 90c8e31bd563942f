import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let nsLayoutXAxisAnchor = TypeBinding.class(
    NSLayoutXAxisAnchor.self, "NSLayoutXAxisAnchor", inherits: "NSLayoutAnchor"
  ) { type in
    type.method(
      "func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: "
        + "CGFloat) -> NSLayoutConstraint",
      NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:))
    type.method(
      "func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: "
        + "NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint",
      NSLayoutXAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:))
    type.method(
      "func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, "
        + "multiplier: CGFloat) -> NSLayoutConstraint",
      NSLayoutXAxisAnchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:))
    type.method(
      "func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension",
      NSLayoutXAxisAnchor.anchorWithOffset(to:))
  }.inheriting(with: "NSLayoutXAxisAnchor")

  static let nsLayoutYAxisAnchor = TypeBinding.class(
    NSLayoutYAxisAnchor.self, "NSLayoutYAxisAnchor", inherits: "NSLayoutAnchor"
  ) { type in
    type.method(
      "func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: "
        + "CGFloat) -> NSLayoutConstraint",
      NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:))
    type.method(
      "func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: "
        + "NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint",
      NSLayoutYAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:))
    type.method(
      "func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, "
        + "multiplier: CGFloat) -> NSLayoutConstraint",
      NSLayoutYAxisAnchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:))
    type.method(
      "func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension",
      NSLayoutYAxisAnchor.anchorWithOffset(to:))
  }.inheriting(with: "NSLayoutYAxisAnchor")

  static let nsLayoutDimension = TypeBinding.class(
    NSLayoutDimension.self, "NSLayoutDimension", inherits: "NSLayoutAnchor"
  ) { type in
    type.method(
      "func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint",
      NSLayoutDimension.constraint(equalToConstant:))
    type.method(
      "func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint",
      NSLayoutDimension.constraint(greaterThanOrEqualToConstant:))
    type.method(
      "func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint",
      NSLayoutDimension.constraint(lessThanOrEqualToConstant:))
    type.method(
      "func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> "
        + "NSLayoutConstraint", NSLayoutDimension.constraint(equalTo:multiplier:))
    type.method(
      "func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: "
        + "CGFloat) -> NSLayoutConstraint",
      NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:))
    type.method(
      "func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: "
        + "CGFloat) -> NSLayoutConstraint",
      NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:))
    type.method(
      "func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant "
        + "c: CGFloat) -> NSLayoutConstraint",
      NSLayoutDimension.constraint(equalTo:multiplier:constant:))
    type.method(
      "func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: "
        + "CGFloat, constant c: CGFloat) -> NSLayoutConstraint",
      NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:constant:))
    type.method(
      "func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: "
        + "CGFloat, constant c: CGFloat) -> NSLayoutConstraint",
      NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:constant:))
  }.inheriting(with: "NSLayoutDimension")
}
