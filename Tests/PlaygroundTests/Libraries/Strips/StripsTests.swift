// swift-format-ignore-file
import XCTest
import UIKit
@MainActor final class Page: UIViewController, IndicatorInfoProvider {
    var log: [String] = []
    init(_ title: String) { super.init(nibName: nil, bundle: nil); self.title = title }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func indicatorInfo(for pager: PagerTabStripViewController) -> IndicatorInfo { IndicatorInfo(title: title) }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log.append("will") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log.append("did") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); log.append("gone") }
}
@MainActor class StripTests: XCTestCase {
    func turn(_ t: TimeInterval = 0.05) { RunLoop.main.run(until: Date(timeIntervalSinceNow: t)) }
    func testPager() {
        let pages = [Page("One"), Page("Two longer"), Page("Three")]
        let pager = ButtonBarController()
        pager.provider = pages
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = pager
        window.makeKeyAndVisible()
        turn()
        XCTAssertEqual(pages[0].log, ["will", "did"])
        XCTAssertEqual(pager.containerView.frame, CGRect(x: 0, y: 44, width: 320, height: 436))
        XCTAssertEqual(pager.containerView.contentSize.width, 960)
        XCTAssertEqual(pager.buttonBarView.numberOfItems(inSection: 0), 3)
        let first = pager.buttonBarView.cellForItem(at: IndexPath(item: 0, section: 0)) as! ButtonBarCell
        XCTAssertEqual(first.frame.minX, 16)
        XCTAssertEqual(first.frame.height, 44)
        XCTAssertEqual(first.label.frame.width, first.frame.width - 8)
        var changes = 0
        pager.changeCurrentIndexProgressive = { old, new, progress, _, _ in
            changes += 1
        }
        pager.moveToViewController(at: 2)
        turn(0.6)
        XCTAssertEqual(pager.currentIndex, 2)
        XCTAssertEqual(pager.containerView.contentOffset, CGPoint(x: 640, y: 0))
        XCTAssertEqual(pager.scrolled, ["end 640"])
        XCTAssertEqual(pages[0].log, ["will", "did", "gone"])
        XCTAssertEqual(pages[2].view.frame, CGRect(x: 640, y: 0, width: 320, height: 436))
        let third = pager.buttonBarView.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))!
        XCTAssertEqual(pager.buttonBarView.selectedBar.frame.minX, third.frame.minX, accuracy: 0.001)
        XCTAssertEqual(pager.buttonBarView.selectedBar.frame.width, third.frame.width, accuracy: 0.001)
        XCTAssertEqual(pager.buttonBarView.selectedBar.frame.minY, 40)
        XCTAssertGreaterThan(changes, 1)
        pager.changeCurrentIndexProgressive = nil
        pager.moveToViewController(at: 1, animated: false)
        XCTAssertEqual(pager.currentIndex, 1)
        XCTAssertEqual(pager.scrolled.count, 1)
    }
    func testHeader() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let image = UIImageView()
        var progresses: [CGFloat] = []
        scroll.parallaxHeader.handler = { progresses.append($0.progress) }
        scroll.parallaxHeader.view = image
        scroll.parallaxHeader.height = 200
        scroll.parallaxHeader.minimumHeight = 50
        XCTAssertEqual(scroll.contentInset.top, 200)
        XCTAssertEqual(scroll.contentOffset.y, -200)
        XCTAssertEqual(scroll.parallaxHeader.contentView.frame, CGRect(x: 0, y: -200, width: 320, height: 200))
        scroll.contentOffset.y = -125
        XCTAssertEqual(image.frame, CGRect(x: 0, y: 0, width: 320, height: 125))
        XCTAssertEqual(scroll.parallaxHeader.progress, 0.5)
        scroll.contentOffset.y = 500
        XCTAssertEqual(scroll.parallaxHeader.contentView.frame.height, 50)
        XCTAssertEqual(scroll.parallaxHeader.progress, 0)
        XCTAssertEqual(progresses, [1, 0.5, 0])
        XCTAssertTrue(scroll.parallaxHeader === scroll.parallaxHeader)
    }
}
