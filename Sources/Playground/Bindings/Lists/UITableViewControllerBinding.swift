import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiTableViewController = TypeBinding.class(
    UITableViewController.self, "UITableViewController", inherits: "UIViewController",
    conforms: ["UITableViewDataSource", "UITableViewDelegate"], subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(nibName: nil, bundle: nil) }") {
      UITableViewController()
    }
    type.initializer(
      "init(style: UITableView.Style)", UITableViewController.init(style:),
      subclass: ScriptTableViewController.init(script:style:))
    type.initializer(
      "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
      UITableViewController.init(nibName:bundle:),
      subclass: ScriptTableViewController.init(script:nibName:bundle:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UITableViewController()
    } subclass: { script, _ in
      ScriptTableViewController(script: script, nibName: nil, bundle: nil)
    }
    // Not by key path: that would read, and so load, the view before it is set.
    type.property(
      "var tableView: UITableView!", get: { $0.tableView }, set: { $0.tableView = $1 })
    type.property("var clearsSelectionOnViewWillAppear: Bool", \.clearsSelectionOnViewWillAppear)
    type.property("var refreshControl: UIRefreshControl?", \.refreshControl)
    type.tableDataSource()
    type.tableDelegate()
    type.scrollTelling()
  }

  static let uiTableViewHeaderFooterView = TypeBinding.class(
    UITableViewHeaderFooterView.self, "UITableViewHeaderFooterView", inherits: "UIView",
    subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(reuseIdentifier: nil) }") {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    type.initializer(
      "init(reuseIdentifier: String?)", UITableViewHeaderFooterView.init(reuseIdentifier:),
      subclass: ScriptTableViewHeaderFooterView.init(script:reuseIdentifier:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    } subclass: { script, _ in
      ScriptTableViewHeaderFooterView(script: script, reuseIdentifier: nil)
    }
    type.property("var contentView: UIView", \.contentView)
    type.property("let reuseIdentifier: String?", \.reuseIdentifier)
    type.property("var backgroundView: UIView?", \.backgroundView)
    type.property("var textLabel: UILabel?", \.textLabel)
    type.property("var detailTextLabel: UILabel?", \.detailTextLabel)
    type.method("func prepareForReuse()", UITableViewHeaderFooterView.prepareForReuse)
    type.contentProperties(\.contentConfiguration, \.backgroundConfiguration)
    type.function("func defaultContentConfiguration() -> UIListContentConfiguration") {
      (view: UITableViewHeaderFooterView) in
      view.defaultContentConfiguration()
    }
  }
}

extension MemberTable where Host: UIScrollViewDelegate {
  /// What a controller that is its list's delegate has for its subclasses to override.
  func scrollTelling() {
    function("func scrollViewDidScroll(_ scrollView: UIScrollView)") {
      (host: Host, view: UIScrollView) in host.scrollViewDidScroll(view)
    }
    function("func scrollViewDidZoom(_ scrollView: UIScrollView)") {
      (host: Host, view: UIScrollView) in host.scrollViewDidZoom(view)
    }
    function("func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)") {
      (host: Host, view: UIScrollView) in host.scrollViewDidEndScrollingAnimation(view)
    }
    function("func scrollViewWillBeginDragging(_ scrollView: UIScrollView)") {
      (host: Host, view: UIScrollView) in host.scrollViewWillBeginDragging(view)
    }
    function("func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)") {
      (host: Host, view: UIScrollView) in host.scrollViewWillBeginDecelerating(view)
    }
    function("func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)") {
      (host: Host, view: UIScrollView) in host.scrollViewDidEndDecelerating(view)
    }
    function("func scrollViewDidScrollToTop(_ scrollView: UIScrollView)") {
      (host: Host, view: UIScrollView) in host.scrollViewDidScrollToTop(view)
    }
    function(
      "func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)"
    ) { (host: Host, view: UIScrollView, decelerates: Bool) in
      host.scrollViewDidEndDragging(view, willDecelerate: decelerates)
    }
    function(
      "func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, "
        + "targetContentOffset: UnsafeMutablePointer<CGPoint>)"
    ) {
      (
        host: Host, view: UIScrollView, velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
      ) in
      host.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: target)
    }
  }
}
