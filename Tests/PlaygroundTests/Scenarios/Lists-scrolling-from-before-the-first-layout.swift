// source: Apple's documentation of setContentOffset(_:animated:)
// A scroll that begins before the first layout arrives, whatever insets that layout brings.
// ends: normally
import UIKit

class V: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.delegate = self
    view.addSubview(scroll)
  }
  var count = 0
  func scrollViewDidScroll(_ s: UIScrollView) { count += 1 }
  func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) {
    print("ended at", s.contentOffset, count > 3)
  }
}
let v = V()
let w = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
w.rootViewController = v
w.makeKeyAndVisible()
v.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
print("asked", v.scroll.contentOffset)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("later", v.scroll.contentOffset)
}
