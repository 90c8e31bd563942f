import UIKit
import XCTest

@MainActor final class ReloadTests: XCTestCase {
  func testSelfSizing() {
    TextCell.made = 0
    let t = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    t.register(TextCell.self); t.rowHeight = UITableView.automaticDimension
    t.estimatedRowHeight = 44
    let a = Adapter([["one", String(repeating: "long words ", count: 20)], ["three"]])
    t.dataSource = a; t.delegate = a; t.layoutIfNeeded()
    XCTAssertEqual(t.numberOfSections, 2)
    XCTAssertEqual(t.visibleCells.count, t.indexPathsForVisibleRows?.count)
    let first = t.rectForRow(at: IndexPath(row: 0, section: 0)),
      second = t.rectForRow(at: IndexPath(row: 1, section: 0))
    ; XCTAssertEqual(first.minY, 30); XCTAssertEqual(second.minY, first.maxY)
    XCTAssertGreaterThan(second.height, 3 * first.height)
    let c = t.cellForRow(at: IndexPath(row: 0, section: 0)) as! TextCell
    XCTAssertEqual(c.frame, first); c.layoutIfNeeded(); XCTAssertEqual(c.label.frame.minX, 16)
    XCTAssertEqual(c.label.frame.width, 168)
    XCTAssertEqual(t.indexPath(for: c), IndexPath(row: 0, section: 0))
    XCTAssertEqual(a.shown.first, IndexPath(row: 0, section: 0))
    XCTAssertEqual(c.reuseIdentifier, "TextCell")
    a.rows = [["x"]]; t.reloadData(); t.layoutIfNeeded(); XCTAssertEqual(t.visibleCells.count, 1)
    XCTAssertEqual((t.visibleCells[0] as! TextCell).reused, 1)
    XCTAssertEqual(
      t.contentSize.height, 30 + t.rectForRow(at: IndexPath(row: 0, section: 0)).height)
  }
  func testScrolling() {
    let t = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    t.register(TextCell.self); let a = Adapter([(0..<50).map { "\($0)" }]); t.rowHeight = 20
    t.dataSource = a; t.delegate = a; TextCell.made = 0; t.layoutIfNeeded(); let n = TextCell.made
    t.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    t.layoutIfNeeded()
    XCTAssertTrue(t.indexPathsForVisibleRows!.contains(IndexPath(row: 40, section: 0)))
    XCTAssertLessThanOrEqual(TextCell.made, n + 3); XCTAssertEqual(t.contentSize.height, 30 + 1000)
    t.selectRow(at: IndexPath(row: 41, section: 0), animated: false, scrollPosition: .none)
    XCTAssertEqual(t.indexPathForSelectedRow?.row, 41)
  }
  func testFlow() {
    let l = UICollectionViewFlowLayout(); l.minimumInteritemSpacing = 10; l.minimumLineSpacing = 5
    l.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 2)
    let c = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 104, height: 200), collectionViewLayout: l)
    c.register(Box.self, forCellWithReuseIdentifier: Box.reuseID)
    let g = Grid(Array(repeating: CGSize(width: 30, height: 20), count: 4)); c.dataSource = g
    c.delegate = g; c.layoutIfNeeded()
    XCTAssertEqual(c.visibleCells.count, 4)
    XCTAssertEqual(
      c.cellForItem(at: IndexPath(item: 0, section: 0))?.frame,
      CGRect(x: 2, y: 1, width: 30, height: 20))
    XCTAssertEqual(c.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.maxX, 102)
    XCTAssertEqual(c.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY, 26)
    XCTAssertEqual(c.contentSize, CGSize(width: 104, height: 49))
    c.setCollectionViewLayout(Tags(), animated: false); c.layoutIfNeeded()
    XCTAssertEqual((c.cellForItem(at: IndexPath(item: 1, section: 0)) as? Box)?.n, 1)
    XCTAssertEqual(c.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, 40)
  }
  func testController() {
    let m = Menu(style: .plain); m.loadViewIfNeeded()
    m.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400); m.view.layoutIfNeeded()
    XCTAssertEqual(m.tableView.visibleCells.count, 3)
    XCTAssertEqual(m.tableView.visibleCells[2].textLabel?.text, "2")
    XCTAssertEqual(m.tableView.visibleCells[1].frame, CGRect(x: 0, y: 50, width: 100, height: 50))
  }
}
