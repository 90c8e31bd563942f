// swift-format-ignore-file
// Stacks, boxes, labels, and an environment that goes down.
import UIKit

public struct Inset: Element { var top, left, bottom, right: CGFloat; var wrapped: Element
    public init(uniformInset i: CGFloat, wrapping e: Element) { (top, left, bottom, right) = (i, i, i, i); wrapped = e }
    public init(top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0, wrapping e: Element) { self.top = top; self.left = left; self.bottom = bottom; self.right = right; wrapped = e }
    public var content: ElementContent { ElementContent(child: wrapped, layout: L(i: self)) }
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    private struct L: SingleChildLayout { let i: Inset
        func measure(in c: SizeConstraint, child: Measurable) -> CGSize { var s = child.measure(in: c.inset(width: i.left + i.right, height: i.top + i.bottom)); s.width += i.left + i.right; s.height += i.top + i.bottom; return s }
        func layout(size: CGSize, child: Measurable) -> LayoutAttributes { LayoutAttributes(frame: CGRect(origin: .zero, size: size).inset(by: UIEdgeInsets(top: i.top, left: i.left, bottom: i.bottom, right: i.right))) } } }
public struct Aligned: Element { public enum V { case top, center, bottom, fill }; public enum H { case leading, center, trailing, fill }
    var v: V, h: H, wrapped: Element
    public init(vertically v: V = .center, horizontally h: H = .center, wrapping e: Element) { self.v = v; self.h = h; wrapped = e }
    public var content: ElementContent { ElementContent(child: wrapped, layout: L(v: v, h: h)) }
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    private struct L: SingleChildLayout { let v: V, h: H
        func measure(in c: SizeConstraint, child: Measurable) -> CGSize { child.measure(in: c) }
        func layout(size: CGSize, child: Measurable) -> LayoutAttributes {
            let m = child.measure(in: SizeConstraint(size)); var f = CGRect(origin: .zero, size: m)
            switch v { case .top: f.origin.y = 0; case .center: f.origin.y = (size.height - m.height) / 2; case .bottom: f.origin.y = size.height - m.height; case .fill: f.size.height = size.height }
            switch h { case .leading: break; case .center: f.origin.x = (size.width - m.width) / 2; case .trailing: f.origin.x = size.width - m.width; case .fill: f.size.width = size.width }
            return LayoutAttributes(frame: f) } } }
@MainActor @resultBuilder public enum StackBuilder { public static func buildBlock(_ c: [StackLayout.Child]...) -> [StackLayout.Child] { c.flatMap { $0 } }
    public static func buildExpression(_ e: Element) -> [StackLayout.Child] { [StackLayout.Child(element: e)] }
    public static func buildExpression(_ c: StackLayout.Child) -> [StackLayout.Child] { [c] }
    public static func buildOptional(_ c: [StackLayout.Child]?) -> [StackLayout.Child] { c ?? [] }
    public static func buildEither(first c: [StackLayout.Child]) -> [StackLayout.Child] { c }
    public static func buildEither(second c: [StackLayout.Child]) -> [StackLayout.Child] { c }
    public static func buildArray(_ c: [[StackLayout.Child]]) -> [StackLayout.Child] { c.flatMap { $0 } } }
public struct StackLayout: Layout {
    public struct Child { var element: Element, traits = Traits(), key: AnyHashable? = nil }
    public struct Traits: Sendable { public var grow: CGFloat = 1, shrink: CGFloat = 1; public init(grow: CGFloat = 1, shrink: CGFloat = 1) { self.grow = grow; self.shrink = shrink } }
    public static var defaultTraits: Traits { Traits() }
    public enum Axis { case horizontal, vertical }
    public enum Underflow { case growProportionally, growUniformly, spaceEvenly, justifyToStart, justifyToCenter, justifyToEnd }
    public enum Alignment { case fill, leading, center, trailing }
    public var axis: Axis, underflow = Underflow.growProportionally, alignment = Alignment.leading, minimumSpacing: CGFloat = 0
    private func l(_ s: CGSize) -> CGFloat { axis == .horizontal ? s.width : s.height }
    private func x(_ s: CGSize) -> CGFloat { axis == .horizontal ? s.height : s.width }
    public func measure(in c: SizeConstraint, items: [(traits: Traits, content: Measurable)]) -> CGSize {
        let each = axis == .horizontal ? SizeConstraint(width: .unconstrained, height: c.height) : SizeConstraint(width: c.width, height: .unconstrained)
        let sizes = items.map { $0.content.measure(in: each) }
        let length = sizes.map(l).reduce(CGFloat(max(0, items.count - 1)) * minimumSpacing, +), cross = sizes.map(x).max() ?? 0
        return axis == .horizontal ? CGSize(width: min(length, c.width.maximum), height: cross) : CGSize(width: cross, height: min(length, c.height.maximum))
    }
    public func layout(size: CGSize, items: [(traits: Traits, content: Measurable)]) -> [LayoutAttributes] {
        guard !items.isEmpty else { return [] }
        let each = axis == .horizontal ? SizeConstraint(width: .unconstrained, height: .atMost(size.height)) : SizeConstraint(width: .atMost(size.width), height: .unconstrained)
        let sizes = items.map { $0.content.measure(in: each) }
        var lengths = sizes.map(l), space = minimumSpacing, start: CGFloat = 0
        let extra = l(size) - lengths.reduce(CGFloat(items.count - 1) * space, +)
        if extra > 0 {
            switch underflow {
            case .growProportionally: let t = zip(lengths, items).map { $0 * $1.traits.grow }.reduce(0, +); if t > 0 { lengths = zip(lengths, items).map { $0 + extra * $0 * $1.traits.grow / t } }
            case .growUniformly: let t = items.map(\.traits.grow).reduce(0, +); if t > 0 { lengths = zip(lengths, items).map { $0 + extra * $1.traits.grow / t } }
            case .spaceEvenly: space += extra / CGFloat(max(1, items.count - 1))
            case .justifyToStart: break
            case .justifyToCenter: start = extra / 2
            case .justifyToEnd: start = extra
            }
        } else if extra < 0 { let t = zip(lengths, items).map { $0 * $1.traits.shrink }.reduce(0, +); if t > 0 { lengths = zip(lengths, items).map { $0 + extra * $0 * $1.traits.shrink / t } } }
        return lengths.enumerated().map { i, length in
            defer { start += length + space }
            let c = alignment == .fill ? x(size) : min(x(sizes[i]), x(size)), o = alignment == .center ? (x(size) - c) / 2 : alignment == .trailing ? x(size) - c : 0
            return LayoutAttributes(frame: axis == .horizontal ? CGRect(x: start, y: o, width: length, height: c) : CGRect(x: o, y: start, width: c, height: length))
        }
    }
}
@MainActor public protocol StackElement: Element { var layout: StackLayout { get set }; var children: [StackLayout.Child] { get set }; init(); static var axis: StackLayout.Axis { get } }
extension StackElement {
    public var content: ElementContent { ElementContent(layout: layout) { b in for c in children { b.add(traits: c.traits, key: c.key, element: c.element) } } }
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    public init(_ configure: (inout Self) -> Void) { self.init(); configure(&self) }
    public init(underflow: StackLayout.Underflow = .growProportionally, alignment: StackLayout.Alignment = .leading, minimumSpacing: CGFloat = 0, @StackBuilder elements: () -> [StackLayout.Child]) { self.init(); layout.underflow = underflow; layout.alignment = alignment; layout.minimumSpacing = minimumSpacing; children = elements() }
    public mutating func add(growPriority: CGFloat = 1, shrinkPriority: CGFloat = 1, key: AnyHashable? = nil, child: Element) { children.append(.init(element: child, traits: .init(grow: growPriority, shrink: shrinkPriority), key: key)) }
}
public struct Row: StackElement { public var layout = StackLayout(axis: .horizontal), children: [StackLayout.Child] = []; public init() {}; public static let axis = StackLayout.Axis.horizontal }
public struct Column: StackElement { public var layout = StackLayout(axis: .vertical), children: [StackLayout.Child] = []; public init() {}; public static let axis = StackLayout.Axis.vertical }
public struct Box: Element { public var color: UIColor, corner: CGFloat = 0, wrapped: Element?
    public init(backgroundColor: UIColor = .clear, cornerRadius: CGFloat = 0, wrapping e: Element? = nil) { color = backgroundColor; corner = cornerRadius; wrapped = e }
    public var content: ElementContent { wrapped.map { ElementContent(child: $0) } ?? ElementContent(intrinsicSize: .zero) }
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { viewDescription(UIView.self) { config in config[\.backgroundColor] = color; config[\.layer.cornerRadius] = corner; config[\.clipsToBounds] = corner > 0 } } }
public struct Label: Element { public var text: String, font = UIFont.systemFont(ofSize: 17), lines = 0
    public init(text: String, configure: (inout Label) -> Void = { _ in }) { self.text = text; configure(&self) }
    private func style(_ l: UILabel) { l.text = text; l.font = font; l.numberOfLines = lines }
    public var content: ElementContent { ElementContent { c in let l = UILabel(); style(l); let f = l.sizeThatFits(CGSize(width: c.width.maximum, height: c.height.maximum)); return CGSize(width: min(f.width, c.width.maximum), height: f.height) } }
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { UILabel.describe { config in config.apply { self.style($0) } } } }
@MainActor public protocol Describable: UIView {}
extension UIView: @MainActor Describable {}
extension Describable { static func describe(_ c: (inout ViewDescription.Configuration<Self>) -> Void) -> ViewDescription { ViewDescription(Self.self, c) } }
public struct Spacer: Element { let size: CGSize; public init(_ v: CGFloat) { size = CGSize(width: v, height: v) }; public init(width: CGFloat = 0, height: CGFloat = 0) { size = CGSize(width: width, height: height) }
    public var content: ElementContent { ElementContent(intrinsicSize: size) }; public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil } }
public struct EnvironmentReader: Element { let build: (Environment) -> Element; public init(_ b: @escaping (Environment) -> Element) { build = b }
    public var content: ElementContent { ElementContent(build: build) }; public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil } }
public struct AdaptedEnvironment: Element { let wrapped: Element, change: (inout Environment) -> Void
    public init<K: EnvironmentKey>(key: K.Type, value: K.Value, wrapping e: Element) { wrapped = e; change = { $0[key] = value } }
    public var content: ElementContent { ElementContent(child: wrapped, environment: change) }; public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil } }
extension Element { public func inset(uniform: CGFloat = 0) -> Inset { Inset(uniformInset: uniform, wrapping: self) }; public func aligned(vertically v: Aligned.V = .center, horizontally h: Aligned.H = .center) -> Aligned { Aligned(vertically: v, horizontally: h, wrapping: self) }
    public func box(background: UIColor = .clear, corners: CGFloat = 0) -> Box { Box(backgroundColor: background, cornerRadius: corners, wrapping: self) }
    public func stackLayoutChild(grow: CGFloat = 1, key: AnyHashable? = nil) -> StackLayout.Child { .init(element: self, traits: .init(grow: grow), key: key) } }
