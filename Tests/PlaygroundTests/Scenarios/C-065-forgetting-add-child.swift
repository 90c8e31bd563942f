// evidence: C-065
// Without addChild all appearance callbacks still arrive at a visible parent; but nobody owns the
// controller, and it dies after its viewDidAppear while its view stays.
// ends: normally
import UIKit

final class Orphan: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    print("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear")
  }

  deinit {
    print("deinit")
  }
}

func showOrphan() {
  let orphan = Orphan()
  view.addSubview(orphan.view)
}

let before = view.subviews.count
showOrphan()
print("returned")
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("views left behind: \(view.subviews.count - before)")
}
