import Foundation

/// What stands above or below a section of a table: its content view fills it.
///
/// Where UIKit's own labels lie in it is unspecified; they are kept and not shown.
open class UITableViewHeaderFooterView: UIView {
  open private(set) lazy var contentView = contentFiller(self)
  public final let reuseIdentifier: String?
  public final var backgroundView: UIView?
  public private(set) final lazy var textLabel: UILabel? = UILabel()
  public private(set) final lazy var detailTextLabel: UILabel? = UILabel()
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
  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return headerPool.makers[identifier] = nil
    }
    headerPool.makers[identifier] = { type.made(reusable: identifier) }
  }

  /// The same with a way to make the view, for hosts whose classes are no Swift classes.
  package final func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    _ make: @escaping () -> UITableViewHeaderFooterView?
  ) { headerPool.makers[identifier] = make }

  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let view = headerPool.take(identifier) else { return headerPool.makers[identifier]?() }
    view.willBeReused { view.prepareForReuse() }
    return view
  }

  /// Of the class that tables reuse; any other view of a delegate's is `nil` here.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard rows.sections.indices.contains(section) else { return nil }
    return rows.sections[section].header.view as? UITableViewHeaderFooterView
  }
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard rows.sections.indices.contains(section) else { return nil }
    return rows.sections[section].footer.view as? UITableViewHeaderFooterView
  }
  public final func rectForHeader(inSection section: Int) -> CGRect {
    placeIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    return rect(of: rows.sections[section].header)
  }
  public final func rectForFooter(inSection section: Int) -> CGRect {
    placeIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    return rect(of: rows.sections[section].footer)
  }

  private func rect(of margin: TableRows.Margin) -> CGRect {
    CGRect(x: 0, y: margin.y, width: bounds.width, height: margin.height)
  }
}
