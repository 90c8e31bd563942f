// swift-format-ignore-file
import UIKit
import XCTest

class DraggedScrollView: UIScrollView {
  var dragged = false
  var told = 0
  override var isDragging: Bool { dragged }
  override var isTracking: Bool { dragged }
  override var isDecelerating: Bool { false }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange(); told += 1 }
}

@MainActor class Bar: HidingBar { var isBarHidden = false }

@MainActor class Answers: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor class BadgesTests: XCTestCase {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func button() -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Title", for: .normal)
    button.setImage(image(24, 30), for: .normal)
    button.layoutIfNeeded()
    return button
  }

  private func parts(_ button: UIButton) -> (image: CGRect, title: CGRect) {
    button.layoutIfNeeded()
    return (button.imageView?.frame ?? .null, button.titleLabel?.frame ?? .null)
  }

  func testImageAndTitleLieSideBySide() {
    let (image, title) = parts(button())
    XCTAssertEqual(image.size, CGSize(width: 24, height: 30))
    XCTAssertEqual(image.maxX, title.minX, accuracy: 0.01)
    XCTAssertEqual(image.minX, 200 - title.maxX, accuracy: 0.01)
    XCTAssertEqual(image.midY, 50, accuracy: 0.01)
    XCTAssertEqual(title.midY, 50, accuracy: 0.01)
  }

  func testInsetsStackThem() {
    let button = button()
    button.stackVertically(spacing: 6)
    let (image, title) = parts(button)
    XCTAssertEqual(image.midX, 100, accuracy: 0.01)
    XCTAssertEqual(title.midX, 100, accuracy: 0.01)
    XCTAssertEqual(title.minY - image.maxY, 6, accuracy: 0.01)
  }

  func testInsetsAndDirectionSwapThem() {
    let swapped = button()
    swapped.swapSides(spacing: 4)
    XCTAssertEqual(parts(swapped).image.minX - parts(swapped).title.maxX, 4, accuracy: 0.01)
    let turned = button()
    turned.semanticContentAttribute = .forceRightToLeft
    turned.setNeedsLayout()
    XCTAssertEqual(parts(turned).image.minX, parts(turned).title.maxX, accuracy: 0.01)
  }

  func testAlignmentsAndContentInsets() {
    let button = button()
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 3, right: 20)
    XCTAssertEqual(button.contentRect(forBounds: button.bounds), CGRect(x: 10, y: 1, width: 170, height: 96))
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    XCTAssertEqual(parts(button).image.origin, CGPoint(x: 10, y: 1))
    button.titleEdgeInsets.left = 8
    XCTAssertEqual(parts(button).title.minX, parts(button).image.maxX + 8, accuracy: 0.01)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    XCTAssertEqual(parts(button).title.maxX, 180, accuracy: 0.01)
    XCTAssertEqual(parts(button).title.maxY, 97, accuracy: 0.01)
  }

  func testConfigurationsPlaceTheImage() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Hi"
    configuration.image = image(20, 20)
    configuration.imagePadding = 5
    configuration.imagePlacement = .top
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    XCTAssertEqual(button.frame.origin, .zero)
    XCTAssertEqual(button.titleLabel?.text, "Hi")
    XCTAssertEqual(parts(button).image.minY, 7, accuracy: 0.01)
    XCTAssertEqual(parts(button).title.minY, 32, accuracy: 0.01)
    button.configuration?.imagePlacement = .trailing
    button.sizeToFit()
    XCTAssertEqual(parts(button).image.maxX, button.bounds.maxX - 12, accuracy: 0.01)
  }

  func testLayersOfTheirOwn() throws {
    let ring = RingLayer()
    ring.progress = 0.5
    XCTAssertEqual(RingLayer(layer: ring).progress, 0.5)
    XCTAssertEqual(ring.cornerRadius, 4)
    let above = CALayer()
    above.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    above.masksToBounds = true
    above.addSublayer(ring)
    ring.frame = CGRect(x: 30, y: 10, width: 40, height: 20)
    XCTAssertTrue(above.hitTest(CGPoint(x: 35, y: 15)) === ring)
    XCTAssertEqual(ring.visibleRect, CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  func testScrollViewsThatAreDragged() {
    let scroll = DraggedScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (hider, bar) = (BarHider(), Bar())
    hider.bar = bar
    scroll.delegate = hider
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 10
    XCTAssertFalse(bar.isBarHidden)
    scroll.dragged = true
    scroll.contentOffset.y = 20
    XCTAssertTrue(bar.isBarHidden)
    scroll.contentOffset.y = 15
    XCTAssertFalse(bar.isBarHidden)
    scroll.contentInset.top = 12
    XCTAssertEqual(hider.insets, [12])
    scroll.contentInset.top = 12
    XCTAssertEqual(scroll.told, 1)
  }

  func testSafeAreaReachesTheInsets() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let scroll = DraggedScrollView(frame: controller.view.bounds)
    scroll.contentInsetAdjustmentBehavior = .always
    let table = UITableView(frame: controller.view.bounds)
    controller.view.addSubview(scroll)
    controller.view.addSubview(table)
    window.layoutIfNeeded()
    XCTAssertEqual(scroll.adjustedContentInset, controller.view.safeAreaInsets)
    XCTAssertGreaterThan(scroll.told, 0)
    XCTAssertEqual(table.adjustedContentInset.top, controller.view.safeAreaInsets.top)
    XCTAssertTrue(table.alwaysBounceVertical)
    XCTAssertFalse(UIScrollView().alwaysBounceVertical)
  }

  func testGesturesAskOn() {
    let (proxy, answers) = (GestureProxy(), Answers())
    let (pan, tap) = (SheetPan(), UITapGestureRecognizer())
    XCTAssertFalse(proxy.gestureRecognizerShouldBegin(pan))
    XCTAssertTrue(proxy.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: tap))
    proxy.target = answers
    XCTAssertFalse(proxy.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: tap))
    XCTAssertTrue(proxy.gestureRecognizer(pan, shouldRequireFailureOf: tap))
    XCTAssertTrue(pan.shouldRequireFailure(of: tap))
    XCTAssertFalse(pan.shouldRequireFailure(of: SheetPan()))
  }

  func testSizeToFitKeepsTheOrigin() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    label.text = "fit"
    label.sizeToFit()
    XCTAssertEqual(label.frame, CGRect(origin: CGPoint(x: 10, y: 20), size: label.intrinsicContentSize))
    XCTAssertEqual("\(UITextField().intrinsicContentSize.width)", "0.0")
  }
}
