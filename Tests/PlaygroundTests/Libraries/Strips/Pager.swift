// swift-format-ignore-file
// Pages beside each other in a scroll view, in the style of XLPagerTabStrip: children come and go as they
// are scrolled to, and the appearance methods are forwarded by hand.
import UIKit
import Foundation

public struct IndicatorInfo { public var title: String?; public init(title: String?) { self.title = title } }
public protocol IndicatorInfoProvider { @MainActor func indicatorInfo(for pager: PagerTabStripViewController) -> IndicatorInfo }
public protocol PagerTabStripDelegate: AnyObject {
    @MainActor func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int, withProgressPercentage progress: CGFloat)
}
public enum SwipeDirection { case left, right, none }

open class PagerTabStripViewController: UIViewController, UIScrollViewDelegate {
    weak public var containerView: UIScrollView!
    open weak var delegate: PagerTabStripDelegate?
    open private(set) var viewControllers = [UIViewController]()
    open private(set) var currentIndex = 0
    open private(set) var preCurrentIndex = 0
    open var pageWidth: CGFloat { containerView.bounds.width }
    private var lastContentOffset: CGFloat = 0.0
    private var lastSize = CGSize(width: 0, height: 0)
    private var isViewAppearing = false
    open var scrolled: [String] = []
    public var provider: [UIViewController] = []

    open override func viewDidLoad() {
        super.viewDidLoad()
        let conteinerViewAux = containerView ?? {
            let containerView = UIScrollView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height))
            containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return containerView
        }()
        containerView = conteinerViewAux
        if containerView.superview == nil { view.addSubview(containerView) }
        containerView.bounces = true
        containerView.alwaysBounceHorizontal = true
        containerView.alwaysBounceVertical = false
        containerView.scrollsToTop = false
        containerView.delegate = self
        containerView.showsVerticalScrollIndicator = false
        containerView.showsHorizontalScrollIndicator = false
        containerView.isPagingEnabled = true
        viewControllers = provider
        let childController = viewControllers[currentIndex]
        addChild(childController)
        childController.view.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        containerView.addSubview(childController.view)
        childController.didMove(toParent: self)
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isViewAppearing = true
        children.forEach { $0.beginAppearanceTransition(true, animated: animated) }
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        lastSize = containerView.bounds.size
        updateIfNeeded()
        isViewAppearing = false
        children.forEach { $0.endAppearanceTransition() }
    }
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updateIfNeeded()
    }
    open func moveToViewController(at index: Int, animated: Bool = true) {
        guard isViewLoaded && view.window != nil && currentIndex != index else { currentIndex = index; return }
        containerView.setContentOffset(CGPoint(x: pageOffsetForChild(at: index), y: 0), animated: animated)
    }
    open func updateIfNeeded() { if isViewLoaded && !lastSize.equalTo(containerView.bounds.size) || true { updateContent() } }
    open func canMoveTo(index: Int) -> Bool { currentIndex != index && viewControllers.count > index }
    open func pageOffsetForChild(at index: Int) -> CGFloat { CGFloat(index) * containerView.bounds.width }
    open func offsetForChild(at index: Int) -> CGFloat { (CGFloat(index) * containerView.bounds.width) + ((containerView.bounds.width - view.bounds.width) * 0.5) }
    open func virtualPageFor(contentOffset: CGFloat) -> Int { Int((contentOffset + 1.5 * pageWidth) / pageWidth) - 1 }
    open func pageFor(virtualPage: Int) -> Int { min(max(virtualPage, 0), viewControllers.count - 1) }
    open func updateContent() {
        containerView.contentSize = CGSize(width: containerView.bounds.width * CGFloat(viewControllers.count), height: containerView.contentSize.height)
        for (index, childController) in viewControllers.enumerated() {
            let pageOffsetForChild = self.pageOffsetForChild(at: index)
            if abs(containerView.contentOffset.x - pageOffsetForChild) < containerView.bounds.width {
                if childController.parent != nil {
                    childController.view.frame = CGRect(x: offsetForChild(at: index), y: 0, width: view.bounds.width, height: containerView.bounds.height)
                    childController.view.autoresizingMask = [.flexibleHeight, .flexibleWidth]
                } else {
                    childController.beginAppearanceTransition(true, animated: false)
                    addChild(childController)
                    childController.view.frame = CGRect(x: offsetForChild(at: index), y: 0, width: view.bounds.width, height: containerView.bounds.height)
                    childController.view.autoresizingMask = [.flexibleHeight, .flexibleWidth]
                    containerView.addSubview(childController.view)
                    childController.didMove(toParent: self)
                    childController.endAppearanceTransition()
                }
            } else if childController.parent != nil {
                childController.beginAppearanceTransition(false, animated: false)
                childController.willMove(toParent: nil)
                childController.view.removeFromSuperview()
                childController.removeFromParent()
                childController.endAppearanceTransition()
            }
        }
        let oldCurrentIndex = currentIndex
        let newCurrentIndex = pageFor(virtualPage: virtualPageFor(contentOffset: containerView.contentOffset.x))
        currentIndex = newCurrentIndex
        preCurrentIndex = currentIndex
        let changeCurrentIndex = newCurrentIndex != oldCurrentIndex
        if changeCurrentIndex { delegate?.updateIndicator(for: self, fromIndex: oldCurrentIndex, toIndex: newCurrentIndex, withProgressPercentage: 1) }
    }
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if containerView == scrollView { updateContent(); lastContentOffset = scrollView.contentOffset.x }
    }
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if containerView == scrollView { scrolled.append("end \(Int(scrollView.contentOffset.x))"); updateContent() }
    }
    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        targetContentOffset.pointee = CGPoint(x: 0, y: 0)
    }
    open override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.updateIfNeeded() }
    }
}

