import Foundation

/// A row of a table: its content view fills it.
///
/// Its own labels are subviews of that once they are asked for, see `OwnLabels`.
open class UITableViewCell: UIView {
  open private(set) lazy var contentView = rowFiller(self)
  open private(set) var reuseIdentifier: String?
  open var isSelected = false { didSet { stateChanged(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { stateChanged(oldValue != isHighlighted) } }
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  // Kept: nothing is indented, edited or moved here.
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var isEditing = false { didSet { stateChanged(oldValue != isEditing) } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  public final var backgroundConfiguration: UIBackgroundConfiguration? = .clear()
  final var configuredContent = ConfiguredContent()
  final var updates = ConfigurationUpdates<UITableViewCell>()
  final var own = OwnLabels()
  private final let style: CellStyle
  open var textLabel: UILabel? { OwnLabels.part(&own.text, in: contentView) { UILabel() } }
  /// None in the default style, as documented.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    return OwnLabels.part(&own.detail, in: contentView) { UILabel() }
  }
  open var imageView: UIImageView? {
    OwnLabels.part(&own.image, in: contentView) { UIImageView() }
  }

  /// As in ``UICollectionViewCell/configurationState``.
  open var configurationState: UICellConfigurationState {
    cellState(isSelected, isHighlighted, isEditing)
  }
  /// As in ``UICollectionViewCell/updateConfiguration(using:)``.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    contentView.refreshMargins()
    super.layoutSubviews()
    own.place(in: contentView.bounds, style, margin: rowSide)
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    // The size that UIKit gives a cell before a table does.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    _ = contentView
  }

  public override init(frame: CGRect) {
    style = .default
    super.init(frame: frame)
    _ = contentView
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  nonisolated deinit {}

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  // Nobody edits here, so nothing is told.
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  public nonisolated struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  public nonisolated enum CellStyle: Int, Hashable, Sendable {
    case `default`, value1, value2, subtitle
  }

  public nonisolated enum SelectionStyle: Int, Hashable, Sendable {
    case none, blue, gray, `default`
  }

  public nonisolated enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public nonisolated enum EditingStyle: Int, Hashable, Sendable {
    case none, delete, insert
  }

  public nonisolated enum SeparatorStyle: Int, Hashable, Sendable {
    case none, singleLine
  }

  /// Runs the designated initializer of the class that it is called with.
  convenience init(reusable identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// The symbol of the initializer above, as generic code calls it.
  @_silgen_name("$s11UIKitEngine15UITableViewCellC8reusableACSS_tcfC")
  static func made(reusable identifier: __owned String) -> UITableViewCell

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { updates.updatesContent }
    set { updates.updatesContent = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updates.updatesBackground }
    set { updates.updatesBackground = newValue }
  }
  open func setNeedsUpdateConfiguration() { askForUpdate() }

  // A cell is the delegate of its own recognizers, and a subclass answers what it likes.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { Requirement.none(false) }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { Requirement.none(true) }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { Requirement.none(false) }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { Requirement.none(false) }
}

/// As the headers have it: a table's cell conforms, a collection's does not.
extension UITableViewCell: UIGestureRecognizerDelegate {}

/// The same, with the margins of a row.
func rowFiller(_ cell: UIView) -> UIView { contentFiller(cell, isRow: true) }

/// A view that fills `cell` and follows its size.
func contentFiller(_ cell: UIView, isRow: Bool = false) -> UIView {
  let view = UIView(frame: cell.bounds)
  view.insets.isRow = isRow
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  cell.addSubview(view)
  return view
}
