// swift-format-ignore-file
// The view that shows an element and keeps the views of the one before.
import UIKit

public final class ElementView: UIView {
    public var element: Element? { didSet { setNeedsViewHierarchyUpdate(); invalidateIntrinsicContentSize() } }
    public private(set) var updates = 0
    private struct Slot: Hashable { let type: ObjectIdentifier, key: AnyHashable?, index: Int }
    private final class Kept { let view: UIView; var children: [Slot: Kept] = [:]; init(_ v: UIView) { view = v } }
    private lazy var rootKept = Kept(self)
    private var needsUpdate = false, lastSize = CGSize.zero
    public init(element: Element?) { self.element = element; super.init(frame: CGRect.zero); setNeedsViewHierarchyUpdate() }
    public override convenience init(frame: CGRect) { self.init(element: nil); self.frame = frame }
    public required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    public override func sizeThatFits(_ size: CGSize) -> CGSize { element?.content.measure(in: SizeConstraint(width: size.width > 0 ? .atMost(size.width) : .unconstrained, height: size.height > 0 ? .atMost(size.height) : .unconstrained)) ?? .zero }
    public override var intrinsicContentSize: CGSize { guard let element else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return element.content.measure(in: bounds.width > 0 ? SizeConstraint(width: .atMost(bounds.width)) : .unconstrained) }
    public override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
    private func setNeedsViewHierarchyUpdate() { needsUpdate = true; setNeedsLayout() }
    public override func layoutSubviews() { super.layoutSubviews(); invalidateIntrinsicContentSize(); if needsUpdate || bounds.size != lastSize { performUpdate() } }
    private func performUpdate() { needsUpdate = false; lastSize = bounds.size; updates += 1
        sync(rootKept, element.map { [.init(attributes: LayoutAttributes(frame: bounds), element: $0, key: nil, environment: .empty)] } ?? [], .zero) }
    private func flatten(_ n: ElementContent.Node, _ offset: CGPoint) -> [(ElementContent.Node, ViewDescription, CGRect)] {
        let f = n.attributes.frame.offsetBy(dx: offset.x, dy: offset.y)
        if let d = n.element.backingViewDescription(with: ViewDescriptionContext(bounds: CGRect(origin: .zero, size: f.size), subtreeExtent: nil, environment: n.environment)) { return [(n, d, f)] }
        return n.element.content.nodes(f.size, n.environment).flatMap { flatten($0, f.origin) }
    }
    private func sync(_ kept: Kept, _ nodes: [ElementContent.Node], _ offset: CGPoint) {
        var old = kept.children, new: [Slot: Kept] = [:], counts: [ObjectIdentifier: Int] = [:]
        for (i, (node, description, frame)) in nodes.flatMap({ flatten($0, offset) }).enumerated() {
            let type = ObjectIdentifier(description.viewType); let slot = Slot(type: type, key: node.key, index: node.key == nil ? counts[type, default: 0] : 0)
            if node.key == nil { counts[type, default: 0] += 1 }
            let child = old.removeValue(forKey: slot) ?? Kept(description.build())
            new[slot] = child
            child.view.frame = frame.rounded(to: UIScreen.main.scale)
            description.apply(child.view)
            kept.view.insertSubview(child.view, at: i)
            sync(child, node.element.content.nodes(frame.size, node.environment), .zero)
        }
        old.values.forEach { $0.view.removeFromSuperview() }
        kept.children = new
    }
}
extension CGRect { func rounded(to s: CGFloat) -> CGRect { func r(_ v: CGFloat) -> CGFloat { (v * s).rounded(.toNearestOrAwayFromZero) / s }; return CGRect(x: r(minX), y: r(minY), width: r(maxX) - r(minX), height: r(maxY) - r(minY)) } }
