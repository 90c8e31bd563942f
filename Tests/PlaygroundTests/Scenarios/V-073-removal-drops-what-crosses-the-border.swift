// evidence: V-073, A-019
// removeFromSuperview throws away the constraints that cross the border of the removed subtree;
// those inside stay, and adding the view again restores nothing. A dropped constraint can be
// activated again.
// ends: normally
import UIKit

let container = UIView()
let card = UIView()
let label = UIView()
container.addSubview(card)
card.addSubview(label)
card.translatesAutoresizingMaskIntoConstraints = false
label.translatesAutoresizingMaskIntoConstraints = false

let crossing = card.topAnchor.constraint(equalTo: container.topAnchor)
let deepCrossing = label.leadingAnchor.constraint(equalTo: container.leadingAnchor)
let inner = label.topAnchor.constraint(equalTo: card.topAnchor)
let own = card.widthAnchor.constraint(equalToConstant: 50)
NSLayoutConstraint.activate([crossing, deepCrossing, inner, own])

func show(_ title: String) {
  print(title, [crossing, deepCrossing, inner, own].map(\.isActive), container.constraints.count)
}

show("before")
card.removeFromSuperview()
show("removed")
container.addSubview(card)
show("added again")
crossing.isActive = true
show("activated again")
