// An image view aligns by its image's alignment rectangle, not by its frame.
// evidence: A-063
// ends: normally
import UIKit

guard let symbol = UIImage(systemName: "star") else { fatalError("no symbol") }
let shadowed = symbol.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
let picture = UIImageView(image: shadowed)
picture.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(picture)
NSLayoutConstraint.activate([
  picture.topAnchor.constraint(equalTo: view.topAnchor),
  picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  picture.widthAnchor.constraint(equalToConstant: 50),
  picture.heightAnchor.constraint(equalToConstant: 50),
])
view.layoutIfNeeded()
print(picture.frame)
print(picture.alignmentRect(forFrame: picture.frame))
print(
  shadowed.withRenderingMode(.alwaysTemplate).alignmentRectInsets == shadowed.alignmentRectInsets)
