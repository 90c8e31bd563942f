import SwiftScript
import UIKitEngine

extension NSLayoutConstraint.Axis: @MainActor BridgedValue {}
extension NSLayoutConstraint.Attribute: @MainActor BridgedValue {}
extension NSLayoutConstraint.Relation: @MainActor BridgedValue {}

extension TypeBinding {
  static let nsLayoutConstraint = TypeBinding.class(
    NSLayoutConstraint.self, "NSLayoutConstraint", inherits: "NSObject",
    conforms: ["Hashable", "CustomStringConvertible", "CustomDebugStringConvertible"],
    subclassable: true
  ) { type in
    type.property("var firstAnchor: NSLayoutAnchor<AnyObject>") { Value(object: $0.firstAnchor) }
    type.property("var secondAnchor: NSLayoutAnchor<AnyObject>?") {
      Value(object: $0.secondAnchor)
    }
    type.keyed(get: { $0.value(forKey: $1) }, set: { $0.setValue($1, forKey: $2) })
    type.property("var firstItem: AnyObject?") { Value(object: $0.firstItem) }
    type.property("var secondItem: AnyObject?") { Value(object: $0.secondItem) }
    type.property("var firstAttribute: Attribute", \.firstAttribute)
    type.property("var secondAttribute: Attribute", \.secondAttribute)
    type.property("var relation: Relation", \.relation)
    type.property("var multiplier: CGFloat", \.multiplier)
    type.property("var identifier: String?", \.identifier)
    type.property("var shouldBeArchived: Bool", \.shouldBeArchived)
    type.initializer("init()") {
      NSLayoutConstraint()
    } subclass: {
      ScriptLayoutConstraint(script: $0)
    }
    type.initializer(
      "convenience init(item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, "
        + "toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat) "
        + "{ self.init(); self._relate(view1, attr1, relation, view2, attr2, multiplier, c) }"
    ) {
      (
        view1: Value, attr1: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation,
        view2: Value, attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, c: CGFloat
      ) in
      NSLayoutConstraint(
        item: view1.hosted ?? (), attribute: attr1, relatedBy: relation, toItem: view2.hosted,
        attribute: attr2, multiplier: multiplier, constant: c)
    }
    type.function(
      "func _relate(_ view1: Any, _ attr1: Attribute, _ relation: Relation, _ view2: Any?, "
        + "_ attr2: Attribute, _ multiplier: CGFloat, _ c: CGFloat)"
    ) {
      (
        host: NSLayoutConstraint, view1: Value, attr1: NSLayoutConstraint.Attribute,
        relation: NSLayoutConstraint.Relation, view2: Value, attr2: NSLayoutConstraint.Attribute,
        multiplier: CGFloat, c: CGFloat
      ) in
      host.relate(
        view1.hosted ?? (), attr1, relation, to: view2.hosted, attr2, multiplier: multiplier,
        constant: c)
    }
    type.property("var constant: CGFloat", \.constant)
    type.property("var priority: UILayoutPriority", \.priority)
    type.property("var isActive: Bool", \.isActive)
    type.staticMethod(
      "class func activate(_ constraints: [NSLayoutConstraint])", NSLayoutConstraint.activate(_:))
    type.staticMethod(
      "class func deactivate(_ constraints: [NSLayoutConstraint])",
      NSLayoutConstraint.deactivate(_:))
    type.visualFormat()
    type.property("var description: String", \.description)
    type.property("var debugDescription: String", \.debugDescription)
  }

  static let nsLayoutConstraintAxis = TypeBinding.enum(
    NSLayoutConstraint.Axis.self, "NSLayoutConstraint.Axis",
    [("horizontal", .horizontal), ("vertical", .vertical)])

  static let nsLayoutConstraintAttribute = TypeBinding.enum(
    NSLayoutConstraint.Attribute.self, "NSLayoutConstraint.Attribute",
    [
      ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
      ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX),
      ("centerY", .centerY), ("lastBaseline", .lastBaseline), ("firstBaseline", .firstBaseline),
      ("leftMargin", .leftMargin), ("rightMargin", .rightMargin), ("topMargin", .topMargin),
      ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin),
      ("trailingMargin", .trailingMargin), ("centerXWithinMargins", .centerXWithinMargins),
      ("centerYWithinMargins", .centerYWithinMargins), ("notAnAttribute", .notAnAttribute),
    ]
  ) { type in
    type.constant("baseline", .baseline)
  }

  static let nsLayoutConstraintRelation = TypeBinding.enum(
    NSLayoutConstraint.Relation.self, "NSLayoutConstraint.Relation",
    [
      ("lessThanOrEqual", .lessThanOrEqual), ("equal", .equal),
      ("greaterThanOrEqual", .greaterThanOrEqual),
    ])
}
