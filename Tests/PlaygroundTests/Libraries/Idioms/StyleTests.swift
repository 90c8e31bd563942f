import UIKit
import XCTest

@MainActor final class StyleTests: XCTestCase {
  func testStyles() {
    Theme.install(); let l = UILabel()
    l.styled(Style<UILabel> { $0.text = "a" } + Style<UILabel> { $0.font = Theme.font })
    XCTAssertEqual(l.text, "a"); XCTAssertEqual(l.font.pointSize, 15)
    XCTAssertEqual(
      Theme.shape(CGRect(x: 0, y: 0, width: 10, height: 20)).frame,
      CGRect(x: 0, y: 0, width: 10, height: 20))
    XCTAssertEqual(Theme.image(CGSize(width: 3, height: 4), .red).size, CGSize(width: 3, height: 4))
    XCTAssertEqual(
      Theme.dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), .white)
    var h: CGFloat = 0
    UIColor(hue: 0.25, saturation: 1, brightness: 1, alpha: 1).getHue(
      &h, saturation: nil, brightness: nil, alpha: nil)
    XCTAssertEqual(h, 0.25, accuracy: 1e-6)
    XCTAssertEqual(
      Snapshotter.image(of: UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))).size,
      CGSize(width: 5, height: 6))
  }
  func testControllers() {
    let w = UIWindow(frame: UIScreen.main.bounds); let c = BaseController()
    w.rootViewController = UINavigationController(rootViewController: c); w.makeKeyAndVisible()
    c.loadViewIfNeeded()
    XCTAssertTrue(c.hidesBottomBarWhenPushed); XCTAssertEqual(c.edgesForExtendedLayout, [])
    c.navigationItem.rightBarButtonItem?.primaryAction.map { _ in }; XCTAssertFalse(c.isEditing)
    let done = expectation(description: "alert"); let e = expectation(description: "loop")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { e.fulfill() }
    var name: String?
    let a = c.ask("Who?") {
      name = $0; done.fulfill()
    }
    wait(for: [e], timeout: 2); XCTAssertTrue(c.presentedViewController === a)
    a.textFields?.first?.text = "Ada"; a.tap(a.actions[0]); wait(for: [done], timeout: 2)
    XCTAssertEqual(name, "Ada")
    XCTAssertEqual(a.preferredStyle, .alert)
  }
  func testImages() {
    let i = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
      .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    let v = UIImageView(image: i); XCTAssertEqual(v.alignmentRectInsets.bottom, 10)
    let p = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)); p.addSubview(v)
    v.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      v.leadingAnchor.constraint(equalTo: p.leadingAnchor),
      v.bottomAnchor.constraint(equalTo: p.bottomAnchor),
    ]); p.layoutIfNeeded(); XCTAssertEqual(v.frame.maxY, 110)
    XCTAssertEqual(i.withRenderingMode(.alwaysTemplate).renderingMode, .alwaysTemplate)
    XCTAssertEqual(
      i.resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch
      ).capInsets.top, 1)
    XCTAssertNil(UIImage(named: "x", in: nil, compatibleWith: nil))
  }
}
