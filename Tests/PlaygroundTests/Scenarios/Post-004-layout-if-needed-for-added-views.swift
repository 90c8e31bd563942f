// evidence: V-027, V-038, V-052, V-057, V-074
// Post 004 rebuilt: a card with an image layer is added below the screen and brought up by a spring;
// a label is added under it in the completion. The button is a function called twice.
// Open, so not printed: what the label's own layoutIfNeeded does to its size (V-026).
// ends: normally
import UIKit

final class CardView: UIView {
  private(set) var imageLayer: CALayer?

  override var intrinsicContentSize: CGSize {
    CGSize(width: 200, height: 200)
  }

  func setImageLayer(with rect: CGRect) {
    let layer = CALayer()
    layer.frame = rect
    layer.cornerRadius = 12
    self.layer.addSublayer(layer)
    imageLayer = layer
  }
}

final class CardViewController: UIViewController {
  private var cards = 0

  func addCard(layingOutFirst: Bool) {
    cards += 1
    let number = cards
    let card = CardView()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let bottom = card.topAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor), bottom,
    ])

    view.setNeedsLayout()
    print("card \(number), marked: \(card.bounds.size)")
    if layingOutFirst {
      view.layoutIfNeeded()
      print("card \(number), laid out: \(card.bounds.size)")
    }
    card.setImageLayer(with: card.bounds)
    print("card \(number), image layer: \(card.imageLayer?.frame.size ?? .zero)")

    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [],
      animations: {
        bottom.constant = -250
        self.view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        print("card \(number), arrived: \(card.frame)")
        self?.addLabel(under: card)
      })
  }

  private func addLabel(under card: CardView) {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8),
      label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    label.layoutIfNeeded()
    print("label, placed by its own layoutIfNeeded: \(label.center.y > 200)")
    card.layoutIfNeeded()
    print("label, the card's: \(label.frame)")
  }
}

let cardController = CardViewController()
window.rootViewController = cardController
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  cardController.addCard(layingOutFirst: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  cardController.addCard(layingOutFirst: false)
}
