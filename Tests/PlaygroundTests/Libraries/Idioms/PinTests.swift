import UIKit
import XCTest

@MainActor final class PinTests: XCTestCase {
  func testFrames() {
    let p = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)); let c = UIView()
    p.addSubview(c)
    c.pin.top(10).left(5).right(5).height(20).layout()
    XCTAssertEqual(c.frame, CGRect(x: 5, y: 10, width: 190, height: 20))
    c.semanticContentAttribute = .forceRightToLeft; c.pin.start(7).width(10).layout()
    XCTAssertEqual(c.frame.maxX, 193)
    c.transform = CGAffineTransform(rotationAngle: .pi / 2)
    c.pin.top(0).left(0).width(40).height(20).layout()
    XCTAssertEqual(c.bounds.size, CGSize(width: 40, height: 20))
    XCTAssertEqual(c.center, CGPoint(x: 20, y: 10))
  }
  func testTapView() {
    let v = TapView(frame: CGRect(x: 0, y: 0, width: 160, height: 300)); v.layoutIfNeeded()
    XCTAssertEqual(v.image.frame.size, CGSize(width: 24, height: 24))
    XCTAssertEqual(v.title.frame.minX, 8); XCTAssertEqual(v.text.frame.width, 144)
    XCTAssertGreaterThan(v.text.frame.height, 20)
    XCTAssertEqual(v.button.frame, CGRect(x: 92, y: 262, width: 60, height: 30))
    XCTAssertEqual(v.pager.currentPage, 2)
    XCTAssertEqual(v.sizeThatFits(CGSize(width: 300, height: 0)).width, 300)
    XCTAssertTrue(Thread.isMainThread)
  }
  func testScroll() {
    let s = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    s.contentInsetAdjustmentBehavior = .never
    s.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(s.safe, s.contentInset)
    let z = Zoomer(); s.delegate = z; s.addSubview(z.page)
    s.contentSize = CGSize(width: 100, height: 200); s.maximumZoomScale = 3; s.zoomScale = 2
    XCTAssertEqual(s.zoomScale, 2); XCTAssertEqual(z.page.transform.a, 2)
    XCTAssertEqual(s.contentSize, CGSize(width: 200, height: 400)); s.zoomScale = 9
    XCTAssertEqual(s.zoomScale, 3); XCTAssertEqual(z.count, 2)
  }
}
@MainActor final class Zoomer: NSObject, UIScrollViewDelegate {
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)); var count = 0
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { count += 1 }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}
