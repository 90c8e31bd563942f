// evidence
// No archive keeps a new constraint; the priorities of a scene's size stand around the middle.
// ends: normally
import UIKit

let box = UIView()
let constraint = box.widthAnchor.constraint(equalToConstant: 5)
print(constraint.shouldBeArchived)
constraint.shouldBeArchived = true
print(constraint.shouldBeArchived)
let scene: [UILayoutPriority] = [
  .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
]
print(scene.map { $0.rawValue })
