import Foundation

/// What a collection reuses.
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open var reuseIdentifier: String? { ownIdentifier }
  final var ownIdentifier: String?
  open func prepareForReuse() {}
  /// As the layout has it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The size that the item asks for, where the layout has an estimate only.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView = contentFiller(self)
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  public final var backgroundConfiguration: UIBackgroundConfiguration? = .clear()
  final var configuredContent = ConfiguredContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}
