// swift-format-ignore-file
// evidence: C-051
// The delegate of a presentation is asked what popovers and sheets adapt to; search bars ask before they stop.
// ends: normally
import UIKit
class Popup: UIViewController {}
class Host: UIViewController, UIPopoverPresentationControllerDelegate, UIAdaptivePresentationControllerDelegate, UISearchBarDelegate, UITextFieldDelegate {
  let bar = UISearchBar()
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(bar)
  }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    print("style for", type(of: controller))
    return .none
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { print("did dismiss") }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { print("prepare") }
  func popoverPresentationControllerDidDismissPopover(_ c: UIPopoverPresentationController) {}
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    print("should change", range, text)
    return text != "x"
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { print("did change", searchText) }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { print("begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { print("end") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { print("search"); searchBar.resignFirstResponder() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { print("cancel") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { print("scope", selectedScope) }
}
class Other: UIViewController, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    print("traits", traitCollection.horizontalSizeClass == .compact)
    return .fullScreen
  }
  func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? {
    print("controller for", style == .fullScreen)
    return nil
  }
  func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: UIViewControllerTransitionCoordinator?) {
    print("will present", style == .fullScreen, style == .none, style.rawValue)
  }
}
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
let host = Host()
window.rootViewController = host
window.makeKeyAndVisible()
host.bar.becomeFirstResponder()
host.bar.searchTextField.insertText("a")
host.bar.searchTextField.insertText("x")
host.bar.searchTextField.insertText("b")
host.bar.searchTextField.deleteBackward()
print(host.bar.text ?? "nil")
host.bar.resignFirstResponder()
let popup = Popup()
popup.modalPresentationStyle = .popover
popup.preferredContentSize = CGSize(width: 200, height: 100)
popup.popoverPresentationController?.sourceView = host.view
popup.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 20, height: 20)
popup.popoverPresentationController?.permittedArrowDirections = .any
popup.popoverPresentationController?.delegate = host
host.present(popup, animated: false)
print(popup.presentationController?.adaptivePresentationStyle.rawValue ?? -9)
host.dismiss(animated: false)
let other = Other()
window.rootViewController = other
let sheet = Popup()
sheet.modalPresentationStyle = .popover
sheet.popoverPresentationController?.sourceView = other.view
sheet.presentationController?.delegate = other
other.present(sheet, animated: false)
print(sheet.view.frame)
