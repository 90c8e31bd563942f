// swift-format-ignore-file
import UIKit

// Sections side by side where they fit, with headers that stick; what is calculated is kept until a
// context of the layout's own says that it is no longer valid.

struct SectionEntry {
    var bounds: CGRect = .zero
    var insets: UIEdgeInsets = .zero
    var headerBounds: CGRect = .zero
    var footerBounds: CGRect = .zero
    var itemBounds: [CGRect] = []
    var isValid: Bool = false
}
func adjustedAttributes(_ a: UICollectionViewLayoutAttributes, _ frame: CGRect) { a.frame = frame }

final class ListInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var invalidateSupplementaryAttributes = false
    var invalidateAllAttributes = false
}

final class ListCollectionViewLayout: UICollectionViewLayout {
    var stickyHeaders: Bool
    var topContentInset: CGFloat
    var stretchToEdge: Bool
    var stickyHeaderYOffset: CGFloat = 0 { didSet {
        guard oldValue != stickyHeaderYOffset else { return }
        let context = ListInvalidationContext()
        context.invalidateSupplementaryAttributes = true
        invalidateLayout(with: context)
    } }
    private var sectionData: [SectionEntry] = []
    private var attributesCache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var supplementaryAttributesCache: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
    private var minimumInvalidatedSection = NSNotFound
    private(set) var computed = 0

    init(stickyHeaders: Bool, topContentInset: CGFloat = 0, stretchToEdge: Bool = false) {
        self.stickyHeaders = stickyHeaders
        self.topContentInset = topContentInset
        self.stretchToEdge = stretchToEdge
        super.init()
    }
    required init?(coder: NSCoder) { fatalError() }

    override class var invalidationContextClass: AnyClass { ListInvalidationContext.self }

    private var delegate: UICollectionViewDelegateFlowLayout { collectionView!.delegate as! UICollectionViewDelegateFlowLayout }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var result: [UICollectionViewLayoutAttributes] = []
        for section in sectionData.indices {
            for item in sectionData[section].itemBounds.indices {
                guard let a = layoutAttributesForItem(at: IndexPath(item: item, section: section)) else { continue }
                if a.frame.intersects(rect) { result.append(a) }
            }
            if !sectionData[section].headerBounds.isEmpty,
               let a = layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)), a.frame.intersects(rect) {
                result.append(a)
            }
        }
        return result
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let a = attributesCache[indexPath] { return a }
        guard sectionData.indices.contains(indexPath.section), sectionData[indexPath.section].itemBounds.indices.contains(indexPath.item) else { return nil }
        let a = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        adjustedAttributes(a, sectionData[indexPath.section].itemBounds[indexPath.item])
        attributesCache[indexPath] = a
        return a
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let a = supplementaryAttributesCache[elementKind]?[indexPath] { return a }
        guard let collectionView, sectionData.indices.contains(indexPath.section) else { return nil }
        let entry = sectionData[indexPath.section]
        var frame = entry.headerBounds
        if stickyHeaders {
            let offset = collectionView.contentOffset.y + topContentInset + stickyHeaderYOffset
            if indexPath.section + 1 == sectionData.count {
                frame.origin.y = max(entry.bounds.minY - entry.headerBounds.height, offset)
            } else {
                let next = sectionData[indexPath.section + 1].bounds.minY - sectionData[indexPath.section + 1].headerBounds.height
                frame.origin.y = min(max(offset, entry.bounds.minY - entry.headerBounds.height), next - entry.headerBounds.height)
            }
        }
        let a = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        adjustedAttributes(a, frame)
        a.zIndex = 1000 + indexPath.section
        supplementaryAttributesCache[elementKind, default: [:]][indexPath] = a
        return a
    }
    override var collectionViewContentSize: CGSize {
        guard let last = sectionData.last, let collectionView else { return .zero }
        let inset = collectionView.adjustedContentInset
        let maxY = sectionData.map { $0.bounds.maxY + $0.insets.bottom }.max() ?? last.bounds.maxY
        return CGSize(width: collectionView.bounds.width - inset.left - inset.right, height: maxY)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let context = context as! ListInvalidationContext
        var hasInvalidatedItems = false
        if let paths = context.invalidatedItemIndexPaths {
            for p in paths {
                minimumInvalidatedSection = min(minimumInvalidatedSection, p.section)
                hasInvalidatedItems = true
                attributesCache[p] = nil
            }
        }
        if hasInvalidatedItems || context.invalidateEverything || context.invalidateDataSourceCounts || context.invalidateAllAttributes {
            minimumInvalidatedSection = 0
            attributesCache = [:]
        }
        if context.invalidateSupplementaryAttributes || minimumInvalidatedSection == 0 { supplementaryAttributesCache = [:] }
        super.invalidateLayout(with: context)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let old = collectionView!.bounds
        let context = super.invalidationContext(forBoundsChange: newBounds) as! ListInvalidationContext
        context.invalidateSupplementaryAttributes = true
        if old.size != newBounds.size { context.invalidateAllAttributes = true }
        return context
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let old = collectionView!.bounds
        if old.size != newBounds.size { return true }
        if old.minY != newBounds.minY { return stickyHeaders }
        return false
    }
    override func prepare() {
        if minimumInvalidatedSection != NSNotFound || sectionData.isEmpty { calculate() }
        minimumInvalidatedSection = NSNotFound
    }
    private func calculate() {
        computed += 1
        guard let collectionView else { return }
        let contentInset = collectionView.adjustedContentInset
        let width = collectionView.bounds.width - contentInset.left - contentInset.right
        sectionData = []
        var itemX: CGFloat = 0, itemY: CGFloat = 0, nextRowY: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            var entry = SectionEntry()
            let insets = delegate.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? .zero
            let line = delegate.collectionView?(collectionView, layout: self, minimumLineSpacingForSectionAt: section) ?? 0
            let inter = delegate.collectionView?(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section) ?? 0
            let header = delegate.collectionView?(collectionView, layout: self, referenceSizeForHeaderInSection: section) ?? .zero
            entry.insets = insets
            let headerExists = header.height > 0
            itemX += insets.left
            if headerExists { itemY = nextRowY; itemX = insets.left }
            var rolling = CGRect.null
            if headerExists { entry.headerBounds = CGRect(x: insets.left, y: itemY + insets.top, width: width - insets.left - insets.right, height: header.height); itemY += header.height; nextRowY = max(nextRowY, itemY) }
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let size = delegate.collectionView?(collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section)) ?? .zero
                if itemX + size.width > width - insets.right + 0.5 {
                    itemY = nextRowY
                    itemX = insets.left
                    if item > 0 { itemY += line }
                }
                let frame = CGRect(x: itemX, y: itemY + insets.top, width: size.width, height: size.height)
                rolling = rolling.union(frame)
                entry.itemBounds.append(frame)
                itemX += size.width + inter
                nextRowY = max(nextRowY, frame.maxY - insets.top)
            }
            entry.bounds = rolling.isNull ? CGRect(x: insets.left, y: itemY + insets.top, width: 0, height: 0) : rolling
            itemX += insets.right - inter
            nextRowY = max(nextRowY, entry.bounds.maxY + insets.bottom)
            sectionData.append(entry)
        }
    }
}
