// evidence: C-077, V-059
// The traits were guessed right when the controller was made: nobody is told of them when its view
// comes into the hierarchy.
// ends: normally
import UIKit

final class Card: UIView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    print("view traitCollectionDidChange")
  }
}

final class Page: UIViewController {
  override func loadView() { view = Card() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    print("traitCollectionDidChange")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear", traitCollection.horizontalSizeClass == .compact)
  }
}

let page = Page()
print(page.traitCollection.horizontalSizeClass == .compact)
window.rootViewController = page
