// evidence: C-058
// Scrolling: new will, old will, new did, old did; cancelled, the old one comes back first. The
// swipes are LayoutLab's: a finger would do them in an app.
// ends: normally
import UIKit

class Named: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func log(_ event: String) { print("\(name) \(event)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("viewDidDisappear")
  }

  deinit { print("\(name) deinit") }
}

func at(_ time: Double, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + time) { body() }
}

class Book: NSObject, UIPageViewControllerDataSource {
  let pages = [Named("A"), Named("B")]
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}

let book = Book()
let pager = UIPageViewController(
  transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
pager.dataSource = book
window.rootViewController = pager
at(1) { pager.setViewControllers([book.pages[0]], direction: .forward, animated: false) }
at(2) {
  print("cancelled")
  pager.beginSwipe(.forward)?.cancel()
}
at(3) {
  print("completed")
  pager.beginSwipe(.forward)?.finish()
  print(pager.viewControllers?.first === book.pages[1], pager.beginSwipe(.forward) == nil)
}
