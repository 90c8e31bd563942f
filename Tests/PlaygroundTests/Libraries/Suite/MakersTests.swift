// swift-format-ignore-file
import UIKit
import XCTest

@MainActor
final class MakersTests: XCTestCase {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let controller = UIViewController()
  private let view = UIView()

  private func stage() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
  }

  func testConstraintsAreStoredInTheCommonAncestor() throws {
    stage()
    let before = controller.view.constraints.count
    let made = view.make { $0.pin(.left, 8).pin(.top, 9).pin(.width, 30).pin(.height, 40) }

    XCTAssertEqual(controller.view.constraints.count, before + 2)
    XCTAssertEqual(view.constraints.count, 2)
    XCTAssertTrue(made.allSatisfy { $0.isActive })
    let left = try XCTUnwrap(made.first)
    XCTAssertTrue(left.firstItem === view)
    XCTAssertTrue(left.secondItem as? UIView == controller.view)
    XCTAssertEqual(left.firstAttribute, .left)
    XCTAssertEqual(left.relation, .equal)
    XCTAssertEqual(left.multiplier, 1, accuracy: 1e-9)
    XCTAssertNil(made[2].secondItem)
    XCTAssertEqual(made[2].secondAttribute, .notAnAttribute)
    XCTAssertEqual("\(left)", left.description)
  }

  func testFramesFollow() {
    stage()
    view.make { $0.pin(.left, 8).pin(.top, 9).pin(.width, 30).pin(.height, 40) }
    controller.view.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 8, y: 9, width: 30, height: 40))

    view.remake { $0.pin(.trailing, -10).pin(.bottom).pin(.width, 50).pin(.height, 50) }
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    XCTAssertEqual(view.frame.maxX, controller.view.bounds.maxX - 10, accuracy: 0.01)
    XCTAssertEqual(view.frame.maxY, controller.view.bounds.maxY, accuracy: 0.01)
    XCTAssertEqual(view.constraints.filter { $0 is MadeConstraint }.count, 2)
  }

  func testPrioritiesAndGuides() {
    stage()
    let guide = UILayoutGuide()
    controller.view.addLayoutGuide(guide)
    let made = view.make { $0.pin(.centerX, to: guide, priority: .defaultHigh) }
    XCTAssertEqual(made[0].priority, UILayoutPriority(750))
    XCTAssertLessThan(made[0].priority.rawValue, UILayoutPriority.required.rawValue)
    XCTAssertTrue(made[0].secondItem === guide)
    controller.view.removeLayoutGuide(guide)
    XCTAssertFalse(made[0].isActive)
    window.layoutIfNeeded()
    XCTAssertEqual(controller.view.safeAreaInsets, window.safeAreaInsets)
  }

  func testAnimationsComplete() {
    stage()
    let done = expectation(description: "the animation completes")
    UIView.animate(withDuration: 0.05, animations: { self.view.alpha = 0.5 }) { finished in
      XCTAssertTrue(finished)
      done.fulfill()
    }
    waitForExpectations(timeout: 10)
    XCTAssertEqual(view.alpha, 0.5)
  }

  func testTheLoopLaysOut() {
    stage()
    view.make { $0.pin(.left, 8).pin(.top, 9).pin(.width, 30).pin(.height, 40) }
    XCTAssertEqual(view.frame, .zero)
    let later = expectation(description: "later")
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in later.fulfill() }
    wait(for: [later], timeout: 10)
    XCTAssertEqual(view.frame, CGRect(x: 8, y: 9, width: 30, height: 40))
  }
}
