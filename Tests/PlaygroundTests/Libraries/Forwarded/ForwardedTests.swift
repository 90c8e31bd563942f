// swift-format-ignore-file
import XCTest
import UIKit

@MainActor final class Strict: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UITabBarControllerDelegate, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { string == "!" }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { false }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { false }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { heard.append("shown") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}
@MainActor final class Lax: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UITabBarControllerDelegate, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {}

@MainActor class ForwardedTests: XCTestCase {
    let range = NSRange(location: 0, length: 0)
    func testTexts() {
        let proxy = TextProxy(), field = UITextField(), view = UITextView(), bar = UISearchBar(), strict = Strict(), lax = Lax()
        (proxy.field, proxy.view, proxy.bar) = (strict, strict, strict)
        XCTAssertFalse(proxy.textFieldShouldReturn(field))
        XCTAssertTrue(proxy.textField(field, shouldChangeCharactersIn: range, replacementString: "!"))
        XCTAssertFalse(proxy.textView(view, shouldChangeTextIn: range, replacementText: "a"))
        proxy.searchBar(bar, textDidChange: "ab")
        XCTAssertEqual(strict.heard, ["ab"])
        (proxy.field, proxy.view, proxy.bar) = (lax, lax, lax)
        XCTAssertTrue(proxy.textFieldShouldReturn(field))
        XCTAssertFalse(proxy.textField(field, shouldChangeCharactersIn: range, replacementString: "!"))
        XCTAssertTrue(proxy.textView(view, shouldChangeTextIn: range, replacementText: "a"))
        XCTAssertFalse(proxy.searchBarShouldBeginEditing(bar))
        proxy.searchBar(bar, textDidChange: "ab")
        XCTAssertEqual(proxy.heard, ["return", "return"])
        XCTAssertNil(lax.textFieldShouldClear?(field))
    }
    func testScreens() {
        let proxy = ScreenProxy(), strict = Strict(), lax = Lax(), first = UIViewController(), second = UIViewController()
        let tabs = UITabBarController(), stack = UINavigationController(rootViewController: first), sheet = UIPresentationController(presentedViewController: second, presenting: first)
        XCTAssertTrue(proxy.tabBarController(tabs, shouldSelect: first))
        (proxy.stack, proxy.tabs, proxy.sheet) = (strict, strict, strict)
        proxy.navigationController(stack, didShow: first, animated: false)
        XCTAssertEqual(strict.heard, ["shown"])
        XCTAssertNil(proxy.navigationController(stack, animationControllerFor: .push, from: first, to: second))
        XCTAssertFalse(proxy.tabBarController(tabs, shouldSelect: first))
        XCTAssertFalse(proxy.presentationControllerShouldDismiss(sheet))
        (proxy.stack, proxy.tabs, proxy.sheet) = (lax, lax, lax)
        XCTAssertTrue(proxy.tabBarController(tabs, shouldSelect: first))
        XCTAssertTrue(proxy.presentationControllerShouldDismiss(sheet))
    }
    func testAnimationsAreObjects() {
        let animation = CABasicAnimation(keyPath: "opacity")
        XCTAssertTrue((animation as NSObject).isEqual(animation))
        XCTAssertEqual(Set<CAAnimation>([animation, animation]).count, 1)
    }
}
