// evidence: A-061
// No text, no size; heights are rounded up to the pixel. Widths are not Apple's here.
// ends: normally
import UIKit

let label = UILabel()
label.text = ""
print(label.intrinsicContentSize)
label.text = "hiiiii"
print((label.intrinsicContentSize.height * 100).rounded() / 100)
let short = label.intrinsicContentSize.width
label.text = "translatesAutoresizingMaskIntoConstraints"
print(label.intrinsicContentSize.width > 8 * short)
