// evidence: C-012
// A controller that names a nib loads it with its view; there is none of that name.
// ends: fault NSInternalInconsistencyException
import UIKit

let card = UIViewController(nibName: "CardView", bundle: nil)
print(card.nibName ?? "none", card.isViewLoaded)
_ = card.view
print("not reached")
