// swift-format-ignore-file
import UIKit

// A flow layout whose attributes say where the parts of a message lie.

@MainActor public protocol MessagesDataSource: AnyObject {
    var currentSender: SenderType { get }
    func messageForItem(at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView) -> MessageType
    func numberOfSections(in messagesCollectionView: MessagesCollectionView) -> Int
}
@MainActor public protocol MessagesLayoutDelegate: AnyObject {
    func cellTopLabelHeight(for message: MessageType, at indexPath: IndexPath) -> CGFloat
    func headerViewSize(for section: Int) -> CGSize
}
public extension MessagesLayoutDelegate {
    func cellTopLabelHeight(for message: MessageType, at indexPath: IndexPath) -> CGFloat { 0 }
    func headerViewSize(for section: Int) -> CGSize { .zero }
}

open class MessagesCollectionViewFlowLayout: UICollectionViewFlowLayout {
    open override class var layoutAttributesClass: AnyClass { return MessagesCollectionViewLayoutAttributes.self }
    public var messagesCollectionView: MessagesCollectionView {
        guard let messagesCollectionView = collectionView as? MessagesCollectionView else { fatalError("messagesCollectionViewNotFound") }
        return messagesCollectionView
    }
    public var messagesDataSource: MessagesDataSource {
        guard let messagesDataSource = messagesCollectionView.messagesDataSource else { fatalError("no data source") }
        return messagesDataSource
    }
    public var itemWidth: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        return collectionView.frame.width - sectionInset.left - sectionInset.right
    }
    override public init() {
        super.init()
        sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.invalidateLayout() }
        }
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let attributesArray = super.layoutAttributesForElements(in: rect) as? [MessagesCollectionViewLayoutAttributes] else { return nil }
        for attributes in attributesArray where attributes.representedElementCategory == .cell {
            let cellSizeCalculator = cellSizeCalculatorForItem(at: attributes.indexPath)
            cellSizeCalculator.configure(attributes: attributes)
        }
        return attributesArray
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let attributes = super.layoutAttributesForItem(at: indexPath) as? MessagesCollectionViewLayoutAttributes else { return nil }
        if attributes.representedElementCategory == .cell {
            let cellSizeCalculator = cellSizeCalculatorForItem(at: attributes.indexPath)
            cellSizeCalculator.configure(attributes: attributes)
        }
        return attributes
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return collectionView?.bounds.width != newBounds.width
    }
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let flowLayoutContext = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        flowLayoutContext.invalidateFlowLayoutDelegateMetrics = shouldInvalidateLayout(forBoundsChange: newBounds)
        return flowLayoutContext
    }
    lazy open var textMessageSizeCalculator = TextMessageSizeCalculator(layout: self)
    lazy open var photoMessageSizeCalculator = MediaMessageSizeCalculator(layout: self)
    open func cellSizeCalculatorForItem(at indexPath: IndexPath) -> CellSizeCalculator {
        let message = messagesDataSource.messageForItem(at: indexPath, in: messagesCollectionView)
        switch message.kind {
        case .text, .attributedText, .emoji: return textMessageSizeCalculator
        case .photo: return photoMessageSizeCalculator
        }
    }
    open func sizeForItem(at indexPath: IndexPath) -> CGSize { cellSizeCalculatorForItem(at: indexPath).sizeForItem(at: indexPath) }
}

open class MessagesCollectionView: UICollectionView {
    open weak var messagesDataSource: MessagesDataSource?
    open weak var messagesLayoutDelegate: MessagesLayoutDelegate?
    open var messagesCollectionViewFlowLayout: MessagesCollectionViewFlowLayout {
        guard let layout = collectionViewLayout as? MessagesCollectionViewFlowLayout else { fatalError("layout") }
        return layout
    }
    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        backgroundColor = .white
        register(TextMessageCell.self)
        register(MessageContentCell.self)
        register(MessageReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(frame: .zero, collectionViewLayout: MessagesCollectionViewFlowLayout()) }
    public convenience init() { self.init(frame: .zero, collectionViewLayout: MessagesCollectionViewFlowLayout()) }
    public func scrollToBottom(animated: Bool = false) {
        performBatchUpdates(nil) { [weak self] _ in
            guard let self = self else { return }
            let collectionViewContentHeight = self.collectionViewLayout.collectionViewContentSize.height
            self.scrollRectToVisible(CGRect(0.0, collectionViewContentHeight - 1.0, 1.0, 1.0), animated: animated)
        }
    }
    public func reloadDataAndKeepOffset() {
        setContentOffset(contentOffset, animated: false)
        let beforeContentSize = contentSize
        reloadData()
        layoutIfNeeded()
        let afterContentSize = contentSize
        let newOffset = CGPoint(x: contentOffset.x + (afterContentSize.width - beforeContentSize.width), y: contentOffset.y + (afterContentSize.height - beforeContentSize.height))
        setContentOffset(newOffset, animated: false)
    }
    public func register<T: UICollectionViewCell>(_ cellClass: T.Type) {
        register(cellClass, forCellWithReuseIdentifier: String(describing: T.self))
    }
    public func register<T: UICollectionReusableView>(_ reusableViewClass: T.Type, forSupplementaryViewOfKind kind: String) {
        register(reusableViewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: String(describing: T.self))
    }
    public func dequeueReusableCell<T: UICollectionViewCell>(_ cellClass: T.Type, for indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withReuseIdentifier: String(describing: T.self), for: indexPath) as? T else { fatalError("Unable to dequeue") }
        return cell
    }
    public func dequeueReusableHeaderView<T: UICollectionReusableView>(_ viewClass: T.Type, for indexPath: IndexPath) -> T {
        let view = dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: String(describing: T.self), for: indexPath)
        guard let viewType = view as? T else { fatalError("Unable to dequeue") }
        return viewType
    }
}
extension CGRect { init(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) { self.init(x: x, y: y, width: w, height: h) } }
open class MessageReusableView: UICollectionReusableView {}

