import Foundation

extension UIViewController {
  /// Pushes in the nearest navigation controller, or presents where there is none.
  public final func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  public final func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }
}
