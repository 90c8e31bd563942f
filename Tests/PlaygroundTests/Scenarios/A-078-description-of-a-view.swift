// evidence: A-078
// How a view prints; what is not the default comes between frame and layer.
// ends: normally
import UIKit

let card = UIView(frame: CGRect(x: 1.5, y: 2, width: 30, height: 40))
print(card)
card.isHidden = true
card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
print(card)
let corner = UIView()
corner.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
print(corner)
