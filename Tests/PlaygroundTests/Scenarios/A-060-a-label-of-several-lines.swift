// evidence: A-060
// The height follows from the lines, which break at preferredMaxLayoutWidth, or at the width that
// constraints give. How wide letters are is not Apple's here, so only comparisons are printed.
// ends: normally
import UIKit

let label = UILabel()
label.text = "A line that is too long for the width that it is going to get"
label.numberOfLines = 0
label.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(label)
let one = label.intrinsicContentSize
print(one.height < 25)
NSLayoutConstraint.activate([
  label.topAnchor.constraint(equalTo: view.topAnchor),
  label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  label.widthAnchor.constraint(equalToConstant: 120),
])
view.layoutIfNeeded()
print(label.frame.width, label.frame.height > 2 * one.height)
label.preferredMaxLayoutWidth = 240
view.layoutIfNeeded()
print(label.frame.height < 4 * one.height, label.intrinsicContentSize.width <= 240)
label.numberOfLines = 1
view.layoutIfNeeded()
print(label.frame.height == one.height)
