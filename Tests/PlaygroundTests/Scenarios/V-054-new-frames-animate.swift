// evidence: V-054, C-076
// A turn changes the window's bounds and lays out inside the animation: models jump, what is seen
// travels, also of a view that constraints place. The turn is LayoutLab's.
// ends: normally
import UIKit

let card = UIView()
card.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(card)
NSLayoutConstraint.activate([
  card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
  card.topAnchor.constraint(equalTo: view.topAnchor),
  card.heightAnchor.constraint(equalToConstant: 44),
])

func show() {
  for shown in [view, card] {
    let width = shown.layer.presentation()?.bounds.width ?? 0
    print(shown.bounds.width, width > 390 && width < 844, width == shown.bounds.width)
  }
}

DispatchQueue.main.asyncAfter(deadline: .now() + 1) { window.rotate(to: .landscapeRight) }
DispatchQueue.main.asyncAfter(deadline: .now() + 1.1) { show() }
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { show() }
