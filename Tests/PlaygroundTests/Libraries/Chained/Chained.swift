// swift-format-ignore-file
// The second half of the library: constraints, makers, the door.
import UIKit

public class LayoutConstraint: NSLayoutConstraint {
  public var label: String? {
    get { self.identifier }
    set { self.identifier = newValue }
  }
  weak var constraint: Constraint?
}

@MainActor func == (lhs: LayoutConstraint, rhs: LayoutConstraint) -> Bool {
  guard
    lhs.firstAttribute == rhs.firstAttribute && lhs.secondAttribute == rhs.secondAttribute
      && lhs.relation == rhs.relation && lhs.priority == rhs.priority
      && lhs.multiplier == rhs.multiplier && lhs.secondItem === rhs.secondItem
      && lhs.firstItem === rhs.firstItem
  else { return false }
  return true
}

@MainActor public final class Constraint: NSObject {
  let label: String?
  public private(set) var layoutConstraints: [LayoutConstraint]
  private weak var from: LayoutConstraintItem?

  init(
    from: ConstraintItem, to: ConstraintItem, relation: LayoutRelation, label: String?,
    multiplier: CGFloat, target: ConstraintRelatableTarget?, offset: CGFloat, priority: Float
  ) {
    self.label = label
    self.layoutConstraints = []
    self.from = from.layoutConstraintItem
    super.init()
    guard let item = from.layoutConstraintItem else { return }
    let layoutToAttributes = to.attributes.layoutAttributes
    for attribute in from.attributes.layoutAttributes {
      var toAttribute: LayoutAttribute
      if layoutToAttributes.count > 0 {
        toAttribute =
          layoutToAttributes.contains(attribute) ? attribute : layoutToAttributes[0]
      } else if to.target == nil && (attribute == .centerX || attribute == .centerY) {
        toAttribute = attribute == .centerX ? .left : .top
      } else {
        toAttribute = attribute
      }
      let second: AnyObject? =
        to.target ?? (attribute == .width || attribute == .height ? nil : item.superview)
      if second == nil { toAttribute = .notAnAttribute }
      let constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: second,
        attribute: toAttribute, multiplier: multiplier,
        constant: offset + constantValue(target, attribute))
      constraint.label = label
      constraint.priority = LayoutPriority(rawValue: priority)
      constraint.constraint = self
      layoutConstraints.append(constraint)
    }
  }

  private func constantValue(
    _ target: ConstraintRelatableTarget?, _ attribute: LayoutAttribute
  ) -> CGFloat {
    if let value = target as? CGFloat { return value }
    if let value = target as? Double { return CGFloat(value) }
    if let value = target as? Int { return CGFloat(value) }
    if let value = target as? CGSize {
      return attribute == .width ? value.width : attribute == .height ? value.height : 0
    }
    if let value = target as? ConstraintInsets {
      switch attribute {
      case .left, .leftMargin: return value.left
      case .top, .topMargin, .firstBaseline: return value.top
      case .right, .rightMargin: return -value.right
      case .bottom, .bottomMargin, .lastBaseline: return -value.bottom
      case .leading, .leadingMargin:
        return (ConstraintConfig.interfaceLayoutDirection == .leftToRight)
          ? value.left : value.right
      case .trailing, .trailingMargin:
        return (ConstraintConfig.interfaceLayoutDirection == .leftToRight)
          ? -value.right : -value.left
      case .width: return -(value.left + value.right)
      case .height: return -(value.top + value.bottom)
      case .centerX, .centerXWithinMargins: return (value.left - value.right) / 2
      case .centerY, .centerYWithinMargins: return (value.top - value.bottom) / 2
      case .notAnAttribute: return 0
      #if canImport(UIKit)
        @unknown default: return 0
      #endif
      }
    }
    return 0
  }

  public func activate() {
    NSLayoutConstraint.activate(self.layoutConstraints)
    from?.add(constraints: [self])
  }

  public func deactivate() {
    NSLayoutConstraint.deactivate(self.layoutConstraints)
    from?.remove(constraints: [self])
  }

  public var isActive: Bool { layoutConstraints.allSatisfy { $0.isActive } }

  @discardableResult
  public func update(offset: CGFloat) -> Constraint {
    for constraint in layoutConstraints { constraint.constant = offset }
    return self
  }
}

// MARK: Makers

@MainActor public final class ConstraintDescription {
  let item: LayoutConstraintItem
  var attributes: ConstraintAttributes
  var relation: LayoutRelation = .equal
  var related = ConstraintItem(target: nil, attributes: .none)
  var target: ConstraintRelatableTarget?
  var offsetValue: CGFloat = 0
  var multiplier: CGFloat = 1
  var priorityValue: Float = 1000
  var label: String?

  init(item: LayoutConstraintItem, attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  lazy var constraint: Constraint = Constraint(
    from: ConstraintItem(target: item, attributes: attributes), to: related, relation: relation,
    label: label, multiplier: multiplier, target: target, offset: offsetValue,
    priority: priorityValue)
}

@MainActor public class ConstraintMaker {
  private let item: LayoutConstraintItem
  private var descriptions = [ConstraintDescription]()

  init(item: LayoutConstraintItem) {
    self.item = item
    self.item.prepare()
  }

  public var left: ConstraintMakerExtendable { make(.left) }
  public var top: ConstraintMakerExtendable { make(.top) }
  public var right: ConstraintMakerExtendable { make(.right) }
  public var bottom: ConstraintMakerExtendable { make(.bottom) }
  public var leading: ConstraintMakerExtendable { make(.leading) }
  public var trailing: ConstraintMakerExtendable { make(.trailing) }
  public var width: ConstraintMakerExtendable { make(.width) }
  public var height: ConstraintMakerExtendable { make(.height) }
  public var center: ConstraintMakerExtendable { make(.center) }
  public var edges: ConstraintMakerExtendable { make(.edges) }
  public var size: ConstraintMakerExtendable { make(.size) }

  func make(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item: item, attributes: attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  static func prepareConstraints(
    item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.descriptions.map { $0.constraint }
  }

  static func makeConstraints(
    item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void
  ) {
    for constraint in prepareConstraints(item: item, closure: closure) { constraint.activate() }
  }

  static func removeConstraints(item: LayoutConstraintItem) {
    for constraint in item.constraints { constraint.deactivate() }
  }
}

@MainActor public class ConstraintMakerExtendable {
  let description: ConstraintDescription
  init(_ description: ConstraintDescription) { self.description = description }

  public var left: ConstraintMakerExtendable { add(.left) }
  public var top: ConstraintMakerExtendable { add(.top) }
  public var bottom: ConstraintMakerExtendable { add(.bottom) }
  private func add(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.insert(attributes)
    return self
  }

  @discardableResult
  public func equalTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerExtendable {
    related(other, .equal)
  }
  @discardableResult
  public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerExtendable {
    related(other, .lessThanOrEqual)
  }
  @discardableResult
  public func equalToSuperview() -> ConstraintMakerExtendable {
    guard let other = description.item.superview else {
      fatalError("Expected superview but found nil when attempting make constraint.")
    }
    return related(other, .equal)
  }

  private func related(
    _ other: ConstraintRelatableTarget, _ relation: LayoutRelation
  ) -> ConstraintMakerExtendable {
    if let item = other as? ConstraintItem {
      description.related = item
    } else if let view = other as? ConstraintView {
      description.related = ConstraintItem(target: view, attributes: .none)
    } else if let guide = other as? ConstraintLayoutGuide {
      description.related = ConstraintItem(target: guide, attributes: .none)
    } else {
      description.target = other
    }
    description.relation = relation
    return self
  }

  @discardableResult
  public func inset(_ amount: ConstraintInsets) -> ConstraintMakerExtendable {
    description.target = amount
    return self
  }
  @discardableResult
  public func offset(_ amount: CGFloat) -> ConstraintMakerExtendable {
    description.offsetValue = amount
    return self
  }
  @discardableResult
  public func multipliedBy(_ amount: CGFloat) -> ConstraintMakerExtendable {
    description.multiplier = amount
    return self
  }
  @discardableResult
  public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerExtendable {
    description.priorityValue = amount.constraintPriorityTargetValue
    return self
  }
  public func labeled(_ label: String) { description.label = label }
  public var constraint: Constraint { description.constraint }
}

// MARK: The door

@MainActor public struct ConstraintViewDSL {
  let view: ConstraintView

  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(item: view, closure: closure)
  }
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(item: view, closure: closure)
  }
  public func removeConstraints() { ConstraintMaker.removeConstraints(item: view) }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(LayoutPriority(rawValue: newValue), for: .horizontal)
    }
  }
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(
        LayoutPriority(rawValue: newValue), for: .vertical)
    }
  }
  public var top: ConstraintItem { ConstraintItem(target: view, attributes: .top) }
  public var right: ConstraintItem { ConstraintItem(target: view, attributes: .right) }
  public var bottom: ConstraintItem { ConstraintItem(target: view, attributes: .bottom) }
  public var topMargin: ConstraintItem { ConstraintItem(target: view, attributes: .topMargin) }
}

extension ConstraintView {
  public var snap: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

@available(iOS 9.0, OSX 10.11, *)
extension ConstraintLayoutGuide {
  public var snapTop: ConstraintItem { ConstraintItem(target: self, attributes: .top) }
}

extension UILayoutSupport {
  public var snapBottom: ConstraintItem { ConstraintItem(target: self, attributes: .bottom) }
}
