import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiView = TypeBinding.class(
    UIView.self, "UIView", inherits: "UIResponder", conforms: ["UICoordinateSpace"],
    subclassable: true
  ) { type in
    type.animations()
    type.proxies()
    type.staticProperty("static var layoutFittingCompressedSize: CGSize") {
      UIView.layoutFittingCompressedSize
    }
    type.staticProperty("static var layoutFittingExpandedSize: CGSize") {
      UIView.layoutFittingExpandedSize
    }
    type.property("var hasAmbiguousLayout: Bool", \.hasAmbiguousLayout)
    type.property("var layoutMarginsGuide: UILayoutGuide", \.layoutMarginsGuide)
    type.property("var safeAreaLayoutGuide: UILayoutGuide", \.safeAreaLayoutGuide)
    type.property("var readableContentGuide: UILayoutGuide", \.readableContentGuide)
    type.property("var layoutGuides: [UILayoutGuide]", \.layoutGuides)
    type.method("func addLayoutGuide(_ layoutGuide: UILayoutGuide)", UIView.addLayoutGuide(_:))
    type.method(
      "func removeLayoutGuide(_ layoutGuide: UILayoutGuide)", UIView.removeLayoutGuide(_:))
    type.property("var leadingAnchor: NSLayoutXAxisAnchor", \.leadingAnchor)
    type.property("var trailingAnchor: NSLayoutXAxisAnchor", \.trailingAnchor)
    type.property("var leftAnchor: NSLayoutXAxisAnchor", \.leftAnchor)
    type.property("var rightAnchor: NSLayoutXAxisAnchor", \.rightAnchor)
    type.property("var centerXAnchor: NSLayoutXAxisAnchor", \.centerXAnchor)
    type.property("var topAnchor: NSLayoutYAxisAnchor", \.topAnchor)
    type.property("var bottomAnchor: NSLayoutYAxisAnchor", \.bottomAnchor)
    type.property("var centerYAnchor: NSLayoutYAxisAnchor", \.centerYAnchor)
    type.property("var firstBaselineAnchor: NSLayoutYAxisAnchor", \.firstBaselineAnchor)
    type.property("var lastBaselineAnchor: NSLayoutYAxisAnchor", \.lastBaselineAnchor)
    type.property("var widthAnchor: NSLayoutDimension", \.widthAnchor)
    type.property("var heightAnchor: NSLayoutDimension", \.heightAnchor)
    type.layoutQuestions()
    type.accessories()
    type.method("func layoutSublayers(of layer: CALayer)", UIView.layoutSublayers(of:))
    type.method("func display(_ layer: CALayer)", UIView.display(_:))
    type.method("func draw(_ layer: CALayer, in ctx: CGContext)", UIView.draw(_:in:))
    type.function("func action(for layer: CALayer, forKey event: String) -> CAAction?") {
      (view: UIView, layer: CALayer, event: String) in
      Value(object: view.action(for: layer, forKey: event).map { $0 as AnyObject })
    }
    type.staticProperty("static var noIntrinsicMetric: CGFloat") { UIView.noIntrinsicMetric }
    type.native(
      "class var layerClass: AnyClass",
      get: { machine, _ in
        machine.library.types["CALayer"].map { .box(TypeBox(.nominal($0, []))) } ?? .none
      }, set: nil)
    type.staticProperty("class var requiresConstraintBasedLayout: Bool") {
      UIView.requiresConstraintBasedLayout
    }
    type.property("var layer: CALayer", \.layer)
    type.initializer(
      "init(frame: CGRect)", UIView.init(frame:), subclass: ScriptView.init(script:frame:))
    type.initializer("convenience init() { self.init(frame: .zero) }") { UIView() }
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UIView(frame: .zero)
    } subclass: { script, _ in
      ScriptView(script: script, frame: .zero)
    }
    type.property("var frame: CGRect", \.frame)
    type.property("var bounds: CGRect", \.bounds)
    type.property("var center: CGPoint", \.center)
    type.property("var transform: CGAffineTransform", \.transform)
    type.property("var transform3D: CATransform3D", \.transform3D)
    type.property("var anchorPoint: CGPoint", \.anchorPoint)
    type.property("var contentScaleFactor: CGFloat", \.contentScaleFactor)
    type.property("var autoresizesSubviews: Bool", \.autoresizesSubviews)
    type.property("var autoresizingMask: UIView.AutoresizingMask", \.autoresizingMask)
    type.function("func convert(_ point: CGPoint, to view: UIView?) -> CGPoint") {
      (me: UIView, point: CGPoint, view: UIView?) in me.convert(point, to: view)
    }
    type.function("func convert(_ point: CGPoint, from view: UIView?) -> CGPoint") {
      (me: UIView, point: CGPoint, view: UIView?) in me.convert(point, from: view)
    }
    type.function("func convert(_ rect: CGRect, to view: UIView?) -> CGRect") {
      (me: UIView, rect: CGRect, view: UIView?) in me.convert(rect, to: view)
    }
    type.function("func convert(_ rect: CGRect, from view: UIView?) -> CGRect") {
      (me: UIView, rect: CGRect, view: UIView?) in me.convert(rect, from: view)
    }
    type.method(
      "func point(inside point: CGPoint, with event: UIEvent?) -> Bool", UIView.point(inside:with:))
    type.method(
      "func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?", UIView.hitTest(_:with:))
    type.method("func sizeThatFits(_ size: CGSize) -> CGSize", UIView.sizeThatFits(_:))
    type.method("func sizeToFit()", UIView.sizeToFit)
    type.property("var superview: UIView?", \.superview)
    type.property("var subviews: [UIView]", \.subviews)
    type.property("var window: UIWindow?", \.window)
    type.method("func addSubview(_ view: UIView)", UIView.addSubview(_:))
    type.method("func insertSubview(_ view: UIView, at index: Int)", UIView.insertSubview(_:at:))
    type.method(
      "func insertSubview(_ view: UIView, aboveSubview sibling: UIView)",
      UIView.insertSubview(_:aboveSubview:))
    type.method(
      "func insertSubview(_ view: UIView, belowSubview sibling: UIView)",
      UIView.insertSubview(_:belowSubview:))
    type.method("func removeFromSuperview()", UIView.removeFromSuperview)
    type.method(
      "func exchangeSubview(at index1: Int, withSubviewAt index2: Int)",
      UIView.exchangeSubview(at:withSubviewAt:))
    type.method("func bringSubviewToFront(_ view: UIView)", UIView.bringSubviewToFront(_:))
    type.method("func sendSubviewToBack(_ view: UIView)", UIView.sendSubviewToBack(_:))
    type.method("func isDescendant(of view: UIView) -> Bool", UIView.isDescendant(of:))
    type.method("func viewWithTag(_ tag: Int) -> UIView?", UIView.viewWithTag(_:))
    type.method("func didAddSubview(_ subview: UIView)", UIView.didAddSubview(_:))
    type.method("func willRemoveSubview(_ subview: UIView)", UIView.willRemoveSubview(_:))
    type.method("func willMove(toSuperview newSuperview: UIView?)", UIView.willMove(toSuperview:))
    type.method("func didMoveToSuperview()", UIView.didMoveToSuperview)
    type.method("func willMove(toWindow newWindow: UIWindow?)", UIView.willMove(toWindow:))
    type.method("func didMoveToWindow()", UIView.didMoveToWindow)
    type.method("func setNeedsLayout()", UIView.setNeedsLayout)
    type.method("func layoutIfNeeded()", UIView.layoutIfNeeded)
    type.method("func layoutSubviews()", UIView.layoutSubviews)
    type.method("func setNeedsUpdateConstraints()", UIView.setNeedsUpdateConstraints)
    type.method("func needsUpdateConstraints() -> Bool", UIView.needsUpdateConstraints)
    type.method("func updateConstraintsIfNeeded()", UIView.updateConstraintsIfNeeded)
    type.method("func updateConstraints()", UIView.updateConstraints)
    type.method("func setNeedsUpdateProperties()", UIView.setNeedsUpdateProperties)
    type.method("func updatePropertiesIfNeeded()", UIView.updatePropertiesIfNeeded)
    type.method("func updateProperties()", UIView.updateProperties)
    type.property("var intrinsicContentSize: CGSize", \.intrinsicContentSize)
    type.method("func invalidateIntrinsicContentSize()", UIView.invalidateIntrinsicContentSize)
    type.property(
      "var translatesAutoresizingMaskIntoConstraints: Bool",
      \.translatesAutoresizingMaskIntoConstraints)
    type.property("var alignmentRectInsets: UIEdgeInsets", \.alignmentRectInsets)
    type.method(
      "func alignmentRect(forFrame frame: CGRect) -> CGRect", UIView.alignmentRect(forFrame:))
    type.method(
      "func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect",
      UIView.frame(forAlignmentRect:))
    type.property("var forFirstBaselineLayout: UIView", \.forFirstBaselineLayout)
    type.property("var forLastBaselineLayout: UIView", \.forLastBaselineLayout)
    type.property("var constraints: [NSLayoutConstraint]", \.constraints)
    type.method("func addConstraint(_ constraint: NSLayoutConstraint)", UIView.addConstraint(_:))
    type.method(
      "func addConstraints(_ constraints: [NSLayoutConstraint])", UIView.addConstraints(_:))
    type.method(
      "func removeConstraint(_ constraint: NSLayoutConstraint)", UIView.removeConstraint(_:))
    type.method(
      "func removeConstraints(_ constraints: [NSLayoutConstraint])", UIView.removeConstraints(_:))
    type.method(
      "func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority",
      UIView.contentHuggingPriority(for:))
    type.method(
      "func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: "
        + "NSLayoutConstraint.Axis)", UIView.setContentHuggingPriority(_:for:))
    type.method(
      "func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> "
        + "UILayoutPriority", UIView.contentCompressionResistancePriority(for:))
    type.method(
      "func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for "
        + "axis: NSLayoutConstraint.Axis)", UIView.setContentCompressionResistancePriority(_:for:))
    type.method(
      "func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize",
      UIView.systemLayoutSizeFitting(_:))
    type.method(
      "func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority "
        + "horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: "
        + "UILayoutPriority) -> CGSize",
      UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:))
    type.property("var layoutMargins: UIEdgeInsets", \.layoutMargins)
    type.property(
      "var directionalLayoutMargins: NSDirectionalEdgeInsets", \.directionalLayoutMargins)
    type.property("var preservesSuperviewLayoutMargins: Bool", \.preservesSuperviewLayoutMargins)
    type.property("var insetsLayoutMarginsFromSafeArea: Bool", \.insetsLayoutMarginsFromSafeArea)
    type.method("func layoutMarginsDidChange()", UIView.layoutMarginsDidChange)
    type.property("var safeAreaInsets: UIEdgeInsets", \.safeAreaInsets)
    type.method("func safeAreaInsetsDidChange()", UIView.safeAreaInsetsDidChange)
    type.property(
      "var semanticContentAttribute: UISemanticContentAttribute", \.semanticContentAttribute)
    type.property(
      "var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection",
      \.effectiveUserInterfaceLayoutDirection)
    type.method("func draw(_ rect: CGRect)", UIView.draw(_:))
    type.function("func setNeedsDisplay()") { (me: UIView) in me.setNeedsDisplay() }
    type.method("func setNeedsDisplay(_ rect: CGRect)", UIView.setNeedsDisplay(_:))
    type.property("var isHidden: Bool", \.isHidden)
    type.property("var alpha: CGFloat", \.alpha)
    type.property("var backgroundColor: UIColor?", \.backgroundColor)
    type.property("var clipsToBounds: Bool", \.clipsToBounds)
    type.property("var isOpaque: Bool", \.isOpaque)
    type.property("var clearsContextBeforeDrawing: Bool", \.clearsContextBeforeDrawing)
    type.property("var contentMode: UIView.ContentMode", \.contentMode)
    type.property("var mask: UIView?", \.mask)
    type.property("var tintColor: UIColor!", \.tintColor)
    type.property("var tintAdjustmentMode: UIView.TintAdjustmentMode", \.tintAdjustmentMode)
    type.method("func tintColorDidChange()", UIView.tintColorDidChange)
    type.property("var traitCollection: UITraitCollection", \.traitCollection)
    type.method(
      "func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)",
      UIView.traitCollectionDidChange(_:))
    type.property("var traitOverrides: UITraitOverrides", \.traitOverrides)
    type.property(
      "var overrideUserInterfaceStyle: UIUserInterfaceStyle", \.overrideUserInterfaceStyle)
    type.method("func updateTraitsIfNeeded()", UIView.updateTraitsIfNeeded)
    type.traitMembers()
    type.property("var isUserInteractionEnabled: Bool", \.isUserInteractionEnabled)
    type.property("var tag: Int", \.tag)
    type.property("var isMultipleTouchEnabled: Bool", \.isMultipleTouchEnabled)
    type.property("var isExclusiveTouch: Bool", \.isExclusiveTouch)
    type.property("var accessibilityIdentifier: String?", \.accessibilityIdentifier)
    type.property("var gestureRecognizers: [UIGestureRecognizer]?", \.gestureRecognizers)
    type.method(
      "func addGestureRecognizer(_ recognizer: UIGestureRecognizer)",
      UIView.addGestureRecognizer(_:))
    type.method(
      "func removeGestureRecognizer(_ recognizer: UIGestureRecognizer)",
      UIView.removeGestureRecognizer(_:))
  }
}
