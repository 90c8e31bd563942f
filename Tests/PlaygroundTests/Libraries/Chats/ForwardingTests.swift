// swift-format-ignore-file
import UIKit
import XCTest

// Requirements that a delegate may lack, called with `?`, as layouts and forwarding delegates do.

final class Bare: NSObject, UICollectionViewDelegateFlowLayout, UITableViewDelegate, UITableViewDataSource {
  var scrolled = 0
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    CGSize(width: 7, height: 8)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 33 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}

/// Has a property of the requirements' name, as list controllers have.
final class Holder: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
  let collectionView: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
  func numbers() -> Int {
    guard let collectionView = collectionView else { return 0 }
    collectionView.dataSource = self
    return collectionView.numberOfItems(inSection: 0) + (self.collectionView?.numberOfSections ?? 0)
  }
}

@MainActor final class ForwardingTests: XCTestCase {
  func testLayouts() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let bare = Bare()
    list.delegate = bare
    let path = IndexPath(item: 0, section: 0), layout = list.collectionViewLayout
    let delegate = list.delegate as? UICollectionViewDelegateFlowLayout
    XCTAssertEqual(delegate?.collectionView?(list, layout: layout, sizeForItemAt: path), CGSize(width: 7, height: 8))
    XCTAssertNil(delegate?.collectionView?(list, layout: layout, insetForSectionAt: 0))
    XCTAssertEqual(delegate?.collectionView?(list, layout: layout, minimumLineSpacingForSectionAt: 0) ?? 4, 4)
    XCTAssertNil(delegate?.collectionView?(list, shouldSelectItemAt: path))
    list.delegate?.collectionView?(list, didSelectItemAt: path)
    XCTAssertEqual(delegate?.collectionView(list, layout: layout, sizeForItemAt: path).width, 7)
  }

  func testTables() {
    let table = UITableView()
    let bare = Bare()
    table.delegate = bare
    table.dataSource = bare
    let path = IndexPath(row: 0, section: 0)
    XCTAssertEqual(table.delegate?.tableView?(table, heightForRowAt: path), 33)
    XCTAssertNil(table.delegate?.tableView?(table, heightForHeaderInSection: 0))
    XCTAssertNil(table.delegate?.tableView?(table, viewForHeaderInSection: 0))
    XCTAssertNil(table.dataSource?.numberOfSections?(in: table))
    XCTAssertNil(table.dataSource?.tableView?(table, titleForHeaderInSection: 0))
    XCTAssertEqual(table.dataSource?.tableView(table, numberOfRowsInSection: 0), 3)
    table.delegate?.scrollViewDidScroll?(table)
    XCTAssertEqual(bare.scrolled, 1)
    XCTAssertNil(table.delegate?.viewForZooming?(in: table))
    XCTAssertNil(table.delegate?.scrollViewShouldScrollToTop?(table))
  }

  func testHolders() { XCTAssertEqual(Holder().numbers(), 3) }
}
