// swift-format-ignore-file
// source: Apple's documentation of scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
// Where a drag comes to rest is the delegate's to change, through the pointer that it is given. No
// finger drags here: the program asks its delegates itself.
// ends: normally
import UIKit

final class Pages: NSObject, UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let page = (targetContentOffset.pointee.x / scrollView.bounds.width).rounded()
    targetContentOffset.pointee.x = page * scrollView.bounds.width
  }
}

final class Strip: UICollectionViewController {
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    super.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    targetContentOffset.pointee = CGPoint(x: velocity.x > 0 ? 100 : 0, y: targetContentOffset.pointee.y)
  }
}

let pages = Pages()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
scroll.delegate = pages
var target = CGPoint(x: 470, y: 5)
withUnsafeMutablePointer(to: &target) {
  pages.scrollViewWillEndDragging(scroll, withVelocity: .zero, targetContentOffset: $0)
}
print(target)

let strip = Strip(collectionViewLayout: UICollectionViewFlowLayout())
let told: any UIScrollViewDelegate = strip
let x = withUnsafeMutablePointer(to: &target) { place -> CGFloat in
  told.scrollViewWillEndDragging(strip.collectionView, withVelocity: CGPoint(x: 1, y: 0), targetContentOffset: place)
  return place.pointee.x
}
print(x, target)
