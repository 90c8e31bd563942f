import Foundation

/// A row of a table: its content view fills it.
///
/// Where UIKit's own labels lie in it is unspecified; they are kept and not shown.
open class UITableViewCell: UIView {
  open private(set) lazy var contentView = contentFiller(self)
  open private(set) var reuseIdentifier: String?
  open var isSelected = false
  open var isHighlighted = false
  public final var selectionStyle = SelectionStyle.default
  public final var accessoryType = AccessoryType.none
  public final var accessoryView: UIView?
  public final var editingAccessoryType = AccessoryType.none
  public final var editingAccessoryView: UIView?
  // Kept: nothing is indented, edited or moved here.
  public final var indentationLevel = 0
  public final var indentationWidth: CGFloat = 10
  public final var shouldIndentWhileEditing = true
  public final var showsReorderControl = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  public final var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  public final var backgroundView: UIView?
  public final var selectedBackgroundView: UIView?
  public final var backgroundConfiguration: UIBackgroundConfiguration? = .clear()
  final var configuredContent = ConfiguredContent()
  public private(set) final lazy var textLabel: UILabel? = UILabel()
  public private(set) final lazy var detailTextLabel: UILabel? = UILabel()
  public private(set) final lazy var imageView: UIImageView? = UIImageView()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    // The size that UIKit gives a cell before a table does.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    _ = contentView
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

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
}

/// A view that fills `cell` and follows its size.
func contentFiller(_ cell: UIView) -> UIView {
  let view = UIView(frame: cell.bounds)
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  cell.addSubview(view)
  return view
}
