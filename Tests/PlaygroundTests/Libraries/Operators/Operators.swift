// swift-format-ignore-file
// A library in the style of anchors with operators: `view.leadingAnchor == other.leadingAnchor + 8 ~ .high`.
import UIKit

public typealias View = UIView
public typealias ViewController = UIViewController
public typealias LayoutGuide = UILayoutGuide
public typealias LayoutPriority = UILayoutPriority
public typealias EdgeInsets = UIEdgeInsets
public typealias ConstraintAttribute = NSLayoutConstraint.Attribute

// MARK: Types that take part

public protocol LayoutConstantType {}
extension CGFloat: LayoutConstantType {}
extension CGSize: LayoutConstantType {}
extension EdgeInsets: LayoutConstantType {}
extension NSDirectionalEdgeInsets: LayoutConstantType {}

public protocol LayoutAnchorType {}
extension NSLayoutAnchor: LayoutAnchorType {}

public protocol LayoutAxisType {}
extension NSLayoutXAxisAnchor: LayoutAxisType {}
extension NSLayoutYAxisAnchor: LayoutAxisType {}

@MainActor public protocol AnchorGroupProvider {
  var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { get }
  var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> { get }
  var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> { get }
  var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> { get }
}

extension View: AnchorGroupProvider {
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    AnchorPair(first: leadingAnchor, second: trailingAnchor)
  }
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: topAnchor, second: bottomAnchor)
  }
  public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: centerXAnchor, second: centerYAnchor)
  }
  public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> {
    AnchorPair(first: widthAnchor, second: heightAnchor)
  }
}

extension ViewController {
  @available(*, deprecated, message: "Do not set constraints directly on a UIViewController")
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    view.horizontalAnchors
  }
  @available(*, deprecated)
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: topLayoutGuide.bottomAnchor, second: bottomLayoutGuide.topAnchor)
  }
}

extension LayoutGuide: AnchorGroupProvider {
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    AnchorPair(first: leadingAnchor, second: trailingAnchor)
  }
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: topAnchor, second: bottomAnchor)
  }
  public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: centerXAnchor, second: centerYAnchor)
  }
  public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> {
    AnchorPair(first: widthAnchor, second: heightAnchor)
  }
}

public struct AnchorPair<T: LayoutAnchorType, U: LayoutAnchorType>: LayoutAnchorType {
  public var first: T
  public var second: U
}

// MARK: Priorities

public enum Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable {
  case required, high, low, fittingSize
  case custom(LayoutPriority)

  public var value: LayoutPriority {
    switch self {
    case .required: return .required
    case .high: return .defaultHigh
    case .low: return .defaultLow
    case .fittingSize: return .fittingSizeLevel
    case .custom(let priority): return priority
    }
  }

  public init(floatLiteral value: Float) { self = .custom(LayoutPriority(value)) }
  public init(integerLiteral value: Int) { self.init(value) }
  public init(_ value: Int) { self = .custom(LayoutPriority(Float(value))) }
}

precedencegroup PriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}
infix operator ~ : PriorityPrecedence

@discardableResult @MainActor
public func ~ (lhs: CGFloat, rhs: Priority) -> LayoutExpression<NSLayoutDimension, CGFloat> {
  LayoutExpression(constant: lhs, priority: rhs)
}
@discardableResult @MainActor
public func ~ <T: LayoutAnchorType>(lhs: T, rhs: Priority) -> LayoutExpression<T, CGFloat> {
  LayoutExpression(anchor: lhs, constant: 0, priority: rhs)
}

@discardableResult
public func ~ <T, U>(lhs: LayoutExpression<T, U>, rhs: Priority) -> LayoutExpression<T, U> {
  var expression = lhs
  expression.priority = rhs
  return expression
}

public struct LayoutExpression<T: LayoutAnchorType, U: LayoutConstantType> {
  public var anchor: T?
  public var constant: U
  public var multiplier: CGFloat
  public var priority: Priority

  init(anchor: T? = nil, constant: U, multiplier: CGFloat = 1, priority: Priority = .required) {
    self.anchor = anchor
    self.constant = constant
    self.multiplier = multiplier
    self.priority = priority
  }
}

@discardableResult @MainActor
public func + <T>(lhs: T, rhs: CGFloat) -> LayoutExpression<T, CGFloat> {
  LayoutExpression(anchor: lhs, constant: rhs)
}
@discardableResult @MainActor
public func - <T>(lhs: T, rhs: CGFloat) -> LayoutExpression<T, CGFloat> {
  LayoutExpression(anchor: lhs, constant: -rhs)
}
@discardableResult @MainActor
public func * (
  lhs: NSLayoutDimension, rhs: CGFloat
) -> LayoutExpression<NSLayoutDimension, CGFloat> {
  LayoutExpression(anchor: lhs, constant: 0, multiplier: rhs)
}
@discardableResult @MainActor
public func + <T>(
  lhs: LayoutExpression<T, CGFloat>, rhs: CGFloat
) -> LayoutExpression<T, CGFloat> {
  var expression = lhs
  expression.constant += rhs
  return expression
}

// MARK: Relations

@discardableResult @MainActor
public func == (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  finalize(constraint: lhs.constraint(equalToConstant: rhs))
}
@discardableResult @MainActor
public func == (lhs: NSLayoutXAxisAnchor, rhs: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  finalize(constraint: lhs.constraint(equalTo: rhs))
}
@discardableResult @MainActor
public func == (lhs: NSLayoutYAxisAnchor, rhs: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  finalize(constraint: lhs.constraint(equalTo: rhs))
}
@discardableResult @MainActor
public func == (
  lhs: NSLayoutXAxisAnchor, rhs: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  finalize(
    constraint: lhs.constraint(equalTo: rhs.anchor!, constant: rhs.constant),
    withPriority: rhs.priority)
}
@discardableResult @MainActor
public func == (
  lhs: NSLayoutDimension, rhs: LayoutExpression<NSLayoutDimension, CGFloat>
) -> NSLayoutConstraint {
  if let anchor = rhs.anchor {
    return finalize(
      constraint: lhs.constraint(
        equalTo: anchor, multiplier: rhs.multiplier, constant: rhs.constant),
      withPriority: rhs.priority)
  }
  return finalize(
    constraint: lhs.constraint(equalToConstant: rhs.constant), withPriority: rhs.priority)
}
@discardableResult @MainActor
public func >= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  finalize(constraint: lhs.constraint(greaterThanOrEqualToConstant: rhs))
}
@discardableResult @MainActor
public func == (
  lhs: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>,
  rhs: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
) -> [NSLayoutConstraint] {
  [lhs.first == rhs.first, lhs.second == rhs.second]
}
@discardableResult @MainActor
public func == (
  lhs: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>,
  rhs: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
) -> [NSLayoutConstraint] {
  [lhs.first == rhs.first, lhs.second == rhs.second]
}

/// The generic way: constraints between any anchors of one axis.
@MainActor public func tie<T: AnyObject>(
  _ one: NSLayoutAnchor<T>, _ other: NSLayoutAnchor<T>, _ constant: CGFloat = 0
) -> NSLayoutConstraint {
  one.constraint(equalTo: other, constant: constant)
}

// MARK: Batches

@MainActor final class ConstraintBatch {
  static var current: ConstraintBatch?
  private var constraints: [NSLayoutConstraint] = []
  func add(constraint: NSLayoutConstraint) { constraints.append(constraint) }
  func activate() { NSLayoutConstraint.activate(constraints) }
  var all: [NSLayoutConstraint] { constraints }
}

@discardableResult @MainActor
public func batch(active: Bool, closure: () -> Void) -> [NSLayoutConstraint] {
  let batch = ConstraintBatch()
  ConstraintBatch.current = batch
  defer { ConstraintBatch.current = nil }
  closure()
  if active { batch.activate() }
  return batch.all
}

@MainActor func finalize(
  constraint: NSLayoutConstraint, withPriority priority: Priority = .required
) -> NSLayoutConstraint {
  (constraint.firstItem as? View)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.priority = priority.value
  if let batch = ConstraintBatch.current {
    batch.add(constraint: constraint)
  } else {
    constraint.isActive = true
  }
  return constraint
}
