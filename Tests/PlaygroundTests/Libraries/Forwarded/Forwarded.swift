// swift-format-ignore-file
// Delegates that stand before the program's own and hand on what it may lack, in the style of input
// managers and of reactive proxies.
import UIKit

@MainActor final class TextProxy: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
    weak var field: UITextFieldDelegate?
    weak var view: UITextViewDelegate?
    weak var bar: UISearchBarDelegate?
    var heard: [String] = []
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        heard.append("return")
        return field?.textFieldShouldReturn?(textField) ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        if let end = field?.textFieldDidEndEditing { end(textField, reason: reason) }
        field?.textFieldDidEndEditing?(textField)
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        field?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string) ?? (string != "!")
    }
    func textViewDidChange(_ textView: UITextView) { view?.textViewDidChange?(textView) }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        view?.textView?(textView, shouldChangeTextIn: range, replacementText: text) ?? true
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { bar?.searchBar?(searchBar, textDidChange: searchText) }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { bar?.searchBarShouldBeginEditing?(searchBar) ?? false }
}

@MainActor final class ScreenProxy: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate {
    weak var stack: UINavigationControllerDelegate?
    weak var tabs: UITabBarControllerDelegate?
    weak var sheet: UIAdaptivePresentationControllerDelegate?
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        stack?.navigationController?(navigationController, didShow: viewController, animated: animated)
    }
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        stack?.navigationController?(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        tabs?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        sheet?.presentationControllerShouldDismiss?(presentationController) ?? true
    }
}
