// evidence: A-013
// The constant of an active constraint may change at any time; the frame follows in the next pass,
// once, to the last value.
// ends: normally
import UIKit

let bar = UIView()
bar.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(bar)
let width = bar.widthAnchor.constraint(equalToConstant: 16)
NSLayoutConstraint.activate([
  width,
  bar.heightAnchor.constraint(equalToConstant: 4),
  bar.topAnchor.constraint(equalTo: view.topAnchor),
  bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
])

for value in [CGFloat(16), 20, 24] {
  width.constant = value
  print("set \(width.constant), is \(bar.frame.width)")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("later \(bar.frame.width)")
}
