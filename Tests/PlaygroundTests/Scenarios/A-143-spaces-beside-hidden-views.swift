// evidence: A-143
// Before the first and after the last visible view there is no space; between two visible ones the
// hidden view's two halves are the space; a pair of hidden ones has none.
// Open, so not printed: the first two of three hidden, where UIKit itself differs.
// ends: normally
import UIKit

class IV: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 50) }
}

func spaces(_ pattern: String) {
  let stack = UIStackView()
  stack.spacing = 20
  stack.translatesAutoresizingMaskIntoConstraints = false
  for letter in pattern {
    let one = IV()
    one.isHidden = letter == "h"
    stack.addArrangedSubview(one)
  }
  view.addSubview(stack)
  stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  view.layoutIfNeeded()
  print(
    pattern,
    stack.constraints.filter { $0.identifier == "UISV-spacing" }.map { $0.constant },
    stack.frame.width)
  stack.removeFromSuperview()
}

for pattern in ["VhV", "hVV", "VVh", "VhhV", "hVhVh"] { spaces(pattern) }
