import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items, each sized by what contains it.
///
/// As Apple's documentation of its classes has it: items fill groups, groups fill sections, fractions
/// are shares of the containing group or, for a group, of the section's room without its content
/// insets, and an estimate is corrected by what the cell asks for. Unspecified, and done the plain way
/// here: what a section with orthogonal scrolling adds to the content (nothing along its own way),
/// what a last group that is not full takes (its whole size), where several views at one edge go (over
/// each other), and how a view that is pinned meets the next section (it is pushed away).
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var placement = CompositionalPlacement()
  /// What views asked for whose sizes are estimates.
  private var known: [CompositionalPlacement.Key: CGSize] = [:]

  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  nonisolated deinit {}

  open override func prepare() {
    guard let list = collectionView, let source = list.dataSource else { return }
    var sections = CompositionalSections(list, configuration, known)
    sections.begin()
    for index in 0..<acceptedCount(source.numberOfSections(in: list)) {
      let count = source.collectionView(list, numberOfItemsInSection: index)
      guard let section = provider(index, sections.environment) else { continue }
      sections.place(section, index, acceptedCount(count))
    }
    placement = sections.end()
  }

  open override var collectionViewContentSize: CGSize { placement.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    placement.elements.filter { $0.pinned(in: rect, of: placement.size).intersects(rect) }
      .map { attributes(of: $0) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(at: .init(path: indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(at: .init(path: indexPath, kind: elementKind))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(at: .init(path: indexPath, kind: elementKind))
  }

  /// A view that asks for another size than was estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.isCorrected(by: preferredAttributes)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let key = CompositionalPlacement.Key(
      path: originalAttributes.indexPath, kind: originalAttributes.representedElementKind)
    known[key] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  private func attributes(
    at key: CompositionalPlacement.Key
  ) -> UICollectionViewLayoutAttributes? {
    placement.elements.first { $0.key == key }.map { attributes(of: $0) }
  }

  private func attributes(
    of element: CompositionalPlacement.Element
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(element.key.path, element.key.kind)
    if element.isDecoration { attributes.becomeDecoration() }
    attributes.frame = element.pinned(
      in: collectionView?.bounds ?? .zero, of: placement.size)
    attributes.zIndex = element.zIndex
    attributes.estimates = element.estimates
    return attributes
  }
}

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }

  nonisolated deinit {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
