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

  /// The destination is made first and then heard of; what shows it comes last.
  ///
  /// Evidence: C-006.
  final func followSegue(_ identifier: String, sender: Any?) {
    guard let scene, let segue = scene.storyboard.makeSegue(identifier, of: scene.name, from: self)
    else {
      engine?.raise(
        "NSInvalidArgumentException",
        "Receiver (\(self)) has no segue with identifier '\(identifier)'")
      return
    }
    Engine.current.callback(self, "prepare(for:sender:)") { prepare(for: segue, sender: sender) }
    segue.perform()
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
