import Foundation

/// What a collection reuses.
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open var reuseIdentifier: String? { ownIdentifier }
  final var ownIdentifier: String?
  /// Of the attributes that it was last shown with.
  final var zIndex = 0
  open func prepareForReuse() {}
  /// As the layout has it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// The size that the item asks for, where the layout has an estimate only.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView = contentFiller(self)
  open var isSelected = false { didSet { stateChanged(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { stateChanged(oldValue != isHighlighted) } }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  public final var backgroundConfiguration: UIBackgroundConfiguration? = .clear()
  final var configuredContent = ConfiguredContent()
  final var updates = ConfigurationUpdates<UICollectionViewCell>()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the cell is in; a class of the program's own adds to what its superclass says.
  ///
  /// Evidence: Apple's documentation of the property.
  open var configurationState: UICellConfigurationState {
    cellState(isSelected, isHighlighted, (superview as? UICollectionView)?.isEditing ?? false)
  }
  /// Overridden to make content of the state; nobody but the cell calls it.
  ///
  /// Evidence: Apple's documentation of the method.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  nonisolated deinit {}

  /// What stands beside the content, in a cell that has such things.
  var contentRoom: UIEdgeInsets { .zero }

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { updates.updatesContent }
    set { updates.updatesContent = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updates.updatesBackground }
    set { updates.updatesBackground = newValue }
  }
  open func setNeedsUpdateConfiguration() { askForUpdate() }
}
