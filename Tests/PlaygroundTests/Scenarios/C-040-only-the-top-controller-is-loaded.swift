// evidence: C-040
// Of three controllers set at once only the top one is loaded and appears; the others are loaded
// when they are revealed.
// ends: normally
import UIKit

final class Page: UIViewController {
  var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    print("page \(number) is loaded")
  }
}

let pages = (1...3).map { number in
  let page = Page()
  page.number = number
  return page
}
let navigation = UINavigationController()
navigation.setViewControllers(pages, animated: false)
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print(pages.map(\.isViewLoaded))
  navigation.popViewController(animated: false)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  print(pages.map(\.isViewLoaded), navigation.viewControllers.count)
}
