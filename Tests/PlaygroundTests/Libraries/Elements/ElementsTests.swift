// swift-format-ignore-file
import XCTest
import UIKit
enum Tint: EnvironmentKey { static var defaultValue: UIColor { .red } }
struct Card: ProxyElement { var title: String
    var elementRepresentation: Element { Row(alignment: .center, minimumSpacing: 4) { Spacer(10).box(background: .blue).stackLayoutChild(grow: 0); Label(text: title); if title.count > 3 { Spacer(width: 5) } }.inset(uniform: 8).box(background: .gray, corners: 3) } }
@MainActor class ElementsTests: XCTestCase {
    func testStack() {
        let row = Row { r in r.layout.underflow = .growUniformly; r.layout.alignment = .fill; r.add(child: Spacer(10).box()); r.add(growPriority: 3, child: Spacer(20).box()) }
        XCTAssertEqual(row.content.measure(in: .unconstrained), CGSize(width: 30, height: 20))
        let v = ElementView(element: row); v.frame = CGRect(x: 0, y: 0, width: 110, height: 50); v.layoutIfNeeded()
        XCTAssertEqual(v.subviews.map(\.frame), [CGRect(x: 0, y: 0, width: 30, height: 50), CGRect(x: 30, y: 0, width: 80, height: 50)])
        let first = v.subviews[0]
        v.element = Column(underflow: .justifyToEnd, alignment: .trailing, minimumSpacing: 2) { for i in 1...3 { Spacer(CGFloat(i * 5)).box(background: .green) } }
        v.layoutIfNeeded()
        XCTAssertEqual(v.subviews.map(\.frame), [CGRect(x: 105, y: 16, width: 5, height: 5), CGRect(x: 100, y: 23, width: 10, height: 10), CGRect(x: 95, y: 35, width: 15, height: 15)])
        XCTAssertTrue(v.subviews[0] === first); XCTAssertEqual(first.backgroundColor, .green); XCTAssertEqual(v.updates, 2)
        v.element = nil; v.layoutIfNeeded(); XCTAssertEqual(v.subviews.count, 0)
    }
    func testCard() {
        let v = ElementView(element: Card(title: "Hello")); v.frame.size = v.sizeThatFits(CGSize(width: 200, height: 0)); v.layoutIfNeeded()
        let box = v.subviews[0]; let label = box.subviews.compactMap { $0 as? UILabel }[0]
        XCTAssertEqual(box.layer.cornerRadius, 3); XCTAssertEqual(label.text, "Hello")
        XCTAssertEqual(label.frame.minX, 22); XCTAssertEqual(v.frame.height, label.intrinsicContentSize.height + 16)
        XCTAssertEqual(v.frame.width, 8 + 10 + 4 + label.intrinsicContentSize.width + 4 + 5 + 8, accuracy: 1e-6)
    }
    func testEnvironment() {
        let reader = EnvironmentReader { e in Box(backgroundColor: e[Tint.self]) }
        let v = ElementView(element: Row(underflow: .growUniformly, alignment: .fill) { reader; AdaptedEnvironment(key: Tint.self, value: .yellow, wrapping: reader) }); v.frame = CGRect(x: 0, y: 0, width: 9, height: 9); v.layoutIfNeeded()
        XCTAssertEqual(v.subviews.map(\.backgroundColor), [.red, .yellow])
        XCTAssertEqual(v.subviews[1].frame, CGRect(x: 4.666666666666667, y: 0, width: 4.333333333333333, height: 9).rounded(to: 3))
    }
    func testInAutoLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400)); let v = ElementView(element: Label(text: "This text needs several lines here").inset(uniform: 5)); v.translatesAutoresizingMaskIntoConstraints = false; root.addSubview(v)
        NSLayoutConstraint.activate([v.topAnchor.constraint(equalTo: root.topAnchor), v.leadingAnchor.constraint(equalTo: root.leadingAnchor), v.trailingAnchor.constraint(equalTo: root.trailingAnchor)])
        root.layoutIfNeeded(); let one = v.frame.height
        root.setNeedsLayout(); root.layoutIfNeeded()
        XCTAssertEqual(v.frame.height, v.intrinsicContentSize.height)
        XCTAssertEqual(v.subviews[0].frame.minX, 5)
    }
}
