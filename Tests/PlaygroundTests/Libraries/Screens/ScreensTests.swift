// swift-format-ignore-file
import XCTest
import UIKit
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: FieldCell = tableView.dequeue(for: indexPath)
        cell.titleLabel?.text = indexPath.row == 0 ? "Name" : nil
        cell.textField.placeholder = "value"
        cell.setNeedsUpdateConstraints()
        return cell
    }
}
@MainActor class ScreensTests: XCTestCase {
    func testHeader() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let header = BannerHeader()
        header.title.text = "Title"
        header.body.text = "short"
        table.tableHeaderView = header
        table.sizeHeaderToFit()
        let one = table.tableHeaderView!.frame.height
        let expected = 24 + header.title.intrinsicContentSize.height + 8 + header.body.intrinsicContentSize.height
        XCTAssertEqual(one, expected, accuracy: 0.7)
        header.body.text = String(repeating: "a longer text ", count: 20)
        table.sizeHeaderToFit()
        XCTAssertTrue(table.tableHeaderView!.frame.height > one + 40)
        XCTAssertEqual(header.body.frame.width, 288)
        let rows = Rows()
        table.dataSource = rows
        table.delegate = rows
        table.register(cellType: FieldCell.self)
        let footer = BannerHeader()
        footer.title.text = "F"
        table.tableFooterView = footer
        table.sizeFooterToFit()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, header.frame.height, accuracy: 0.01)
        XCTAssertEqual(footer.frame.minY, table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY, accuracy: 0.01)
        XCTAssertEqual(footer.frame.width, 320)
        XCTAssertEqual(table.contentSize.height, footer.frame.maxY)
    }
    func testFieldCell() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let rows = Rows()
        table.dataSource = rows
        table.register(cellType: FieldCell.self)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as! FieldCell
        XCTAssertEqual(cell.titleLabel!.frame.minX, cell.contentView.layoutMargins.left)
        XCTAssertEqual(cell.textField.frame.minX, cell.titleLabel!.frame.maxX + 8, accuracy: 0.001)
        XCTAssertEqual(cell.textField.frame.maxX, cell.contentView.bounds.width - cell.contentView.layoutMargins.right)
        XCTAssertEqual(cell.titleLabel!.frame.width, cell.titleLabel!.intrinsicContentSize.width, accuracy: 0.5)
        XCTAssertEqual(cell.frame.height, 22 + max(cell.titleLabel!.intrinsicContentSize.height, cell.textField.intrinsicContentSize.height), accuracy: 0.7)
        let other = table.cellForRow(at: IndexPath(row: 1, section: 0)) as! FieldCell
        XCTAssertEqual(other.textField.frame.minX, other.contentView.layoutMargins.left)
        cell.titlePercentage = 0.4
        cell.setNeedsUpdateConstraints()
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.titleLabel!.frame.width, 128)
    }
    func testForm() {
        let vc = FormViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = vc
        window.makeKeyAndVisible()
        let field = UITextField()
        vc.add(field, spacing: 40)
        let button = UIButton(type: .system)
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        vc.add(FormViewController.spacer())
        vc.add(button)
        window.layoutIfNeeded()
        XCTAssertEqual(vc.scrollView.frame.width, 390)
        XCTAssertEqual(vc.stackView.frame.width, 358)
        XCTAssertEqual(vc.stackView.frame.minX, 16)
        XCTAssertEqual(button.frame.maxY, vc.stackView.bounds.height)
        XCTAssertEqual(vc.scrollView.contentSize.height, vc.stackView.frame.height + 32)
        XCTAssertEqual(vc.stackView.frame.height, vc.scrollView.safeAreaLayoutGuide.layoutFrame.height - 32, accuracy: 0.5)
        let tall = UIView()
        tall.heightAnchor.constraint(equalToConstant: 2000).isActive = true
        vc.add(tall)
        window.layoutIfNeeded()
        XCTAssertTrue(vc.scrollView.contentSize.height > 2000)
        XCTAssertEqual(tall.frame.maxY + 32, vc.scrollView.contentSize.height)
    }
    func testMessages() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let vc = UIViewController()
        window.rootViewController = vc
        window.makeKeyAndVisible()
        let base = BaseView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        let card = UIView()
        base.installBackgroundView(card)
        vc.view.addSubview(base)
        let content = UIView()
        card.insetsLayoutMarginsFromSafeArea = false
        base.installContentView(content, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        base.insetsLayoutMarginsFromSafeArea = false
        window.layoutIfNeeded()
        XCTAssertEqual(card.frame.minY, 10)
        XCTAssertEqual(card.frame.maxY, 186)
        XCTAssertEqual(card.center.x, 195)
        XCTAssertEqual(content.frame, CGRect(x: 10, y: 9, width: card.frame.width - 22, height: card.frame.height - 20))
        base.topLayoutMarginAddition = 3
        XCTAssertEqual(base.defaultMarginAdjustment(safeAreaHidden: false).top, 3 + base.safeAreaInsets.top)
        base.backgroundHeight = 60
        window.layoutIfNeeded()
        XCTAssertEqual(card.frame.height, 60)
        base.backgroundHeight = nil
        window.layoutIfNeeded()
        XCTAssertEqual(card.frame.height, 176)
    }
    func testStyles() {
        let label = UILabel()
        let style = TextStyle(font: .systemFont(ofSize: 16), color: .red, lineHeight: 30, tracking: 0.5)
        label.setText("hello", style: style)
        XCTAssertEqual(label.text, "hello")
        XCTAssertEqual(label.intrinsicContentSize.height, 30)
        label.setText(nil, style: style)
        XCTAssertNil(label.text)
        let padded = PaddedLabel()
        padded.text = "x"
        let s = padded.intrinsicContentSize
        padded.padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(padded.intrinsicContentSize, CGSize(width: s.width + 6, height: s.height + 4))
        XCTAssertEqual(padded.sizeThatFits(CGSize(width: 100, height: 100)), CGSize(width: s.width + 6, height: s.height + 4))
    }
    func testDynamicType() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        XCTAssertTrue(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize > label.font.pointSize)
        let metrics = UIFontMetrics(forTextStyle: .body)
        XCTAssertEqual(metrics.scaledValue(for: 10), 10)
        XCTAssertTrue(metrics.scaledValue(for: 10, compatibleWith: traits) > 10)
        XCTAssertTrue(traits.preferredContentSizeCategory.isAccessibilityCategory)
        XCTAssertTrue(traits.preferredContentSizeCategory > .large)
    }
}
