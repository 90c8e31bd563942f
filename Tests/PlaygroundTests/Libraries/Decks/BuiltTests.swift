// swift-format-ignore-file
import XCTest
import UIKit
final class ProfileView: UIView {
    @UsesAutoLayout var image = UIImageView()
    @UsesAutoLayout var title = UILabel()
    var wide = true
    var built: [NSLayoutConstraint] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        [image, title].forEach(addSubview)
        title.text = "Title"
        built = NSLayoutConstraint.build {
            image.topAnchor == topAnchor
            image.leadingAnchor == leadingAnchor
            image.widthAnchor == 40 ~ .defaultHigh
            image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 2).identified("ratio")
            if wide {
                title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 8)
            } else {
                title.leadingAnchor == leadingAnchor
            }
            for anchor in [topAnchor, image.topAnchor] { title.topAnchor >= anchor }
            if #available(iOS 11, *) { title.lastBaselineAnchor == image.bottomAnchor }
        }
    }
    required init?(coder: NSCoder) { fatalError() }
}
@MainActor class DslTests: XCTestCase {
    func testBuilder() {
        let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.layoutIfNeeded()
        XCTAssertEqual(view.built.count, 8)
        XCTAssertEqual(view.image.frame, CGRect(x: 0, y: 0, width: 40, height: 80))
        XCTAssertEqual(view.title.frame.minX, 48)
        XCTAssertEqual(view.title.frame.minY + view.title.font.ascender, 80, accuracy: 1)
        XCTAssertEqual(view.built[2].priority, .defaultHigh)
        XCTAssertEqual(view.built[3].identifier, "ratio")
        XCTAssertEqual(view.built.filter { $0.relation == .greaterThanOrEqual }.count, 2)
        XCTAssertFalse(view.title.translatesAutoresizingMaskIntoConstraints)
    }
    func testGuides() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.build {
            guide.edges(to: view.layoutMarginsGuide)
            child.edges(to: guide, insets: .init(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        view.layoutIfNeeded()
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 8, y: 8, width: 84, height: 84))
        XCTAssertEqual(child.frame, CGRect(x: 10, y: 9, width: 78, height: 80))
        let label = Anchored(item: UILabel())
        label.text = "dynamic"
        label.numberOfLines = 3
        XCTAssertEqual(label.item.text, "dynamic")
        XCTAssertEqual(label.numberOfLines, 3)
    }
}

@MainActor class FusionTests: XCTestCase {
    func testSubview() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let red = UIView(), blue = UILabel()
        let constraints = view.addLayoutSubview(red, andConstraints:
            red.mf_top |+| 10,
            red.mf_right |-| 10,
            red.mf_left |+| 10,
            red.mf_height |==| 50 |<>| .defaultHigh -=- "height"
        )
        XCTAssertEqual(constraints.count, 4)
        XCTAssertEqual(view.constraints.count, 4)
        view.addLayoutSubview(blue, andConstraints:
            blue.mf_top |==| red.mf_bottom |+| 5,
            blue.mf_width |==| red.mf_width |*| 0.5 |-| 10,
            blue.mf_centerX,
            blue.mf_height |>=| 20
        )
        view.layoutIfNeeded()
        XCTAssertEqual(red.frame, CGRect(x: 10, y: 10, width: 280, height: 50))
        XCTAssertEqual(blue.frame, CGRect(x: 85, y: 65, width: 130, height: 20))
        let height = constraints.firstAttribute(.height).first
        XCTAssertEqual(height?.identifier, "height")
        XCTAssertEqual(height?.priority, .defaultHigh)
        XCTAssertTrue("\(height!)".contains("'height'"))
        XCTAssertEqual(constraints.firstItem(red).count, 4)
        XCTAssertEqual(constraints.relation(.equal).firstAttribute(.right).first?.constant, -10)
        XCTAssertTrue(constraints[0].secondItem === view)
    }
}
