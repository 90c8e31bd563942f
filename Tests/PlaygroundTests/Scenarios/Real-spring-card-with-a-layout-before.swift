// evidence: V-038, V-057, V-085, V-027
// A card of 200×200 waits below the screen and is brought in by changing a constant in a spring
// animation. Laid out before, it starts where its first constraints put it: it never leaves its
// column.
// Open, so not printed: exact places on the way.
// ends: normally
import UIKit

final class CardView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 200) }
}

let card = CardView()
card.backgroundColor = .systemOrange
card.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(card)
let bottom = card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 200)
NSLayoutConstraint.activate([
  card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  bottom,
])

view.layoutIfNeeded()
print("before:", card.frame)

UIView.animate(
  withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
) {
  bottom.constant = -50
  view.layoutIfNeeded()
} completion: { finished in
  print("finished: \(finished), frame: \(card.frame)")
}
print("model:", card.frame)

DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
  guard let shown = card.layer.presentation() else { return }
  print("in its column: \(shown.position.x == 195), still low: \(shown.position.y > 800)")
}
