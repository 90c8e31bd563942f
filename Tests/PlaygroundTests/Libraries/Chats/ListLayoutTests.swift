// swift-format-ignore-file
import XCTest
import UIKit
struct TestSection { var insets: UIEdgeInsets = .zero; var line: CGFloat = 0; var inter: CGFloat = 0; var header: CGFloat = 0; var items: [CGSize] = [] }
final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [TestSection] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "reuse", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { sections[indexPath.section].items[indexPath.item] }
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { sections[section].insets }
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { sections[section].line }
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { sections[section].inter }
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { CGSize(width: 0, height: sections[section].header) }
}
@MainActor class ListLayoutTests: XCTestCase {
    func make(_ sections: [TestSection], sticky: Bool = false, height: CGFloat = 100) -> (UICollectionView, ListCollectionViewLayout, Source) {
        let layout = ListCollectionViewLayout(stickyHeaders: sticky)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout)
        let source = Source()
        source.sections = sections
        list.dataSource = source
        list.delegate = source
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "reuse")
        list.layoutIfNeeded()
        return (list, layout, source)
    }
    func cell(_ l: UICollectionView, _ s: Int, _ i: Int) -> CGRect? { l.cellForItem(at: IndexPath(item: i, section: s))?.frame }
    func header(_ l: UICollectionView, _ s: Int) -> CGRect? { l.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: s))?.frame }
    func testEmpty() { let (l, _, s) = make([]); XCTAssertEqual(l.contentSize, .zero); _ = s }
    func testFull() {
        let (l, _, s) = make([TestSection(insets: UIEdgeInsets(top: 10, left: 10, bottom: 5, right: 5), line: 15, header: 10, items: [CGSize(width: 85, height: 10), CGSize(width: 85, height: 20)]),
                              TestSection(insets: UIEdgeInsets(top: 10, left: 10, bottom: 5, right: 5), line: 15, header: 10, items: [CGSize(width: 85, height: 30)])], height: 300)
        XCTAssertEqual(header(l, 0), CGRect(x: 10, y: 10, width: 85, height: 10))
        XCTAssertEqual(cell(l, 0, 0), CGRect(x: 10, y: 20, width: 85, height: 10))
        XCTAssertEqual(cell(l, 0, 1), CGRect(x: 10, y: 45, width: 85, height: 20))
        XCTAssertEqual(header(l, 1), CGRect(x: 10, y: 80, width: 85, height: 10))
        XCTAssertEqual(cell(l, 1, 0), CGRect(x: 10, y: 90, width: 85, height: 30))
        _ = s
    }
    func testSticky() {
        let one = TestSection(header: 10, items: [CGSize(width: 100, height: 20), CGSize(width: 100, height: 20)])
        let (l, layout, s) = make([one, one], sticky: true)
        let n = layout.computed
        l.contentOffset = CGPoint(x: 0, y: 5)
        l.layoutIfNeeded()
        XCTAssertEqual(header(l, 0)?.minY, 5)
        XCTAssertEqual(header(l, 1)?.minY, 50)
        l.contentOffset = CGPoint(x: 0, y: 45)
        l.layoutIfNeeded()

        XCTAssertEqual(l.layoutAttributesForSupplementaryElement(ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame.minY, 40)
        l.contentOffset = CGPoint(x: 0, y: 60)
        l.layoutIfNeeded()
        XCTAssertEqual(header(l, 1)?.minY, 60)
        XCTAssertEqual(layout.computed, n)
        layout.stickyHeaderYOffset = -5
        l.layoutIfNeeded()
        XCTAssertEqual(header(l, 1)?.minY, 55)
        _ = s
    }
    func testInline() {
        let item = TestSection(items: [CGSize(width: 33, height: 33)])
        let (l, _, s) = make([item, item, item, item])
        XCTAssertEqual(cell(l, 0, 0), CGRect(x: 0, y: 0, width: 33, height: 33))
        XCTAssertEqual(cell(l, 1, 0)?.minX, 33)
        XCTAssertEqual(cell(l, 2, 0)?.minX, 66)
        XCTAssertEqual(cell(l, 3, 0), CGRect(x: 0, y: 33, width: 33, height: 33))
        XCTAssertEqual(l.contentSize.height, 66)
        _ = s
    }
    func testUpdates() {
        let item = TestSection(items: [CGSize(width: 100, height: 10)])
        let (l, layout, s) = make([item, item, item])
        XCTAssertEqual(cell(l, 2, 0)?.minY, 20)
        s.sections[1].items = [CGSize(width: 100, height: 40)]
        l.performBatchUpdates { l.reloadSections(IndexSet(integer: 1)) }
        l.layoutIfNeeded()
        XCTAssertEqual(cell(l, 2, 0)?.minY, 50)
        s.sections.remove(at: 0)
        l.performBatchUpdates({ l.deleteSections([0]) }, completion: { XCTAssertTrue($0) })
        l.layoutIfNeeded()
        XCTAssertEqual(l.contentSize.height, 50)
        let n = layout.computed
        let context = ListInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
        s.sections[0].items[0].height = 7
        layout.invalidateLayout(with: context)
        l.layoutIfNeeded()
        XCTAssertEqual(layout.computed, n + 1)
        XCTAssertEqual(cell(l, 1, 0)?.minY, 7)
        l.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        l.layoutIfNeeded()
        XCTAssertEqual(layout.computed, n + 2)
    }
}
