import Foundation

extension UIViewController {
  /// Pushes in the nearest navigation controller, or presents where there is none.
  final func showInNavigation(_ vc: UIViewController) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Controllers here come from code, which has no segues.
  final func raiseNoSegue(_ identifier: String) {
    engine?.raise(
      "NSInvalidArgumentException",
      "Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }

  /// What kind of presentation the style asks for.
  ///
  /// Only for `.custom` the delegate is asked, as documented.
  final func makePresentationController(
    over presenter: UIViewController? = nil
  ) -> UIPresentationController {
    let presenter = presenter ?? enclosingPresentation?.presenter
    if presentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter ?? self)
    {
      return own
    }
    return switch presentationStyle {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    default: UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

}

/// The way from one scene of a storyboard to another; code has none.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  nonisolated deinit {}

  open func perform() {}
}
