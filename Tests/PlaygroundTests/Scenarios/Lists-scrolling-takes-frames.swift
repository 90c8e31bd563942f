// swift-format-ignore-file
// source: Apple's documentation of setContentOffset(_:animated:)
// A scroll with animation takes frames, and the delegate hears of each; its end comes once.
// How long it takes is unspecified.
// ends: normally
import UIKit

final class Watch: NSObject, UIScrollViewDelegate {
  var steps = 0
  var offsets: [CGFloat] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    steps += 1
    offsets.append(scrollView.contentOffset.y)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    print("ended at", scrollView.contentOffset.y, "several steps:", steps > 3)
    print("ever on:", zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
  }
}

let watch = Watch()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
scroll.contentInsetAdjustmentBehavior = .never
scroll.contentSize = CGSize(width: 200, height: 2000)
view.addSubview(scroll)
scroll.delegate = watch
scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
print("at once:", scroll.contentOffset.y)

let still = Watch()
let other = UIScrollView(frame: CGRect(x: 200, y: 0, width: 100, height: 300))
other.contentInsetAdjustmentBehavior = .never
other.contentSize = CGSize(width: 100, height: 2000)
view.addSubview(other)
other.delegate = still
other.setContentOffset(.zero, animated: true)

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("on the way:", scroll.contentOffset.y > 0 && scroll.contentOffset.y < 600)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  print("where it was already, steps:", still.steps)
  watch.steps = 0
  watch.offsets = []
  scroll.scrollRectToVisible(CGRect(x: 0, y: 1900, width: 10, height: 100), animated: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
  scroll.setContentOffset(.zero, animated: true)
  scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
  print("stopped at", scroll.contentOffset.y)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 6) { print("still", scroll.contentOffset.y) }
