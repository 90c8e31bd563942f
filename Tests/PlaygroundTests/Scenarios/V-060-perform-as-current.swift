// evidence: V-060
// A dynamic colour asks the current traits; performAsCurrent makes others current for a while.
// ends: normally
import UIKit

let ink = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
let dark = UITraitCollection(userInterfaceStyle: .dark)
print(ink.cgColor == UIColor.black.cgColor)
dark.performAsCurrent {
  print(ink.cgColor == UIColor.white.cgColor, UITraitCollection.current == dark)
}
print(ink.cgColor == UIColor.black.cgColor)
print(ink.resolvedColor(with: dark) == .white)
