import Foundation

/// A menu under a long press: kept, for no finger presses here.
///
/// The program may ask its own delegate for the configuration, as UIKit would.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public convenience init(delegate: any UIContextMenuInteractionDelegate) {
    self.init(asking: delegate)
  }

  package init(asking delegate: (any UIContextMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  nonisolated deinit {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What a menu is made from.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// What UIKit makes up where none is given is unspecified; here an object of its own.
  public final let identifier: any NSCopying
  /// The program's own, to make the menu and the preview with.
  package final let actionProvider: UIContextMenuActionProvider?
  package final let previewProvider: UIContextMenuContentPreviewProvider?
  open var badgeCount = 0

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "UIContextMenuConfiguration")
    (self.actionProvider, self.previewProvider) = (actionProvider, previewProvider)
    super.init()
  }

  nonisolated deinit {}
}

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
