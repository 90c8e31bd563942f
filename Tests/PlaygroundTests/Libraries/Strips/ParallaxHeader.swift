// swift-format-ignore-file
import UIKit

// A parallax header kept by key-value observing.
public enum ParallaxHeaderMode { case fill, top, topFill, center, bottom }
@MainActor public final class ParallaxHeader {
    public weak var scrollView: UIScrollView? { didSet { observe() } }
    public var view: UIView? { didSet { oldValue?.removeFromSuperview(); if let view { contentView.addSubview(view); view.frame = contentView.bounds; view.autoresizingMask = [.flexibleWidth, .flexibleHeight] } } }
    public var mode = ParallaxHeaderMode.fill
    public var minimumHeight: CGFloat = 0
    public var height: CGFloat = 0 { didSet { adjust(height - oldValue); layoutContentView() } }
    public let contentView = UIView()
    public private(set) var progress: CGFloat = 0 { didSet { if oldValue != progress { handler?(self) } } }
    public var handler: ((ParallaxHeader) -> Void)?
    private var tokens: [NSKeyValueObservation] = []
    private func adjust(_ dy: CGFloat) {
        guard let scrollView else { return }
        var inset = scrollView.contentInset
        inset.top += dy
        scrollView.contentInset = inset
        scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y - dy)
    }
    private func observe() {
        contentView.clipsToBounds = true
        scrollView?.addSubview(contentView)
        tokens = [
            scrollView?.observe(\.contentOffset, options: [.new]) { [weak self] _, _ in self?.layoutContentView() },
            scrollView?.observe(\.bounds, changeHandler: { [weak self] _, _ in self?.layoutContentView() }),
        ].compactMap { $0 }
    }
    public func layoutContentView() {
        guard let scrollView else { return }
        let minimum = min(minimumHeight, height)
        let relativeYOffset = scrollView.contentOffset.y + scrollView.contentInset.top - height
        let relativeHeight = -relativeYOffset
        contentView.frame = CGRect(x: 0, y: relativeYOffset, width: scrollView.frame.width, height: max(relativeHeight, minimum))
        progress = height == 0 ? 0 : (contentView.frame.height - minimum) / (height - minimum)
    }
}
private nonisolated(unsafe) var headerKey: UInt8 = 0
extension UIScrollView {
    public var parallaxHeader: ParallaxHeader {
        if let header = objc_getAssociatedObject(self, &headerKey) as? ParallaxHeader { return header }
        let header = ParallaxHeader()
        header.scrollView = self
        objc_setAssociatedObject(self, &headerKey, header, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return header
    }
}
