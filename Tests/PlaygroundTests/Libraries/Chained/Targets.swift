// swift-format-ignore-file
// A library in the style of chained makers: `view.snap.makeConstraints { $0.edges.equalToSuperview() }`.
#if canImport(UIKit)
  import UIKit
#else
  #error("UIKit is there")
#endif

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
typealias LayoutRelation = NSLayoutConstraint.Relation
typealias LayoutAttribute = NSLayoutConstraint.Attribute
typealias LayoutPriority = UILayoutPriority

public enum ConstraintConfig {
  nonisolated(unsafe) public static var interfaceLayoutDirection =
    ConstraintInterfaceLayoutDirection.leftToRight
}

// MARK: Attributes

struct ConstraintAttributes: OptionSet, ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = UInt

  private(set) var rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  init(_ rawValue: UInt) { self.init(rawValue: rawValue) }
  init(nilLiteral: ()) { self.rawValue = 0 }
  init(integerLiteral rawValue: IntegerLiteralType) { self.init(rawValue: rawValue) }

  static let none: ConstraintAttributes = 0
  static let left: ConstraintAttributes = ConstraintAttributes(UInt(1) << 0)
  static let top: ConstraintAttributes = ConstraintAttributes(UInt(1) << 1)
  static let right: ConstraintAttributes = ConstraintAttributes(UInt(1) << 2)
  static let bottom: ConstraintAttributes = ConstraintAttributes(UInt(1) << 3)
  static let leading: ConstraintAttributes = ConstraintAttributes(UInt(1) << 4)
  static let trailing: ConstraintAttributes = ConstraintAttributes(UInt(1) << 5)
  static let width: ConstraintAttributes = ConstraintAttributes(UInt(1) << 6)
  static let height: ConstraintAttributes = ConstraintAttributes(UInt(1) << 7)
  static let centerX: ConstraintAttributes = ConstraintAttributes(UInt(1) << 8)
  static let centerY: ConstraintAttributes = ConstraintAttributes(UInt(1) << 9)
  static let lastBaseline: ConstraintAttributes = ConstraintAttributes(UInt(1) << 10)
  @available(iOS 8.0, OSX 10.11, *)
  static let firstBaseline: ConstraintAttributes = ConstraintAttributes(UInt(1) << 11)
  @available(iOS 8.0, *)
  static let leftMargin: ConstraintAttributes = ConstraintAttributes(UInt(1) << 12)
  static let rightMargin: ConstraintAttributes = ConstraintAttributes(UInt(1) << 13)
  static let topMargin: ConstraintAttributes = ConstraintAttributes(UInt(1) << 14)
  static let bottomMargin: ConstraintAttributes = ConstraintAttributes(UInt(1) << 15)
  static let leadingMargin: ConstraintAttributes = ConstraintAttributes(UInt(1) << 16)
  static let trailingMargin: ConstraintAttributes = ConstraintAttributes(UInt(1) << 17)
  static let centerXWithinMargins: ConstraintAttributes = ConstraintAttributes(UInt(1) << 18)
  static let centerYWithinMargins: ConstraintAttributes = ConstraintAttributes(UInt(1) << 19)

  static let edges: ConstraintAttributes = [.top, .left, .bottom, .right]
  static let directionalEdges: ConstraintAttributes = [.top, .leading, .bottom, .trailing]
  static let size: ConstraintAttributes = [.width, .height]
  static let center: ConstraintAttributes = [.centerX, .centerY]

  var layoutAttributes: [LayoutAttribute] {
    var attributes = [LayoutAttribute]()
    if self.contains(ConstraintAttributes.left) { attributes.append(.left) }
    if self.contains(ConstraintAttributes.top) { attributes.append(.top) }
    if self.contains(ConstraintAttributes.right) { attributes.append(.right) }
    if self.contains(ConstraintAttributes.bottom) { attributes.append(.bottom) }
    if self.contains(ConstraintAttributes.leading) { attributes.append(.leading) }
    if self.contains(ConstraintAttributes.trailing) { attributes.append(.trailing) }
    if self.contains(ConstraintAttributes.width) { attributes.append(.width) }
    if self.contains(ConstraintAttributes.height) { attributes.append(.height) }
    if self.contains(ConstraintAttributes.centerX) { attributes.append(.centerX) }
    if self.contains(ConstraintAttributes.centerY) { attributes.append(.centerY) }
    if self.contains(ConstraintAttributes.lastBaseline) { attributes.append(.lastBaseline) }
    if self.contains(ConstraintAttributes.firstBaseline) { attributes.append(.firstBaseline) }
    if self.contains(ConstraintAttributes.leftMargin) { attributes.append(.leftMargin) }
    if self.contains(ConstraintAttributes.rightMargin) { attributes.append(.rightMargin) }
    if self.contains(ConstraintAttributes.topMargin) { attributes.append(.topMargin) }
    if self.contains(ConstraintAttributes.bottomMargin) { attributes.append(.bottomMargin) }
    if self.contains(ConstraintAttributes.leadingMargin) { attributes.append(.leadingMargin) }
    if self.contains(ConstraintAttributes.trailingMargin) { attributes.append(.trailingMargin) }
    if self.contains(ConstraintAttributes.centerXWithinMargins) {
      attributes.append(.centerXWithinMargins)
    }
    if self.contains(ConstraintAttributes.centerYWithinMargins) {
      attributes.append(.centerYWithinMargins)
    }
    return attributes
  }
}

// MARK: Items and targets

public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(target: AnyObject?, attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }

  var layoutConstraintItem: LayoutConstraintItem? { self.target as? LayoutConstraintItem }
}

@MainActor public protocol LayoutConstraintItem: AnyObject {}

extension ConstraintLayoutGuide: LayoutConstraintItem {}
extension ConstraintView: LayoutConstraintItem {}

@MainActor private var constraintsKey: UInt8 = 0

extension LayoutConstraintItem {
  func prepare() {
    if let view = self as? ConstraintView { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  var superview: ConstraintView? {
    if let view = self as? ConstraintView { return view.superview }
    if let guide = self as? ConstraintLayoutGuide { return guide.owningView }
    return nil
  }

  var constraints: [Constraint] { constraintsSet.allObjects as! [Constraint] }

  func add(constraints: [Constraint]) {
    let constraintsSet = self.constraintsSet
    for constraint in constraints { constraintsSet.add(constraint) }
  }

  func remove(constraints: [Constraint]) {
    let constraintsSet = self.constraintsSet
    for constraint in constraints { constraintsSet.remove(constraint) }
  }

  private var constraintsSet: NSMutableSet {
    let constraintsSet: NSMutableSet
    if let existing = objc_getAssociatedObject(self, &constraintsKey) as? NSMutableSet {
      constraintsSet = existing
    } else {
      constraintsSet = NSMutableSet()
      objc_setAssociatedObject(
        self, &constraintsKey, constraintsSet, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    return constraintsSet
  }
}

public protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension ConstraintInsets: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension ConstraintView: ConstraintRelatableTarget {}
extension ConstraintLayoutGuide: ConstraintRelatableTarget {}

public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}
extension Int: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { self.rawValue }
}
