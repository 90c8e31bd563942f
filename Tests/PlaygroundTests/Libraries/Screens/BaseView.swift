// swift-format-ignore-file
import UIKit

// A message with margins that grow by the safe area, whose edges are wishes of several priorities.

@MainActor public protocol MarginAdjustable: AnyObject {
    var layoutMarginAdditions: UIEdgeInsets { get }
    var collapseLayoutMarginAdditions: Bool { get set }
    var bounceAnimationOffset: CGFloat { get set }
    var respectSafeArea: Bool { get set }
}
open class BaseView: UIView, MarginAdjustable {
    public var layoutMarginAdditions: UIEdgeInsets { UIEdgeInsets(top: topLayoutMarginAddition, left: leftLayoutMarginAddition, bottom: bottomLayoutMarginAddition, right: rightLayoutMarginAddition) }
    public var topLayoutMarginAddition: CGFloat = 0
    public var leftLayoutMarginAddition: CGFloat = 0
    public var bottomLayoutMarginAddition: CGFloat = 0
    public var rightLayoutMarginAddition: CGFloat = 0
    public var collapseLayoutMarginAdditions = true
    public var bounceAnimationOffset: CGFloat = 5
    public var respectSafeArea = true
    open lazy var backgroundView: UIView! = { self }()
    var backgroundHeightConstraint: NSLayoutConstraint?
    public var backgroundHeight: CGFloat? {
        didSet {
            if let constraint = backgroundHeightConstraint {
                constraint.isActive = false
                backgroundView?.removeConstraint(constraint)
                backgroundHeightConstraint = nil
            }
            if let h = backgroundHeight, let backgroundView {
                let c = NSLayoutConstraint(item: backgroundView, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: h)
                backgroundView.addConstraint(c)
                backgroundHeightConstraint = c
            }
        }
    }
    open func installContentView(_ contentView: UIView, insets: UIEdgeInsets = .zero) {
        contentView.translatesAutoresizingMaskIntoConstraints = false
        backgroundView.addSubview(contentView)
        contentView.topAnchor.constraint(equalTo: backgroundView.layoutMarginsGuide.topAnchor, constant: insets.top).isActive = true
        backgroundView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: insets.bottom).isActive = true
        contentView.leftAnchor.constraint(equalTo: backgroundView.layoutMarginsGuide.leftAnchor, constant: insets.left).isActive = true
        backgroundView.layoutMarginsGuide.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: insets.right).with(priority: UILayoutPriority(rawValue: 950)).isActive = true
    }
    open func installBackgroundView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
        backgroundView.translatesAutoresizingMaskIntoConstraints = false
        if backgroundView != self { self.backgroundView.removeFromSuperview() }
        addSubview(backgroundView)
        self.backgroundView = backgroundView
        backgroundView.centerXAnchor.constraint(equalTo: centerXAnchor).with(priority: UILayoutPriority(rawValue: 950)).isActive = true
        backgroundView.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: insets.top).with(priority: UILayoutPriority(rawValue: 900)).isActive = true
        layoutMarginsGuide.bottomAnchor.constraint(equalTo: backgroundView.bottomAnchor, constant: insets.bottom).with(priority: UILayoutPriority(rawValue: 900)).isActive = true
        backgroundView.leftAnchor.constraint(equalTo: layoutMarginsGuide.leftAnchor, constant: insets.left).with(priority: UILayoutPriority(rawValue: 900)).isActive = true
        layoutMarginsGuide.rightAnchor.constraint(equalTo: backgroundView.rightAnchor, constant: insets.right).with(priority: UILayoutPriority(rawValue: 900)).isActive = true
        layoutMargins = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    }
    func defaultMarginAdjustment(safeAreaHidden: Bool) -> UIEdgeInsets {
        var m = layoutMarginAdditions
        if !safeAreaHidden, respectSafeArea {
            if #available(iOS 11, *) { insetsLayoutMarginsFromSafeArea = false }
            m.top += safeAreaInsets.top
            m.left += safeAreaInsets.left
            m.right += safeAreaInsets.right
            m.bottom += safeAreaInsets.bottom
        }
        return m
    }
    open override func updateConstraints() {
        super.updateConstraints()
        if #available(iOS 13.0, *) {}
    }
}
extension NSLayoutConstraint {
    func with(priority: UILayoutPriority) -> NSLayoutConstraint { self.priority = priority; return self }
}

