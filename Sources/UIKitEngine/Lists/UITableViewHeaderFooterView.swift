import Foundation

/// What stands above or below a section of a table: its content view fills it.
///
/// Its own labels are subviews of that once they are asked for, see `OwnLabels`.
open class UITableViewHeaderFooterView: UIView {
  open private(set) lazy var contentView = rowFiller(self)
  open private(set) var reuseIdentifier: String?
  open var backgroundView: UIView?
  final var own = OwnLabels()
  /// Whether a table made it for a title.
  final var showsTitle = false
  open var textLabel: UILabel? { OwnLabels.part(&own.text, in: contentView) { UILabel() } }
  open var detailTextLabel: UILabel? {
    OwnLabels.part(&own.detail, in: contentView) { UILabel() }
  }

  open override func layoutSubviews() {
    contentView.refreshMargins()
    super.layoutSubviews()
    own.place(
      in: contentView.bounds, own.detail == nil ? .default : .subtitle, margin: rowSide)
  }
  public final var backgroundConfiguration: UIBackgroundConfiguration? = .clear()
  final var configuredContent = ConfiguredContent()

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    _ = contentView
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  nonisolated deinit {}

  open func prepareForReuse() {}

  /// Runs the designated initializer of the class that it is called with.
  convenience init(reusable identifier: String) { self.init(reuseIdentifier: identifier) }

  /// The symbol of the initializer above, as generic code calls it.
  @_silgen_name("$s11UIKitEngine023UITableViewHeaderFooterD0C8reusableACSS_tcfC")
  static func made(reusable identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UITableView {
  /// The same with a way to make the view, for hosts whose classes are no Swift classes.
  package final func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    _ make: @escaping () -> UITableViewHeaderFooterView?
  ) { headerPool.makers[identifier] = { _ in make() } }

  final func rect(of margin: TableRows.Margin) -> CGRect {
    CGRect(x: 0, y: margin.y, width: bounds.width, height: margin.height)
  }
}
