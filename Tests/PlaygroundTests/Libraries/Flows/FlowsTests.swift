import UIKit
import XCTest

final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  WaterfallLayoutDelegate
{
  var sizes: [CGSize] = []
  init(_ s: [CGSize]) { sizes = s }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sizes.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat { sizes[indexPath.item].height }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "h", for: indexPath)
  }
}
@MainActor final class FlowsTests: XCTestCase {
  func list(_ layout: UICollectionViewLayout, _ s: Source) -> UICollectionView {
    let cv = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    cv.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    cv.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    cv.dataSource = s; cv.delegate = s
    cv.layoutIfNeeded()
    return cv
  }
  func frames(_ cv: UICollectionView) -> [CGRect] {
    (0..<cv.numberOfItems(inSection: 0)).map {
      cv.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.frame
    }
  }
  let src = Source([
    CGSize(width: 100, height: 20), CGSize(width: 100, height: 40), CGSize(width: 150, height: 30),
    CGSize(width: 50, height: 30),
  ])
  func testLeftTop() {
    let l = AlignedCollectionViewFlowLayout(horizontalAlignment: .left, verticalAlignment: .top)
    l.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10);
    l.minimumInteritemSpacing = 10; l.minimumLineSpacing = 10
    let cv = list(l, src)
    XCTAssertEqual(
      frames(cv),
      [
        CGRect(x: 10, y: 5, width: 100, height: 20), CGRect(x: 120, y: 5, width: 100, height: 40),
        CGRect(x: 10, y: 55, width: 150, height: 30), CGRect(x: 170, y: 55, width: 50, height: 30),
      ])
    XCTAssertEqual(
      cv.cellForItem(at: IndexPath(item: 3, section: 0))?.frame,
      CGRect(x: 170, y: 55, width: 50, height: 30))
    XCTAssertEqual(
      cv.collectionViewLayout.collectionViewContentSize, CGSize(width: 300, height: 90))
  }
  func testRightBottom() {
    let l = AlignedCollectionViewFlowLayout(
      horizontalAlignment: .trailing, verticalAlignment: .bottom)
    l.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let cv = list(l, src)
    XCTAssertEqual(
      frames(cv),
      [
        CGRect(x: 80, y: 25, width: 100, height: 20), CGRect(x: 190, y: 5, width: 100, height: 40),
        CGRect(x: 80, y: 55, width: 150, height: 30), CGRect(x: 240, y: 55, width: 50, height: 30),
      ])
  }
  func testJustified() {
    let l = AlignedCollectionViewFlowLayout()
    let cv = list(l, src)
    XCTAssertEqual(frames(cv)[0].minX, 0); XCTAssertEqual(frames(cv)[0].midY, frames(cv)[1].midY)
    XCTAssertEqual(frames(cv)[1].maxX, 300)
  }
  func testStretchy() {
    let l = StretchyLayout(); l.headerReferenceSize = CGSize(width: 0, height: 100)
    let cv = list(l, src)
    cv.contentOffset = CGPoint(x: 0, y: -50); cv.layoutIfNeeded()
    XCTAssertEqual(
      cv.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))?.frame, CGRect(x: 0, y: -50, width: 300, height: 150))
  }
  func testPager() {
    let l = PagerLayout()
    let cv = list(l, src)
    cv.isPagingEnabled = false; cv.decelerationRate = .fast
    XCTAssertEqual(cv.contentSize, CGSize(width: 930, height: 400))
    let c = cv.cellForItem(at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(c?.center, CGPoint(x: 150, y: 200))
    XCTAssertEqual(c?.transform, .identity)
    cv.contentOffset.x = 210; cv.layoutIfNeeded()
    let d = cv.cellForItem(at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(Double(d?.transform.a ?? 0), 0.65, accuracy: 0.001)
    XCTAssertEqual(
      l.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 250, y: 0), withScrollingVelocity: .zero),
      CGPoint(x: 210, y: 0))
    XCTAssertTrue(PagerLayout.layoutAttributesClass == PagerLayoutAttributes.self)
  }
  func testWaterfall() {
    let l = WaterfallLayout()
    let cv = list(l, src)
    XCTAssertEqual(
      frames(cv),
      [
        CGRect(x: 0, y: 30, width: 145, height: 20), CGRect(x: 155, y: 30, width: 145, height: 40),
        CGRect(x: 0, y: 60, width: 145, height: 30), CGRect(x: 155, y: 80, width: 145, height: 30),
      ])
    XCTAssertEqual(cv.contentSize.height, 110)
    src.sizes.append(CGSize(width: 1, height: 200))
    cv.performBatchUpdates { cv.insertItems(at: [IndexPath(item: 4, section: 0)]) }
    cv.layoutIfNeeded()
    XCTAssertEqual(frames(cv)[4], CGRect(x: 0, y: 100, width: 145, height: 200))
    // The layout compares the new bounds with those that the list still has.
    cv.frame.size.width = 210
    cv.layoutIfNeeded()
    XCTAssertEqual(frames(cv).map(\.width), [100, 100, 100, 100, 100])
    XCTAssertEqual(frames(cv)[1].minX, 110)
  }
}
