// swift-format-ignore-file
import XCTest
import UIKit
@MainActor class BadgeTests: XCTestCase {
    func testSizes() {
        let badge = BadgeSwift()
        badge.font = UIFont.systemFont(ofSize: 12)
        badge.text = "1"
        let plain = UILabel()
        plain.font = badge.font
        plain.text = "1"
        let text = plain.intrinsicContentSize
        XCTAssertEqual(badge.intrinsicContentSize.height, text.height + 4, accuracy: 0.34)
        XCTAssertEqual(badge.intrinsicContentSize.width, badge.intrinsicContentSize.height, accuracy: 0.67)
        badge.text = "a longer text"
        plain.text = badge.text
        XCTAssertEqual(badge.intrinsicContentSize.width, plain.intrinsicContentSize.width + 10, accuracy: 0.34)
        badge.borderWidth = 2
        XCTAssertEqual(badge.intrinsicContentSize.width, plain.intrinsicContentSize.width + 14, accuracy: 0.34)
        badge.cornerRadius = 3
        badge.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(badge)
        window.isHidden = false
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(badge.drawn, [CGRect(x: 1, y: 1, width: 58, height: 18)])
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }
}

@MainActor class CosmosTests: XCTestCase {
    func testSize() {
        let view = CosmosView()
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 120, height: 20))
        XCTAssertEqual(view.frame.size, CGSize(width: 120, height: 20))
        XCTAssertEqual(view.layer.sublayers?.count, 5)
        XCTAssertEqual(view.layer.sublayers?.map { $0.position.x }, [0, 25, 50, 75, 100])
        XCTAssertEqual(view.layer.sublayers?[3].sublayers?.count, 2)
        XCTAssertEqual(view.layer.sublayers?[3].sublayers?[1].bounds.width, 10)
        view.rating = 5
        XCTAssertEqual(view.layer.sublayers?[3].sublayers?.count, 1)
        view.text = "123"
        XCTAssertEqual(view.layer.sublayers?.count, 6)
        XCTAssertEqual(view.layer.sublayers?.last?.position.x, 125)
        XCTAssertTrue(view.intrinsicContentSize.width > 140)
        view.settings.starSize = 30
        XCTAssertEqual(view.layer.sublayers?[1].position.x, 35)
    }
    func testPath() {
        let path = StarLayer.createStarPath(CosmosDefaults.starPoints, size: 104, lineWidth: 1)
        XCTAssertEqual(path.bounds, CGRect(x: 2, y: 2, width: 99, height: 92))
        XCTAssertTrue(path.contains(CGPoint(x: 51, y: 50)))
        XCTAssertFalse(path.contains(CGPoint(x: 10, y: 10)))
        XCTAssertFalse(path.contains(CGPoint(x: 51, y: 90)))
    }
    func testAutoLayout() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let view = CosmosView()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([view.trailingAnchor.constraint(equalTo: host.trailingAnchor), view.topAnchor.constraint(equalTo: host.topAnchor)])
        host.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 180, y: 0, width: 120, height: 20))
        view.settings.totalStars = 3
        host.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 230, y: 0, width: 70, height: 20))
        var touched = [Double]()
        view.didTouchCosmos = { touched.append($0) }
        view.onDidTouch(10)
        view.onDidTouch(69)
        XCTAssertEqual(touched, [1, 3])
        XCTAssertTrue(host.hitTest(CGPoint(x: 225, y: 25), with: nil) === view)
        view.semanticContentAttribute = .forceRightToLeft
        view.rating = 2
        XCTAssertEqual(view.layer.sublayers?.count, 3)
    }
}

@MainActor final class Hearer: EasyTipViewDelegate {
    var heard: [String] = []
    func easyTipViewDidTap(_ tipView: EasyTipView) { heard.append("tap") }
    func easyTipViewDidDismiss(_ tipView: EasyTipView) { heard.append("dismiss") }
}
@MainActor class TipTests: XCTestCase {
    func testFrames() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.makeKeyAndVisible()
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        window.addSubview(button)
        var preferences = EasyTipView.Preferences()
        preferences.drawing.arrowPosition = .top
        let hearer = Hearer()
        let tip = EasyTipView(text: "A tip for the button", preferences: preferences, delegate: hearer)
        tip.show(animated: false, forView: button, withinSuperview: window)
        let size = tip.tipViewSize
        XCTAssertEqual(tip.frame, CGRect(x: max(0, 70 - size.width / 2), y: 140, width: size.width, height: size.height))
        XCTAssertEqual(tip.tip.y, 1)
        XCTAssertEqual(tip.frame.minX + tip.tip.x, 70, accuracy: 1e-6)
        XCTAssertEqual(tip.backgroundColor, .clear)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        let box = tip.drawnPath!.boundingBoxOfPath
        XCTAssertEqual(box.minX, 1, accuracy: 1e-6)
        XCTAssertEqual(box.minY, 1, accuracy: 1e-6)
        XCTAssertEqual(box.width, size.width - 2, accuracy: 1e-6)
        XCTAssertEqual(box.height, size.height - 2, accuracy: 1e-6)
        XCTAssertFalse(tip.drawnPath!.contains(CGPoint(x: 1.5, y: 7)))
        XCTAssertTrue(tip.drawnPath!.contains(CGPoint(x: size.width / 2, y: size.height / 2)))
        tip.handleTap()
        XCTAssertEqual(hearer.heard, ["tap"])
    }
}
