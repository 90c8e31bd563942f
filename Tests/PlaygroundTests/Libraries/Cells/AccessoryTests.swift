// swift-format-ignore-file
import UIKit
import XCTest

@MainActor final class AccessoryTests: XCTestCase {
  private let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
  private let knob = UISwitch()

  private var both: [UICellAccessory] {
    [
      .customView(configuration: .init(
        customView: badge, placement: .leading(displayed: .always), reservedLayoutWidth: .custom(50))),
      .customView(configuration: .init(
        customView: knob, placement: .trailing(displayed: .whenNotEditing), reservedLayoutWidth: .actual)),
    ]
  }

  func testRoom() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    cell.accessories = both
    cell.layoutIfNeeded()
    XCTAssertTrue(badge.superview === cell)
    XCTAssertEqual(badge.frame, CGRect(x: 10, y: 20, width: 30, height: 20))
    XCTAssertEqual(knob.frame.maxX, 300)
    XCTAssertEqual(knob.center.y, 30)
    XCTAssertEqual(cell.contentView.frame, CGRect(x: 50, y: 0, width: knob.frame.minX - 50, height: 60))
    cell.frame.size.width = 200
    cell.layoutIfNeeded()
    XCTAssertEqual(knob.frame.maxX, 200)
    XCTAssertEqual(cell.contentView.frame.maxX, knob.frame.minX)
    cell.accessories = [both[0]]
    cell.layoutIfNeeded()
    XCTAssertNil(knob.superview)
    XCTAssertEqual(cell.contentView.frame, CGRect(x: 50, y: 0, width: 150, height: 60))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    XCTAssertEqual(badge.frame.minX, 160)
    XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 150, height: 60))
  }

  func testSelfSizing() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    var widths: [CGFloat] = [60, 160]
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, item in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "words ", count: 20)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
      cell.accessories = [
        .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(widths[path.item])))
      ]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    list.layoutIfNeeded()
    let cells = list.visibleCells
    XCTAssertEqual(cells.map { $0.contentView.frame.width }, [240, 140])
    XCTAssertTrue(cells[1].frame.height > cells[0].frame.height)
    widths = [0, 0]
    _ = source
  }
}
