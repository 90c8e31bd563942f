// evidence: A-082
// A constraint of a guide that no view owns cannot be activated.
// ends: fault NSGenericException
import UIKit

let guide = UILayoutGuide()
guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
print("never printed")
