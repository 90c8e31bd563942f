// evidence: V-092, V-053
// A new content offset lays out the scroll view, not its superview.
// ends: normally
import UIKit

var laidOut: [String] = []

final class Page: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut.append("page")
  }
}

final class List: UIScrollView {
  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut.append("list")
  }
}

let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let list = List(frame: page.bounds)
list.contentSize = CGSize(width: 100, height: 1000)
page.addSubview(list)
view.addSubview(page)
view.layoutIfNeeded()

laidOut = []
list.contentOffset.y = 50
print(laidOut, list.bounds.origin)
view.layoutIfNeeded()
print(laidOut)
