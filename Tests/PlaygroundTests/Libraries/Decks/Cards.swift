// swift-format-ignore-file
import UIKit

// After Koloda, FSPagerView, MarqueeLabel, Pulley.
@MainActor public protocol CardStackDataSource: AnyObject {
    func numberOfCards(in stack: CardStackView) -> Int
    func cardStack(_ stack: CardStackView, viewForCardAt index: Int) -> UIView
}
open class CardStackView: UIView {
    open weak var dataSource: CardStackDataSource? { didSet { reloadData() } }
    open var countOfVisibleCards = 3
    open var backgroundCardsTopMargin: CGFloat = 4
    open var backgroundCardsScalePercent: CGFloat = 0.95
    public private(set) var currentCardIndex = 0
    public private(set) var visibleCards = [UIView]()
    private var countOfCards = 0
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, card) in visibleCards.enumerated() { layout(card, at: index) }
    }
    private func layout(_ card: UIView, at index: Int) {
        card.layer.transform = CATransform3DIdentity
        card.frame = frameForCard(at: index)
    }
    open func frameForCard(at index: Int) -> CGRect {
        let bottomOffset: CGFloat = 0
        let topOffset = backgroundCardsTopMargin * CGFloat(countOfVisibleCards - 1)
        let scalePercent = backgroundCardsScalePercent
        let width = frame.width * pow(scalePercent, CGFloat(index))
        let xOffset = (frame.width - width) / 2
        let height = (frame.height - bottomOffset - topOffset) * pow(scalePercent, CGFloat(index))
        if let previousCard = index > 0 ? frameForCard(at: max(index - 1, 0)) : nil {
            let yOffset = (previousCard.height - height + previousCard.origin.y - backgroundCardsTopMargin)
            return CGRect(x: xOffset, y: yOffset, width: width, height: height)
        }
        return CGRect(x: xOffset, y: topOffset, width: width, height: height)
    }
    open func reloadData() {
        visibleCards.forEach { $0.removeFromSuperview() }
        visibleCards.removeAll()
        guard let dataSource else { return }
        countOfCards = dataSource.numberOfCards(in: self)
        for index in currentCardIndex..<min(countOfCards, currentCardIndex + countOfVisibleCards) {
            let card = dataSource.cardStack(self, viewForCardAt: index)
            visibleCards.append(card)
            if let front = visibleCards.dropLast().last { insertSubview(card, belowSubview: front) } else { addSubview(card) }
        }
        setNeedsLayout()
    }
    open func swipe(_ completion: ((Int) -> Void)? = nil) {
        guard let card = visibleCards.first else { return }
        UIView.animate(withDuration: 0.3, animations: {
            card.center.x += self.bounds.width * 1.5
            card.transform = card.transform.rotated(by: .pi / 12)
            card.alpha = 0
        }, completion: { _ in
            card.removeFromSuperview()
            self.visibleCards.removeFirst()
            self.currentCardIndex += 1
            let next = self.currentCardIndex + self.countOfVisibleCards - 1
            if next < self.countOfCards, let new = self.dataSource?.cardStack(self, viewForCardAt: next) {
                self.visibleCards.append(new)
                self.insertSubview(new, at: 0)
            }
            self.setNeedsLayout()
            completion?(self.currentCardIndex)
        })
    }
}

open class PagerLayoutAttributes: UICollectionViewLayoutAttributes {
    open var position: CGFloat = 0
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let object = object as? PagerLayoutAttributes else { return false }
        return MainActor.assumeIsolated {
        var isEqual = true
        isEqual = isEqual && (self.position == object.position)
        return isEqual
        }
    }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! PagerLayoutAttributes
        copy.position = self.position
        return copy
    }
}
open class PagerViewLayout: UICollectionViewLayout {
    var contentSize: CGSize = .zero
    var leadingSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    open var itemSize = CGSize(width: 200, height: 100) { didSet { invalidateLayout() } }
    open var interitemSpacing: CGFloat = 10
    var needsReprepare = true
    open override class var layoutAttributesClass: AnyClass { return PagerLayoutAttributes.self }
    fileprivate var collectionViewSize: CGSize = .zero
    fileprivate var numberOfItems = 0
    override open func prepare() {
        guard let collectionView = self.collectionView else { return }
        guard self.needsReprepare || self.collectionViewSize != collectionView.frame.size else { return }
        self.needsReprepare = false
        self.collectionViewSize = collectionView.frame.size
        self.numberOfItems = collectionView.numberOfItems(inSection: 0)
        self.leadingSpacing = (collectionView.frame.width - itemSize.width) * 0.5
        self.itemSpacing = itemSize.width + interitemSpacing
        var contentSizeWidth: CGFloat = self.leadingSpacing * 2
        contentSizeWidth += CGFloat(numberOfItems - 1) * interitemSpacing
        contentSizeWidth += CGFloat(numberOfItems) * itemSize.width
        contentSize = CGSize(width: contentSizeWidth, height: collectionView.frame.height)
    }
    override open var collectionViewContentSize: CGSize { return self.contentSize }
    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var layoutAttributes = [UICollectionViewLayoutAttributes]()
        guard self.itemSpacing > 0, !rect.isEmpty else { return layoutAttributes }
        let rect = rect.intersection(CGRect(origin: .zero, size: self.contentSize))
        guard !rect.isEmpty else { return layoutAttributes }
        let numberOfItemsBefore = max(Int((rect.minX - self.leadingSpacing) / self.itemSpacing), 0)
        let startPosition = self.leadingSpacing + CGFloat(numberOfItemsBefore) * self.itemSpacing
        let startIndex = numberOfItemsBefore
        var itemIndex = startIndex
        var origin = startPosition
        let maxPosition = min(rect.maxX, self.contentSize.width - self.itemSize.width - self.leadingSpacing)
        while origin - maxPosition <= max(CGFloat(100.0) * .ulpOfOne * abs(origin + maxPosition), .leastNonzeroMagnitude) {
            let attributes = self.layoutAttributesForItem(at: IndexPath(item: itemIndex % numberOfItems, section: itemIndex / numberOfItems)) as! PagerLayoutAttributes
            applyTransform(to: attributes)
            layoutAttributes.append(attributes)
            itemIndex += 1
            origin += self.itemSpacing
        }
        return layoutAttributes
    }
    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = PagerLayoutAttributes(forCellWith: indexPath)
        attributes.indexPath = indexPath
        let x = leadingSpacing + itemSpacing * CGFloat(indexPath.item)
        attributes.center = CGPoint(x: x + itemSize.width * 0.5, y: collectionView!.frame.height * 0.5)
        attributes.size = itemSize
        return attributes
    }
    override open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard let collectionView = self.collectionView else { return proposedContentOffset }
        let boundedOffset = collectionView.contentSize.width - self.itemSpacing
        let translation = round(proposedContentOffset.x / itemSpacing) * itemSpacing
        return CGPoint(x: max(0, min(translation, boundedOffset)), y: proposedContentOffset.y)
    }
    private func applyTransform(to attributes: PagerLayoutAttributes) {
        guard let collectionView = self.collectionView else { return }
        let ruler = collectionView.bounds.midX
        attributes.position = (attributes.center.x - ruler) / itemSpacing
        attributes.zIndex = Int(numberOfItems) - Int(attributes.position)
        let scale = max(1 - (1 - 0.65) * abs(attributes.position), 0.65)
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
        attributes.alpha = 0.6 + (1 - abs(min(1, attributes.position))) * 0.4
    }
}

open class MarqueeLabel: UILabel {
    open var fadeLength: CGFloat = 0 { didSet { if fadeLength != oldValue { updateAndScroll() } } }
    open var trailingBuffer: CGFloat = 20
    open var speed: CGFloat = 50
    public private(set) var homeLabelFrame = CGRect.zero
    public private(set) var awayOffset: CGFloat = 0
    fileprivate var sublabel = UILabel()
    override open class var layerClass: AnyClass { return CAReplicatorLayer.self }
    fileprivate var repliLayer: CAReplicatorLayer? { return layer as? CAReplicatorLayer }
    fileprivate var maskLayer: CAGradientLayer? { return layer.mask as! CAGradientLayer? }
    override public init(frame: CGRect) { super.init(frame: frame); setup() }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); setup() }
    private func setup() {
        sublabel = UILabel(frame: bounds)
        sublabel.tag = 700
        sublabel.layer.anchorPoint = CGPoint.zero
        addSubview(sublabel)
        super.clipsToBounds = true
        super.numberOfLines = 1
    }
    func restartForApp(_ notification: Notification) { updateAndScroll() }
    override open func layoutSubviews() { super.layoutSubviews(); updateAndScroll() }
    override open var text: String? {
        get { return sublabel.text }
        set { if sublabel.text == newValue { return }; sublabel.text = newValue; updateAndScroll(); super.text = text }
    }
    override open var font: UIFont! { get { return sublabel.font } set { sublabel.font = newValue; super.font = newValue; updateAndScroll() } }
    private func sublabelSize() -> CGSize {
        let maximumLabelSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        var expectedLabelSize = sublabel.sizeThatFits(maximumLabelSize)
        expectedLabelSize.height = bounds.size.height
        return expectedLabelSize
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let fit = sublabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: min(fit.width, size.width), height: fit.height)
    }
    open func labelShouldScroll() -> Bool { return sublabel.text != nil && sublabelSize().width > bounds.width + .ulpOfOne }
    private func updateAndScroll() {
        guard superview != nil else { return }
        let expectedLabelSize = sublabelSize()
        sublabel.layer.removeAllAnimations()
        if !labelShouldScroll() {
            homeLabelFrame = bounds.integral
            awayOffset = 0
            repliLayer?.instanceCount = 1
            sublabel.frame = homeLabelFrame
            layer.mask = nil
            return
        }
        let minTrailing = max(trailingBuffer, fadeLength)
        homeLabelFrame = CGRect(x: 0, y: 0, width: expectedLabelSize.width, height: bounds.size.height).integral
        awayOffset = -(homeLabelFrame.size.width + minTrailing)
        sublabel.frame = homeLabelFrame
        repliLayer?.instanceCount = 2
        repliLayer?.instanceTransform = CATransform3DMakeTranslation(-awayOffset, 0.0, 0.0)
        if fadeLength > 0 { applyGradientMask() }
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [homeLabelFrame.origin, CGPoint(x: awayOffset, y: 0)].map { NSValue(cgPoint: $0) }
        animation.keyTimes = [0, 1]
        animation.duration = CFTimeInterval(abs(awayOffset) / speed)
        animation.setValue(true, forKey: "MarqueeLabelScroll")
        sublabel.layer.add(animation, forKey: "position")
    }
    private func applyGradientMask() {
        let gradientMask = maskLayer ?? CAGradientLayer()
        gradientMask.shouldRasterize = true
        gradientMask.startPoint = CGPoint(x: 0.0, y: 0.5)
        gradientMask.endPoint = CGPoint(x: 1.0, y: 0.5)
        gradientMask.bounds = bounds
        gradientMask.position = CGPoint(x: bounds.midX, y: bounds.midY)
        let fade = fadeLength / bounds.width
        gradientMask.locations = [0.0, NSNumber(value: Float(fade)), NSNumber(value: Float(1 - fade)), 1.0]
        gradientMask.colors = [UIColor.clear.cgColor, UIColor.black.cgColor, UIColor.black.cgColor, UIColor.clear.cgColor]
        layer.mask = gradientMask
    }
    public var scrolls: Bool { sublabel.layer.animation(forKey: "position") != nil }
}
