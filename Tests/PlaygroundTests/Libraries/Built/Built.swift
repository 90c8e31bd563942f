// swift-format-ignore-file
// A library in the style of declarations: views made by generic code, constraints from a result builder.
#if canImport(UIKit)
  import UIKit
#endif

// MARK: Views

public protocol Configurable {}

extension Configurable where Self: AnyObject {
  @MainActor @discardableResult
  public func with(_ configure: @MainActor (Self) -> Void) -> Self {
    configure(self)
    return self
  }
}

extension NSObject: Configurable {}

@resultBuilder
public struct ViewsBuilder {
  public typealias Component = [UIView]

  public static func buildExpression(_ view: UIView) -> Component { [view] }
  public static func buildExpression(_ view: UIView?) -> Component { view.map { [$0] } ?? [] }
  public static func buildExpression<S: Sequence>(_ views: S) -> Component where S.Element: UIView {
    views.map { $0 }
  }
  public static func buildBlock(_ components: Component...) -> Component { components.flatMap { $0 } }
  public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
  public static func buildEither(first component: Component) -> Component { component }
  public static func buildEither(second component: Component) -> Component { component }
  public static func buildArray(_ components: [Component]) -> Component { components.flatMap { $0 } }
}

extension UIView {
  @MainActor public static func make<View: UIView>(
    _ type: View.Type = View.self, _ configure: @MainActor (View) -> Void = { _ in }
  ) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    configure(view)
    return view
  }

  /// An empty view of the receiver's own class.
  public func sibling() -> UIView { type(of: self).init() }

  @discardableResult
  public func subviews(@ViewsBuilder _ views: () -> [UIView]) -> Self {
    views().forEach(addSubview)
    return self
  }
}

extension UIStackView {
  public convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = UIStackView.spacingUseDefault,
    alignment: Alignment = .fill, distribution: Distribution = .fill,
    @ViewsBuilder _ content: () -> [UIView]
  ) {
    self.init(arrangedSubviews: content())
    self.axis = axis
    if spacing != UIStackView.spacingUseDefault { self.spacing = spacing }
    self.alignment = alignment
    self.distribution = distribution
  }
}

// MARK: Constraints

@MainActor public protocol ConstraintGroup {
  var constraints: [NSLayoutConstraint] { get }
}

extension NSLayoutConstraint: ConstraintGroup {
  public var constraints: [NSLayoutConstraint] { [self] }
}

extension Array: ConstraintGroup where Element == NSLayoutConstraint {
  public var constraints: [NSLayoutConstraint] { self }
}

@resultBuilder
@MainActor public enum ConstraintsBuilder {
  public static func buildBlock(_ groups: ConstraintGroup...) -> [NSLayoutConstraint] {
    groups.flatMap { $0.constraints }
  }
  public static func buildOptional(_ group: [NSLayoutConstraint]?) -> [NSLayoutConstraint] {
    group ?? []
  }
  public static func buildEither(first group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
  public static func buildEither(second group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
  public static func buildArray(_ groups: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    groups.flatMap { $0 }
  }
  public static func buildLimitedAvailability(_ group: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    group
  }
}

extension NSLayoutConstraint {
  @discardableResult
  public class func activate(
    @ConstraintsBuilder _ constraints: () -> [NSLayoutConstraint]
  ) -> [NSLayoutConstraint] {
    let made = constraints()
    activate(made)
    return made
  }

  public func priority(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
}

/// What a view and a guide have in common.
@MainActor public protocol Bounded: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Bounded {}
extension UILayoutGuide: Bounded {}

extension Bounded {
  public func edges(
    _ edges: NSDirectionalRectEdge = .all, to other: some Bounded,
    insets: NSDirectionalEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    func pin<Axis>(
      _ edge: NSDirectionalRectEdge, _ path: KeyPath<any Bounded, NSLayoutAnchor<Axis>>,
      _ constant: CGFloat
    ) {
      guard edges.contains(edge) else { return }
      let mine: any Bounded = self
      let theirs: any Bounded = other
      found.append(mine[keyPath: path].constraint(equalTo: theirs[keyPath: path], constant: constant))
    }
    pin(.top, \.top, insets.top)
    pin(.leading, \.leading, insets.leading)
    pin(.bottom, \.bottom, -insets.bottom)
    pin(.trailing, \.trailing, -insets.trailing)
    return found
  }

  public func size(_ size: CGSize) -> [NSLayoutConstraint] {
    [
      widthAnchor.constraint(equalToConstant: size.width),
      heightAnchor.constraint(equalToConstant: size.height),
    ]
  }
}

extension Bounded {
  var top: NSLayoutAnchor<NSLayoutYAxisAnchor> { topAnchor }
  var bottom: NSLayoutAnchor<NSLayoutYAxisAnchor> { bottomAnchor }
  var leading: NSLayoutAnchor<NSLayoutXAxisAnchor> { leadingAnchor }
  var trailing: NSLayoutAnchor<NSLayoutXAxisAnchor> { trailingAnchor }
}
