// swift-format-ignore-file
import XCTest
import UIKit
@MainActor class MeasuredTests: XCTestCase {
    func testInsetWithSize() {
        let v = InsetLayout(inset: 10, sublayout: SizeLayout<View>(size: CGSize(width: 20, height: 30), config: { _ in }), config: { (_: View) in }).arrangement().makeViews()
        XCTAssertEqual(v.frame, CGRect(x: 0, y: 0, width: 40, height: 50))
        XCTAssertEqual(v.subviews[0].frame, CGRect(x: 10, y: 10, width: 20, height: 30))
    }
    func testLabelMatchesUIKit() {
        for (text, lines, width) in [("Hi", 0, 100.0), ("Hello, world! this is a longer text", 0, 120), ("Hello, world! this is a longer text", 2, 120), ("one", 1, 10), ("", 0, 50)] as [(String, Int, CGFloat)] {
            let font = UIFont.systemFont(ofSize: 15)
            let layout = LabelLayout<UILabel>(text: .unattributed(text), font: font, numberOfLines: lines)
            let size = layout.measurement(within: CGSize(width: width, height: .greatestFiniteMagnitude)).size
            let label = UILabel(); label.font = font; label.numberOfLines = lines; label.text = text
            let fit = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            XCTAssertEqual(size.height, text.isEmpty ? size.height : fit.height, accuracy: 0.01, text)
            if lines != 1 { XCTAssertEqual(size.width, fit.width, accuracy: 0.01, text) }
        }
    }
    func testStack() {
        let stack = StackLayout<View>(axis: .horizontal, spacing: 4, sublayouts: [
            SizeLayout<UIImageView>(size: CGSize(width: 50, height: 50), config: { $0.image = nil }),
            LabelLayout<UILabel>(text: .unattributed("Hello World!"), alignment: .centerLeading)], config: { _ in })
        let v = stack.arrangement(width: 300).makeViews()
        XCTAssertEqual(v.frame, CGRect(x: 0, y: 0, width: 300, height: 50))
        XCTAssertTrue(v.subviews[0] is UIImageView)
        XCTAssertEqual(v.subviews[1].frame.minX, 54)
        XCTAssertEqual(v.subviews[1].frame.midY, 25, accuracy: 0.34)
        XCTAssertEqual((v.subviews[1] as? UILabel)?.font, UIFont.systemFont(ofSize: 17))
        let rtl = stack.arrangement(width: 300).makeViews(direction: .rightToLeft)
        XCTAssertEqual(rtl.subviews[0].frame, CGRect(x: 250, y: 0, width: 50, height: 50))
    }
    func testAspectFit() {
        let v = SizeLayout<View>(size: CGSize(width: 100, height: 50), alignment: .aspectFit, config: { _ in }).arrangement(width: 40, height: 90).makeViews()
        XCTAssertEqual(v.frame, CGRect(x: 0, y: 20, width: 40, height: 50))
    }
    func testFraction() {
        let w = ("Hello" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
        XCTAssertEqual(w.height, UIFont.systemFont(ofSize: 10).lineHeight, accuracy: 1e-9)
        let label = UILabel(); label.font = .systemFont(ofSize: 10); label.text = "Hello"
        XCTAssertEqual(label.intrinsicContentSize, CGSize(width: w.width.roundedUpToFractionalPoint, height: w.height.roundedUpToFractionalPoint))
    }
}
