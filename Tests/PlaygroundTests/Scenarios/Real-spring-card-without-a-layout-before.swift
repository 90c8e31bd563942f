// evidence: V-038, V-055, V-027
// The same card without layoutIfNeeded before the animation: its first layout happens inside the
// block, so it flies in from the origin.
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
  let place = shown.position
  print("near the left edge: \(place.x < 60), near the top: \(place.y < 200)")
}
