// evidence: A-031
// The engine's frames go to bounds and centre: what a transform does on top of that moves neither the
// views inside, nor what is constrained to a view whose mask is translated.
// ends: normally
import UIKit

let card = UIView()
let title = UIView()
card.translatesAutoresizingMaskIntoConstraints = false
title.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(card)
card.addSubview(title)
let inset = title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10)
NSLayoutConstraint.activate([
  card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
  card.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
  card.widthAnchor.constraint(equalToConstant: 200),
  card.heightAnchor.constraint(equalToConstant: 100),
  inset,
  title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
  title.widthAnchor.constraint(equalToConstant: 50),
  title.heightAnchor.constraint(equalToConstant: 30),
])
card.transform = CGAffineTransform(translationX: 0, y: 300)
view.layoutIfNeeded()
print(card.frame, title.frame)
inset.constant = 12
view.layoutIfNeeded()
print(card.frame, title.frame)
card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
inset.constant = 14
view.layoutIfNeeded()
print(card.frame, title.frame)

let stamp = UIView(frame: CGRect(x: 40, y: 400, width: 20, height: 20))
stamp.transform = CGAffineTransform(scaleX: 3, y: 3)
view.addSubview(stamp)
let beside = UIView()
beside.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(beside)
NSLayoutConstraint.activate([
  beside.leadingAnchor.constraint(equalTo: stamp.trailingAnchor, constant: 1),
  beside.topAnchor.constraint(equalTo: stamp.topAnchor),
  beside.widthAnchor.constraint(equalTo: stamp.widthAnchor),
  beside.heightAnchor.constraint(equalTo: stamp.heightAnchor),
])
view.layoutIfNeeded()
print(stamp.frame, beside.frame)
