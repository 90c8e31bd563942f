import Foundation

extension UISplitViewController {
  /// Gives each column that is shown its place.
  final func arrange() {
    guard let container = viewIfLoaded else { return }
    let shown = viewControllers
    for child in childControllers where !shown.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    for controller in shown where controller.parentController !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    for (column, frame) in frames(in: container.bounds) {
      guard let controller = self.shown(of: column), let view = controller.view else { continue }
      if view.superview !== container { container.addSubview(view) }
      view.frame = frame
    }
  }

  /// Without a wish of the program's a third of the width, at most 320 points: that is unspecified.
  final func width(in whole: CGFloat) -> CGFloat {
    let none = Self.automaticDimension
    var width = min(320, whole / 3)
    if preferredPrimaryColumnWidthFraction != none {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if preferredPrimaryColumnWidth != none { width = preferredPrimaryColumnWidth }
    if maximumPrimaryColumnWidth != none { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth != none { width = max(width, minimumPrimaryColumnWidth) }
    return width
  }

  private func frames(in room: CGRect) -> [(Column, CGRect)] {
    if isCollapsed { return [(columns[.compact] == nil ? .primary : .compact, room)] }
    var rest = room
    var frames: [(Column, CGRect)] = []
    let edge: CGRectEdge = primaryEdge == .leading ? .minXEdge : .maxXEdge
    for column in [Column.primary, .supplementary] where columns[column] != nil {
      if displayMode == .secondaryOnly { continue }
      if column == .primary, columns[.supplementary] != nil, displayMode != .twoBesideSecondary {
        continue
      }
      let parts = rest.divided(atDistance: width(in: room.width), from: edge)
      frames.append((column, parts.slice))
      rest = parts.remainder
    }
    return frames + [(.secondary, rest)]
  }

  public nonisolated enum Style: Int, Hashable, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
  public nonisolated enum Column: Int, Hashable, Sendable {
    case primary, supplementary, secondary, compact
  }
  public nonisolated enum DisplayMode: Int, Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
  public nonisolated enum SplitBehavior: Int, Hashable, Sendable {
    case automatic, tile, overlay, displace
  }
  public nonisolated enum PrimaryEdge: Int, Hashable, Sendable {
    case leading, trailing
  }
  public nonisolated enum BackgroundStyle: Int, Hashable, Sendable {
    case none, sidebar
  }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Whether the secondary controller is left out.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
