import Foundation
import SwiftScript
import UIKitEngine

extension TypeBinding {
  /// What the three kinds of anchors inherit, and what takes an anchor of any kind: `NSLayoutAnchor<Axis>`.
  static let nsLayoutAnchor = TypeBinding.class(
    NSLayoutAnchor<AnyObject>.self, "NSLayoutAnchor", inherits: "NSObject"
  ) { type in
    type.native(
      "var name: String", get: { _, arguments in (anchor(arguments[0])?.name ?? "").wrapped },
      set: nil)
    type.native(
      "var item: AnyObject?", get: { _, arguments in Value(object: anchor(arguments[0])?.item) },
      set: nil)
    type.native(
      "var description: String",
      get: { _, arguments in (anchor(arguments[0])?.description ?? "").wrapped }, set: nil)
    type.native(
      "var hasAmbiguousLayout: Bool",
      get: { _, arguments in (anchor(arguments[0])?.hasAmbiguousLayout ?? false).wrapped },
      set: nil)
    type.native(
      "var constraintsAffectingLayout: [NSLayoutConstraint]",
      get: { _, arguments in (anchor(arguments[0])?.constraintsAffectingLayout ?? []).wrapped },
      set: nil)
    for (label, relation) in [
      ("equalTo", NSLayoutConstraint.Relation.equal),
      ("greaterThanOrEqualTo", .greaterThanOrEqual), ("lessThanOrEqualTo", .lessThanOrEqual),
    ] {
      let text = "func constraint(\(label) anchor: NSLayoutAnchor<AnchorType>"
      type.native(text + ") -> NSLayoutConstraint") { _, arguments in
        constraint(arguments[0], relation, arguments[1], nil)
      }
      type.native(text + ", constant c: CGFloat) -> NSLayoutConstraint") { _, arguments in
        constraint(arguments[0], relation, arguments[1], CGFloat(arguments[2].double))
      }
    }
  }.over("AnchorType")

  private static func anchor(_ value: Value) -> (any KindlessAnchor)? {
    value.unerased.object as? any KindlessAnchor
  }

  private static func constraint(
    _ one: Value, _ relation: NSLayoutConstraint.Relation, _ other: Value, _ constant: CGFloat?
  ) -> Value {
    guard let other = other.unerased.object else { return .none }
    return anchor(one)?.constraint(relation, to: other, constant)?.wrapped ?? .none
  }
}

/// An anchor whose kind the script knows and the host does not.
private protocol KindlessAnchor: NSObject {
  var name: String { get }
  var item: AnyObject? { get }
  var hasAmbiguousLayout: Bool { get }
  var constraintsAffectingLayout: [NSLayoutConstraint] { get }
  func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: AnyObject, _ constant: CGFloat?
  ) -> NSLayoutConstraint?
}

extension NSLayoutAnchor: KindlessAnchor {
  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: AnyObject, _ constant: CGFloat?
  ) -> NSLayoutConstraint? {
    guard let other = other as? NSLayoutAnchor<AnchorType> else { return nil }
    return switch (relation, constant) {
    case (.lessThanOrEqual, nil): constraint(lessThanOrEqualTo: other)
    case (.lessThanOrEqual, let constant?): constraint(lessThanOrEqualTo: other, constant: constant)
    case (.greaterThanOrEqual, nil): constraint(greaterThanOrEqualTo: other)
    case (.greaterThanOrEqual, let constant?):
      constraint(greaterThanOrEqualTo: other, constant: constant)
    case (_, nil): constraint(equalTo: other)
    case (_, let constant?): constraint(equalTo: other, constant: constant)
    }
  }
}
