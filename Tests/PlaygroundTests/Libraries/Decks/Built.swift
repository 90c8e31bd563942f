// swift-format-ignore-file
import UIKit

@resultBuilder
public enum ConstraintBuilder {
    public static func buildExpression(_ expression: NSLayoutConstraint) -> [NSLayoutConstraint] { [expression] }
    public static func buildExpression(_ expression: [NSLayoutConstraint]) -> [NSLayoutConstraint] { expression }
    public static func buildBlock(_ components: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { component ?? [] }
    public static func buildEither(first component: [NSLayoutConstraint]) -> [NSLayoutConstraint] { component }
    public static func buildEither(second component: [NSLayoutConstraint]) -> [NSLayoutConstraint] { component }
    public static func buildArray(_ components: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { components.flatMap { $0 } }
    public static func buildLimitedAvailability(_ component: [NSLayoutConstraint]) -> [NSLayoutConstraint] { component }
}
extension NSLayoutConstraint {
    @discardableResult
    public static func build(@ConstraintBuilder _ make: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        let constraints = make()
        activate(constraints)
        return constraints
    }
    public func priority(_ value: Float) -> Self { priority = UILayoutPriority(value); return self }
    public func identified(_ name: String) -> Self { identifier = name; return self }
}
@dynamicMemberLookup
public struct Anchored<Item: AnyObject> {
    public let item: Item
    public subscript<Kind: AnyObject>(dynamicMember path: KeyPath<Item, NSLayoutAnchor<Kind>>) -> NSLayoutAnchor<Kind> { item[keyPath: path] }
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Item, Value>) -> Value {
        get { item[keyPath: path] }
        nonmutating set { item[keyPath: path] = newValue }
    }
}
@MainActor public protocol LayoutItem: AnyObject {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
}
extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
extension LayoutItem {
    public func edges(to other: LayoutItem, insets: NSDirectionalEdgeInsets = .zero) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
        ]
    }
    public func match<Axis>(_ path: KeyPath<Self, NSLayoutAnchor<Axis>>, of other: Self, plus constant: CGFloat = 0) -> NSLayoutConstraint {
        self[keyPath: path].constraint(equalTo: other[keyPath: path], constant: constant)
    }
}
@propertyWrapper
public struct UsesAutoLayout<T: UIView> {
    public var wrappedValue: T { didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false } }
    public init(wrappedValue: T) { self.wrappedValue = wrappedValue; wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
}
precedencegroup ConstraintPriority {
    lowerThan: ComparisonPrecedence
    higherThan: LogicalConjunctionPrecedence
}
infix operator ~ : ConstraintPriority
@MainActor public func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint { constraint.priority = priority; return constraint }
@MainActor public func == <A>(left: NSLayoutAnchor<A>, right: NSLayoutAnchor<A>) -> NSLayoutConstraint { left.constraint(equalTo: right) }
@MainActor public func >= <A>(left: NSLayoutAnchor<A>, right: NSLayoutAnchor<A>) -> NSLayoutConstraint { left.constraint(greaterThanOrEqualTo: right) }
@MainActor public func == (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint { left.constraint(equalToConstant: right) }


public struct MisterFusion {
    fileprivate let item: UIView?
    fileprivate let attribute: NSLayoutConstraint.Attribute?
    fileprivate let relatedBy: NSLayoutConstraint.Relation?
    fileprivate let toItem: UIView?
    fileprivate let toAttribute: NSLayoutConstraint.Attribute?
    fileprivate let multiplier: CGFloat?
    fileprivate let constant: CGFloat?
    fileprivate let priority: UILayoutPriority?
    fileprivate let horizontalSizeClass: UIUserInterfaceSizeClass?
    fileprivate let verticalSizeClass: UIUserInterfaceSizeClass?
    fileprivate let identifier: String?
    init(item: UIView?, attribute: NSLayoutConstraint.Attribute?, relatedBy: NSLayoutConstraint.Relation? = nil, toItem: UIView? = nil, toAttribute: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat? = nil, constant: CGFloat? = nil, priority: UILayoutPriority? = nil, horizontalSizeClass: UIUserInterfaceSizeClass? = nil, verticalSizeClass: UIUserInterfaceSizeClass? = nil, identifier: String? = nil) {
        self.item = item; self.attribute = attribute; self.relatedBy = relatedBy; self.toItem = toItem; self.toAttribute = toAttribute
        self.multiplier = multiplier; self.constant = constant; self.priority = priority
        self.horizontalSizeClass = horizontalSizeClass; self.verticalSizeClass = verticalSizeClass; self.identifier = identifier
    }
}
precedencegroup MisterFusionAdditive {
    associativity: left
    higherThan: TernaryPrecedence, CastingPrecedence, AssignmentPrecedence
}
infix operator |+| : MisterFusionAdditive
infix operator |-| : MisterFusionAdditive
infix operator |*| : MisterFusionAdditive
infix operator |/| : MisterFusionAdditive
infix operator |==| : MisterFusionAdditive
infix operator |<=| : MisterFusionAdditive
infix operator |>=| : MisterFusionAdditive
infix operator |<>| : MisterFusionAdditive
infix operator -=- : MisterFusionAdditive
@MainActor public func |==| (left: MisterFusion, right: MisterFusion) -> MisterFusion {
    return .init(item: left.item, attribute: left.attribute, relatedBy: .equal, toItem: right.item, toAttribute: right.attribute, constant: 0)
}
@MainActor public func |<=| (left: MisterFusion, right: MisterFusion) -> MisterFusion {
    return .init(item: left.item, attribute: left.attribute, relatedBy: .lessThanOrEqual, toItem: right.item, toAttribute: right.attribute, constant: 0)
}
@MainActor public func |==| (left: MisterFusion, right: CGFloat) -> MisterFusion {
    let toAttribute: NSLayoutConstraint.Attribute = left.attribute == .height || left.attribute == .width ? .notAnAttribute : left.attribute ?? .notAnAttribute
    return .init(item: left.item, attribute: left.attribute, relatedBy: .equal, toItem: left.toItem, toAttribute: toAttribute, constant: right)
}
@MainActor public func |>=| (left: MisterFusion, right: CGFloat) -> MisterFusion {
    let toAttribute: NSLayoutConstraint.Attribute = left.attribute == .height || left.attribute == .width ? .notAnAttribute : left.attribute ?? .notAnAttribute
    return .init(item: left.item, attribute: left.attribute, relatedBy: .greaterThanOrEqual, toItem: left.toItem, toAttribute: toAttribute, constant: right)
}
@MainActor public func |+| (left: MisterFusion, right: CGFloat) -> MisterFusion { left.with(constant: right) }
@MainActor public func |-| (left: MisterFusion, right: CGFloat) -> MisterFusion { left.with(constant: -right) }
@MainActor public func |*| (left: MisterFusion, right: CGFloat) -> MisterFusion { left.with(multiplier: right) }
@MainActor public func |/| (left: MisterFusion, right: CGFloat) -> MisterFusion { left.with(multiplier: 1 / right) }
@MainActor public func |<>| (left: MisterFusion, right: UILayoutPriority) -> MisterFusion { left.with(priority: right) }
@MainActor public func -=- (left: MisterFusion, right: String) -> MisterFusion { left.with(identifier: right) }

extension MisterFusion {
    fileprivate func with(multiplier: CGFloat? = nil, constant: CGFloat? = nil, priority: UILayoutPriority? = nil, identifier: String? = nil) -> MisterFusion {
        .init(item: item, attribute: attribute, relatedBy: relatedBy, toItem: toItem, toAttribute: toAttribute, multiplier: multiplier ?? self.multiplier, constant: constant ?? self.constant, priority: priority ?? self.priority, horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, identifier: identifier ?? self.identifier)
    }
}
extension UIView {
    public var mf_top: MisterFusion { .init(item: self, attribute: .top) }
    public var mf_right: MisterFusion { .init(item: self, attribute: .right) }
    public var mf_left: MisterFusion { .init(item: self, attribute: .left) }
    public var mf_bottom: MisterFusion { .init(item: self, attribute: .bottom) }
    public var mf_height: MisterFusion { .init(item: self, attribute: .height) }
    public var mf_width: MisterFusion { .init(item: self, attribute: .width) }
    public var mf_centerX: MisterFusion { .init(item: self, attribute: .centerX) }
    public var mf_leading: MisterFusion { .init(item: self, attribute: .leading) }
    public var mf_firstBaseline: MisterFusion { .init(item: self, attribute: .firstBaseline) }

    @discardableResult
    public func addLayoutConstraint(_ misterFusion: MisterFusion) -> NSLayoutConstraint {
        let item: UIView = misterFusion.item ?? self
        let attribute = misterFusion.attribute ?? .notAnAttribute
        let toAttribute = misterFusion.toAttribute ?? attribute
        let toItem: UIView? = toAttribute == .notAnAttribute ? nil : misterFusion.toItem ?? self
        item.translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(item: item, attribute: attribute, relatedBy: misterFusion.relatedBy ?? .equal, toItem: toItem, attribute: toAttribute, multiplier: misterFusion.multiplier ?? 1, constant: misterFusion.constant ?? 0)
        constraint.priority = misterFusion.priority ?? .required
        constraint.identifier = misterFusion.identifier
        if item.superview === self || item === self { addConstraint(constraint) } else { constraint.isActive = true }
        return constraint
    }
    @discardableResult
    public func addLayoutSubview(_ subview: UIView, andConstraints misterFusions: MisterFusion...) -> [NSLayoutConstraint] {
        addSubview(subview)
        subview.translatesAutoresizingMaskIntoConstraints = false
        return misterFusions.map { addLayoutConstraint($0) }
    }
}
extension Array where Element: NSLayoutConstraint {
    public func firstItem(_ view: UIView) -> Array { filter { $0.firstItem as? UIView == view } }
    @MainActor public func firstAttribute(_ attribute: NSLayoutConstraint.Attribute) -> Array { filter { $0.firstAttribute == attribute } }
    @MainActor public func relation(_ relation: NSLayoutConstraint.Relation) -> Array { filter { $0.relation == relation } }
}
