// evidence: A-089
// A constraint between branches is solved in one coordinate system.
// ends: normally
import UIKit

let a = UIView(frame: CGRect(x: 30, y: 200, width: 200, height: 200))
let field = UIView()
let dropdown = UIView()
view.addSubview(a)
a.addSubview(field)
view.addSubview(dropdown)
for box in [field, dropdown] { box.translatesAutoresizingMaskIntoConstraints = false }
NSLayoutConstraint.activate([
  field.topAnchor.constraint(equalTo: a.topAnchor, constant: 10),
  field.heightAnchor.constraint(equalToConstant: 40),
  dropdown.topAnchor.constraint(equalTo: field.bottomAnchor),
  dropdown.leadingAnchor.constraint(equalTo: field.leadingAnchor),
])
view.layoutIfNeeded()
print(dropdown.frame.minY, field.convert(field.bounds, to: view).maxY)

let scroll = UIScrollView(frame: view.bounds)
let content = UIView()
view.addSubview(scroll)
scroll.addSubview(content)
content.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
  content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
  content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
  content.topAnchor.constraint(equalTo: scroll.topAnchor),
  content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
  content.widthAnchor.constraint(equalTo: view.widthAnchor),
  content.heightAnchor.constraint(equalToConstant: 1500),
])
view.layoutIfNeeded()
print(scroll.contentSize)
