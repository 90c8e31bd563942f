// evidence: A-063
// Constraints act on the alignment rectangle; the frame is that rectangle with the insets added.
// ends: normally
import UIKit

final class Shadowed: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
  }
}

let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let shadowed = Shadowed()
shadowed.translatesAutoresizingMaskIntoConstraints = false
parent.addSubview(shadowed)
NSLayoutConstraint.activate([
  shadowed.topAnchor.constraint(equalTo: parent.topAnchor),
  shadowed.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
  shadowed.widthAnchor.constraint(equalToConstant: 40),
  shadowed.heightAnchor.constraint(equalToConstant: 50),
])
parent.layoutIfNeeded()
print(shadowed.frame)
let rect = shadowed.alignmentRect(forFrame: shadowed.frame)
print(rect, shadowed.frame(forAlignmentRect: rect) == shadowed.frame)
print(UIView().alignmentRectInsets == .zero)
