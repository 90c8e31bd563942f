import Foundation

/// An item of a list: it has a default content and things at its edges.
///
/// The accessories are kept: how wide UIKit makes room for them, and how far a level indents, is
/// unspecified, so they take no part in layout here.
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var accessories: [UICellAccessory] = []
  /// Where the separator below the cell goes: constraints of one's own move its leading end.
  ///
  /// Evidence: Apple's documentation of the property. That it spans the cell otherwise is unspecified.
  public private(set) final lazy var separatorLayoutGuide = makeSeparatorGuide()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

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

  init(_ type: AccessoryType, _ placement: Placement) {
    (accessoryType, self.placement) = (type, placement)
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
  ) -> UICellAccessory { Self(.disclosureIndicator, .trailing(displayed: displayed)) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { Self(.detail, .trailing(displayed: displayed)) }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { Self(.checkmark, .trailing(displayed: displayed)) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { Self(.delete, .leading(displayed: displayed)) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { Self(.insert, .leading(displayed: displayed)) }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { Self(.reorder, .trailing(displayed: displayed)) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { Self(.multiselect, .leading(displayed: displayed)) }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { Self(.outlineDisclosure, .trailing(displayed: displayed)) }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { Self(.label, .trailing(displayed: displayed)) }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    Self(.customView, configuration.placement)
  }

  /// A view of one's own as an accessory.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
