import UIKit
import XCTest

@MainActor final class KeyboardTests: XCTestCase {
  func testKeyboardMovesTheGuide() {
    let window = UIWindow(frame: UIScreen.main.bounds); let vc = UIViewController()
    window.rootViewController = vc; window.makeKeyAndVisible()
    let v = UIView(); v.translatesAutoresizingMaskIntoConstraints = false; vc.view.addSubview(v)
    NSLayoutConstraint.activate([
      v.topAnchor.constraint(equalTo: vc.view.topAnchor),
      v.leadingAnchor.constraint(equalTo: vc.view.leadingAnchor),
      v.trailingAnchor.constraint(equalTo: vc.view.trailingAnchor),
      v.bottomAnchor.constraint(equalTo: vc.view.followGuide.topAnchor),
    ])
    vc.view.layoutIfNeeded()
    let full = v.frame.height
    let end = CGRect(
      x: 0, y: UIScreen.main.bounds.height - 300, width: UIScreen.main.bounds.width, height: 300)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.0),
        UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      ])
    XCTAssertEqual(vc.view.keyboardFollower.currentHeight, 300)
    XCTAssertEqual(v.frame.height, UIScreen.main.bounds.height - 300)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    XCTAssertEqual(v.frame.height, full, accuracy: 0.01)
    XCTAssertTrue(AppState().isPhone)
    XCTAssertNotNil(UIApplication.shared.keyWindow?.windowScene?.statusBarManager?.statusBarFrame)
  }
}
