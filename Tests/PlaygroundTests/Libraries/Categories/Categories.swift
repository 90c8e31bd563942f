// swift-format-ignore-file
// A library in the style of categories on UIView, from before concurrency: Swift 5 only.
import UIKit

@available(iOS 9.0, tvOS 9.0, *)
public protocol Constrainable: AnyObject {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }

  @discardableResult
  func prepareForLayout() -> Self
}

extension UIView: Constrainable {
  @discardableResult
  public func prepareForLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}

extension UILayoutGuide: Constrainable {
  @discardableResult
  public func prepareForLayout() -> Self { self }
}

public enum ConstraintRelation: Int {
  case equal = 0
  case equalOrLess = -1
  case equalOrGreater = 1

  var native: NSLayoutConstraint.Relation { NSLayoutConstraint.Relation(rawValue: rawValue)! }
}

extension Constrainable {
  @discardableResult
  public func edges(
    to view: Constrainable, insets: UIEdgeInsets = .zero, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    prepareForLayout()
    let constraints = [
      topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top).with(priority),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left).with(priority),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -insets.bottom).with(priority),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -insets.right)
        .with(priority),
    ]
    if isActive { NSLayoutConstraint.activate(constraints) }
    return constraints
  }

  @discardableResult
  public func width(
    _ width: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    prepareForLayout()
    let constraint: NSLayoutConstraint
    switch relation {
    case .equal: constraint = widthAnchor.constraint(equalToConstant: width)
    case .equalOrLess: constraint = widthAnchor.constraint(lessThanOrEqualToConstant: width)
    case .equalOrGreater: constraint = widthAnchor.constraint(greaterThanOrEqualToConstant: width)
    }
    return constraint.with(priority).set(true)
  }

  @discardableResult
  public func aspectRatio(_ ratio: CGFloat) -> NSLayoutConstraint {
    widthAnchor.constraint(equalTo: heightAnchor, multiplier: ratio, constant: 0).set(true)
  }
}

extension NSLayoutConstraint {
  func with(_ p: UILayoutPriority) -> Self {
    priority = p
    return self
  }

  func set(_ active: Bool) -> Self {
    isActive = active
    return self
  }

  /// The same constraint with another multiplier, which cannot be changed.
  @discardableResult
  public func changeMultiplier(_ multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.deactivate([self])
    let new = NSLayoutConstraint(
      item: firstItem!, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    new.priority = priority
    new.shouldBeArchived = shouldBeArchived
    new.identifier = identifier
    NSLayoutConstraint.activate([new])
    return new
  }
}

extension UILayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
  public static var almostRequired: UILayoutPriority { UILayoutPriority(rawValue: 999) }
}

extension Collection where Iterator.Element == NSLayoutConstraint {
  public func activate() {
    if let constraints = self as? [NSLayoutConstraint] { NSLayoutConstraint.activate(constraints) }
  }
}

/// Old makers: NSLayoutConstraint's own initialiser, addConstraint, and the visual format.
extension UIView {
  @discardableResult
  public func pin(
    _ attribute: NSLayoutConstraint.Attribute, to item: AnyObject?,
    _ other: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: .equal, toItem: item,
      attribute: other ?? (item == nil ? .notAnAttribute : attribute), multiplier: multiplier,
      constant: constant)
    constraint.priority = priority
    var holder: UIView? = self
    while let view = holder, let second = item as? UIView, !second.isDescendant(of: view) {
      holder = view.superview
    }
    (item == nil ? self : holder)?.addConstraint(constraint)
    return constraint
  }

  @discardableResult
  public func layout(
    _ format: String, views: [String: UIView], metrics: [String: CGFloat] = [:],
    options: NSLayoutConstraint.FormatOptions = []
  ) -> [NSLayoutConstraint] {
    views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
    addConstraints(constraints)
    return constraints
  }

  public func removeAll(of attribute: NSLayoutConstraint.Attribute) {
    let found = constraints.filter { $0.firstItem === self && $0.firstAttribute == attribute }
    removeConstraints(found)
  }

  public var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  @discardableResult
  public func hugging(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis = .horizontal
  ) -> Self {
    setContentHuggingPriority(priority, for: axis)
    return self
  }
}

/// Styles by class.
extension UIAppearance {
  @discardableResult
  public func style(_ styling: (Self) -> Void) -> Self {
    styling(self)
    return self
  }
}

extension UITableViewCell {
  public func subviews(_ views: UIView...) { views.forEach(contentView.addSubview) }
}
extension UICollectionViewCell {
  public func subviews(_ views: UIView...) { views.forEach(contentView.addSubview) }
}

open class BadgeLabel: UILabel {
  open var inset = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
  override public init(frame: CGRect) { super.init(frame: frame) }
  required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override open func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: inset)) }
  override open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let text = super.textRect(
      forBounds: bounds.inset(by: inset), limitedToNumberOfLines: numberOfLines)
    return text.inset(
      by: UIEdgeInsets(
        top: -inset.top, left: -inset.left, bottom: -inset.bottom, right: -inset.right))
  }
  override open class var requiresConstraintBasedLayout: Bool { true }
  override open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
  }
}
