import Foundation

/// An item of a list: it has a default content and things at its edges.
///
/// How wide UIKit makes room for its own accessories, and how far a level indents, is unspecified, so
/// they take no part in layout here; a view of the program's and a width that it asks for do.
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories(instead: oldValue) } }
  /// Where the separator below the cell goes: constraints of one's own move its leading end.
  ///
  /// Evidence: Apple's documentation of the property. That it spans the cell otherwise is unspecified.
  open private(set) lazy var separatorLayoutGuide = makeSeparatorGuide()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.insets.isRow = true
    contentView.guidesMoved()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func layoutSubviews() {
    contentView.refreshMargins()
    super.layoutSubviews()
    placeAccessories()
  }

  override var contentRoom: UIEdgeInsets { roomForAccessories }

  private func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor)
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    (leading.priority, trailing.priority) = (.defaultLow, .defaultLow)
    NSLayoutConstraint.activate([
      leading, trailing,
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }
}

/// What a list cell shows at an edge.
@preconcurrency @MainActor public struct UICellAccessory {
  public let accessoryType: AccessoryType
  /// Where and when, as each kind has it.
  let placement: Placement
  /// The width that its options ask for.
  let reserved: LayoutDimension?
  private(set) var view: UIView?

  init(_ type: AccessoryType, _ placement: Placement, _ reserved: LayoutDimension?) {
    (accessoryType, self.placement, self.reserved) = (type, placement, reserved)
  }

  public nonisolated enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect
    case outlineDisclosure, label, popUpMenu, customView
  }

  public nonisolated enum DisplayedState: Int, Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// At which edge, and when.
  public nonisolated enum Placement: Hashable, Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    Self(.disclosureIndicator, .trailing(displayed: displayed), options.reservedLayoutWidth)
  }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(.detail, .trailing(displayed: displayed), options.reservedLayoutWidth)
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    Self(.checkmark, .trailing(displayed: displayed), options.reservedLayoutWidth)
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(.delete, .leading(displayed: displayed), options.reservedLayoutWidth)
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(.insert, .leading(displayed: displayed), options.reservedLayoutWidth)
  }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    Self(.reorder, .trailing(displayed: displayed), options.reservedLayoutWidth)
  }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    Self(.multiselect, .leading(displayed: displayed), options.reservedLayoutWidth)
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(.outlineDisclosure, .trailing(displayed: displayed), options.reservedLayoutWidth)
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    Self(.label, .trailing(displayed: displayed), options.reservedLayoutWidth)
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var made = Self(.customView, configuration.placement, configuration.reservedLayoutWidth)
    made.view = configuration.customView
    configuration.customView.isHidden = configuration.isHidden
    return made
  }
}
