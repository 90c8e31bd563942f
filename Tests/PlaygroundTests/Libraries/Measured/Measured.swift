// swift-format-ignore-file
// Layouts that measure first and make their views last, labels by the sizes of their texts.
import UIKit

nonisolated public struct Alignment: Sendable {
    public enum Vertical: Sendable { case top, bottom, center, fill
        nonisolated func align(length: CGFloat, available: CGFloat, offset: CGFloat) -> (CGFloat, CGFloat) {
            switch self {
            case .top: return (offset, length)
            case .bottom: return (offset + available - length, length)
            case .center: return (offset + (available - length) / 2.0, length)
            case .fill: return (offset, available)
            }
        }
    }
    public enum Horizontal: Sendable { case leading, trailing, center, fill
        nonisolated func align(length: CGFloat, available: CGFloat, offset: CGFloat) -> (CGFloat, CGFloat) {
            switch self {
            case .leading: return (offset, length)
            case .trailing: return (offset + available - length, length)
            case .center: return (offset + (available - length) / 2.0, length)
            case .fill: return (offset, available)
            }
        }
    }
    public static let center = Alignment(vertical: .center, horizontal: .center)
    public static let fill = Alignment(vertical: .fill, horizontal: .fill)
    public static let topLeading = Alignment(vertical: .top, horizontal: .leading)
    public static let centerLeading = Alignment(vertical: .center, horizontal: .leading)
    public static let centerTrailing = Alignment(vertical: .center, horizontal: .trailing)
    public static let aspectFit = Alignment { (size, rect) in
        let ratio = min(rect.width / size.width, rect.height / size.height)
        let s = CGSize(width: size.width * ratio, height: size.height * ratio)
        return CGRect(x: rect.midX - s.width / 2, y: rect.midY - s.height / 2, width: s.width, height: s.height)
    }
    public typealias Aligner = @Sendable (_ size: CGSize, _ rect: CGRect) -> CGRect
    private let aligner: Aligner
    public init(aligner: @escaping Aligner) { self.aligner = aligner }
    public init(vertical: Vertical, horizontal: Horizontal) {
        self.aligner = { (size: CGSize, rect: CGRect) -> CGRect in
            let (x, w) = horizontal.align(length: size.width, available: rect.width, offset: rect.minX)
            let (y, h) = vertical.align(length: size.height, available: rect.height, offset: rect.minY)
            return CGRect(x: x, y: y, width: w, height: h)
        }
    }
    public func position(size: CGSize, in rect: CGRect) -> CGRect { return aligner(size, rect) }
}
nonisolated public struct Flexibility: Sendable {
    public typealias Flex = Int32?
    public static let defaultFlex: Int32 = 0
    public static let inflexible = Flexibility(horizontal: nil, vertical: nil)
    public static let flexible = Flexibility(horizontal: defaultFlex, vertical: defaultFlex)
    public static let high = Flexibility(horizontal: Int32.max / 2, vertical: .max / 2)
    public static let low = Flexibility(horizontal: Int32.min / 2, vertical: .min / 2)
    public let horizontal: Flex
    public let vertical: Flex
    public func flex(_ axis: Axis) -> Flex { axis == .horizontal ? horizontal : vertical }
}
nonisolated public enum Axis: Sendable { case horizontal, vertical }
@MainActor public protocol Layout { 
    func measurement(within maxSize: CGSize) -> LayoutMeasurement
    func arrangement(within rect: CGRect, measurement: LayoutMeasurement) -> LayoutArrangement
    var needsView: Bool { get }
    func makeView() -> View
    func configure(baseTypeView: View)
    var flexibility: Flexibility { get }
    var viewReuseId: String? { get }
}
public typealias View = UIView
@MainActor public protocol ConfigurableLayout: Layout { associatedtype ConfigurableView: View; func configure(view: ConfigurableView) }
public extension ConfigurableLayout {
    func configure(baseTypeView: View) {
        guard let view = baseTypeView as? ConfigurableView else { assertionFailure("Expected baseTypeView \(baseTypeView) to be of type \(ConfigurableView.self)"); return }
        configure(view: view)
    }
}
public extension Layout {
    func arrangement(origin: CGPoint = .zero, width: CGFloat? = nil, height: CGFloat? = nil) -> LayoutArrangement {
        let m = measurement(within: CGSize(width: width ?? .greatestFiniteMagnitude, height: height ?? .greatestFiniteMagnitude))
        return arrangement(within: CGRect(origin: origin, size: CGSize(width: width ?? m.size.width, height: height ?? m.size.height)), measurement: m)
    }
}
@MainActor public struct LayoutMeasurement { public let layout: Layout; public let size: CGSize; public let maxSize: CGSize; public let sublayouts: [LayoutMeasurement]
    public func arrangement(within rect: CGRect) -> LayoutArrangement { layout.arrangement(within: rect, measurement: self) } }
@MainActor public struct LayoutArrangement {
    public let layout: Layout; public let frame: CGRect; public let sublayouts: [LayoutArrangement]
    @discardableResult
    public func makeViews(in view: View? = nil, direction: UIUserInterfaceLayoutDirection = .leftToRight, prepareAnimation: Bool = false) -> View {
        let views = makeSubviews()
        let root: View
        if let view { views.forEach { view.addSubview($0) }; root = view }
        else if let v = views.first, views.count == 1 { root = v } else { root = View(frame: frame); views.forEach { root.addSubview($0) } }
        if direction == .rightToLeft { Self.flipSubviewsHorizontally(root) }
        return root
    }
    private func makeSubviews() -> [View] {
        let subs = sublayouts.flatMap { $0.makeSubviews() }
        if layout.needsView {
            let v = layout.makeView()
            v.frame = frame
            layout.configure(baseTypeView: v)
            subs.forEach { v.addSubview($0) }
            return [v]
        }
        for s in subs { s.frame.origin.x += frame.origin.x; s.frame.origin.y += frame.origin.y }
        return subs
    }
    private static func flipSubviewsHorizontally(_ view: View) {
        for s in view.subviews { s.frame.origin.x = view.bounds.width - s.frame.maxX; flipSubviewsHorizontally(s) }
    }
}
open class BaseLayout<V: View> {
    public let alignment: Alignment, flexibility: Flexibility, viewReuseId: String?
    public let config: ((V) -> Void)?
    public var needsView: Bool { config != nil }
    public init(alignment: Alignment, flexibility: Flexibility, viewReuseId: String? = nil, config: ((V) -> Void)?) { self.alignment = alignment; self.flexibility = flexibility; self.viewReuseId = viewReuseId; self.config = config }
    @MainActor open func configure(view: V) { config?(view) }
    @MainActor open func makeView() -> View { return V() }
}
open class SizeLayout<V: View>: BaseLayout<V>, @MainActor ConfigurableLayout {
    let minWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, maxHeight: CGFloat?
    public let sublayout: Layout?
    public init(minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment? = nil, flexibility: Flexibility = .flexible, sublayout: Layout? = nil, config: ((V) -> Void)? = nil) {
        (self.minWidth, self.maxWidth, self.minHeight, self.maxHeight, self.sublayout) = (minWidth, maxWidth, minHeight, maxHeight, sublayout)
        super.init(alignment: alignment ?? .center, flexibility: flexibility, config: config)
    }
    public convenience init(size: CGSize, alignment: Alignment? = nil, sublayout: Layout? = nil, config: ((V) -> Void)? = nil) {
        self.init(minWidth: size.width, maxWidth: size.width, minHeight: size.height, maxHeight: size.height, alignment: alignment, flexibility: .inflexible, sublayout: sublayout, config: config)
    }
    open func measurement(within maxSize: CGSize) -> LayoutMeasurement {
        let limit = CGSize(width: min(maxSize.width, maxWidth ?? .greatestFiniteMagnitude), height: min(maxSize.height, maxHeight ?? .greatestFiniteMagnitude))
        let sub = sublayout?.measurement(within: limit)
        var s = sub?.size ?? .zero
        s.width = min(max(s.width, minWidth ?? 0), maxSize.width); s.height = min(max(s.height, minHeight ?? 0), maxSize.height)
        return LayoutMeasurement(layout: self, size: s, maxSize: maxSize, sublayouts: [sub].compactMap { $0 })
    }
    open func arrangement(within rect: CGRect, measurement: LayoutMeasurement) -> LayoutArrangement {
        let frame = alignment.position(size: measurement.size, in: rect)
        return LayoutArrangement(layout: self, frame: frame, sublayouts: measurement.sublayouts.map { $0.arrangement(within: CGRect(origin: .zero, size: frame.size)) })
    }
}
open class InsetLayout<V: View>: BaseLayout<V>, @MainActor ConfigurableLayout {
    public let insets: UIEdgeInsets, sublayout: Layout
    public init(insets: UIEdgeInsets, alignment: Alignment = .fill, sublayout: Layout, config: ((V) -> Void)? = nil) { self.insets = insets; self.sublayout = sublayout; super.init(alignment: alignment, flexibility: .flexible, config: config) }
    public convenience init(inset: CGFloat, sublayout: Layout, config: ((V) -> Void)? = nil) { self.init(insets: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset), sublayout: sublayout, config: config) }
    open func measurement(within maxSize: CGSize) -> LayoutMeasurement {
        let m = sublayout.measurement(within: CGSize(width: maxSize.width - insets.left - insets.right, height: maxSize.height - insets.top - insets.bottom))
        return LayoutMeasurement(layout: self, size: CGSize(width: m.size.width + insets.left + insets.right, height: m.size.height + insets.top + insets.bottom), maxSize: maxSize, sublayouts: [m])
    }
    open func arrangement(within rect: CGRect, measurement: LayoutMeasurement) -> LayoutArrangement {
        let f = alignment.position(size: measurement.size, in: rect)
        let inner = CGRect(origin: .zero, size: f.size).inset(by: insets)
        return LayoutArrangement(layout: self, frame: f, sublayouts: measurement.sublayouts.map { $0.arrangement(within: inner) })
    }
}
public enum StackLayoutDistribution { case leading, trailing, center, fillEqualSpacing, fillEqualSize, fillFlexing }
open class StackLayout<V: View>: BaseLayout<V>, @MainActor ConfigurableLayout {
    let axis: Axis, spacing: CGFloat, distribution: StackLayoutDistribution, sublayouts: [Layout]
    public init(axis: Axis, spacing: CGFloat = 0, distribution: StackLayoutDistribution = .fillFlexing, alignment: Alignment = .fill, sublayouts: [Layout], config: ((V) -> Void)? = nil) {
        self.axis = axis; self.spacing = spacing; self.distribution = distribution; self.sublayouts = sublayouts
        super.init(alignment: alignment, flexibility: .flexible, config: config)
    }
    private func l(_ s: CGSize) -> CGFloat { axis == .horizontal ? s.width : s.height }
    private func x(_ s: CGSize) -> CGFloat { axis == .horizontal ? s.height : s.width }
    private func size(_ l: CGFloat, _ x: CGFloat) -> CGSize { axis == .horizontal ? CGSize(width: l, height: x) : CGSize(width: x, height: l) }
    open func measurement(within maxSize: CGSize) -> LayoutMeasurement {
        var left = l(maxSize), cross: CGFloat = 0
        var found = [Int: LayoutMeasurement]()
        let total = CGFloat(max(0, sublayouts.count - 1)) * spacing
        left -= total
        let order = sublayouts.indices.sorted { (sublayouts[$0].flexibility.flex(axis) ?? .min) < (sublayouts[$1].flexibility.flex(axis) ?? .min) }
        for i in order {
            let m = sublayouts[i].measurement(within: size(left, x(maxSize)))
            found[i] = m; left -= l(m.size); cross = max(cross, x(m.size))
        }
        let ms = sublayouts.indices.map { found[$0]! }
        return LayoutMeasurement(layout: self, size: size(ms.map { l($0.size) }.reduce(total, +), cross), maxSize: maxSize, sublayouts: ms)
    }
    open func arrangement(within rect: CGRect, measurement: LayoutMeasurement) -> LayoutArrangement {
        let f = (distribution == .leading || distribution == .trailing || distribution == .center) ? rect : alignment.position(size: measurement.size, in: rect)
        let excess = l(f.size) - l(measurement.size)
        var offset: CGFloat = distribution == .trailing ? excess : distribution == .center ? excess / 2 : 0
        var gap = spacing
        if distribution == .fillEqualSpacing, measurement.sublayouts.count > 1 { gap += excess / CGFloat(measurement.sublayouts.count - 1) }
        var subs: [LayoutArrangement] = []
        let stretch = measurement.sublayouts.lastIndex { $0.layout.flexibility.flex(axis) != nil }
        for (i, m) in measurement.sublayouts.enumerated() {
            let length = l(m.size) + (distribution == .fillFlexing && i == stretch ? excess : 0)
            let r = axis == .horizontal ? CGRect(x: offset, y: 0, width: length, height: f.height) : CGRect(x: 0, y: offset, width: f.width, height: length)
            subs.append(m.arrangement(within: r)); offset += length + gap
        }
        return LayoutArrangement(layout: self, frame: f, sublayouts: subs)
    }
}
public enum Text { case unattributed(String), attributed(NSAttributedString) }
open class LabelLayout<Label: UILabel>: BaseLayout<Label>, @MainActor ConfigurableLayout {
    public let text: Text, font: UIFont, numberOfLines: Int, lineHeight: CGFloat
    public init(text: Text, font: UIFont = UIFont.systemFont(ofSize: 17), numberOfLines: Int = 0, alignment: Alignment = .topLeading, flexibility: Flexibility = .flexible, config: ((Label) -> Void)? = nil) {
        self.text = text; self.font = font; self.numberOfLines = numberOfLines; self.lineHeight = font.lineHeight
        super.init(alignment: alignment, flexibility: flexibility, config: config)
    }
    public override var needsView: Bool { true }
    open func measurement(within maxSize: CGSize) -> LayoutMeasurement {
        let s: NSAttributedString
        switch text { case .attributed(let a): s = a; case .unattributed(let t): s = NSAttributedString(string: t, attributes: [.font: font]) }
        var size = s.boundingRect(with: maxSize, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).size
        if numberOfLines > 0 { let maxHeight = (CGFloat(numberOfLines) * lineHeight).roundedUpToFractionalPoint; size.height = min(size.height, maxHeight) }
        size = CGSize(width: size.width.roundedUpToFractionalPoint, height: size.height.roundedUpToFractionalPoint)
        return LayoutMeasurement(layout: self, size: CGSize(width: min(size.width, maxSize.width), height: min(size.height, maxSize.height)), maxSize: maxSize, sublayouts: [])
    }
    open func arrangement(within rect: CGRect, measurement: LayoutMeasurement) -> LayoutArrangement {
        LayoutArrangement(layout: self, frame: alignment.position(size: measurement.size, in: rect), sublayouts: [])
    }
    open override func configure(view label: Label) {
        config?(label)
        label.font = font; label.numberOfLines = numberOfLines
        switch text { case .attributed(let a): label.attributedText = a; case .unattributed(let t): label.text = t }
    }
}
extension CGFloat {
    @MainActor var roundedUpToFractionalPoint: CGFloat {
        if self <= 0 { return 0 }
        let scale = UIScreen.main.scale
        let fractional = 1 / scale
        return ceil(self / fractional) * fractional
    }
}
