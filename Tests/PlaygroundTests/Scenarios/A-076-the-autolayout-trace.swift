// evidence: A-076
// Who takes part in Auto Layout, line by line, and what is ambiguous.
// ends: normally
import UIKit

let label = UILabel()
label.text = "Hello"
label.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(label)
label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor).isActive = true
view.layoutIfNeeded()
for line in window._autolayoutTrace().split(separator: "\n", omittingEmptySubsequences: false) {
  print(line)
}
