// evidence
// The named priorities, and what hugging and compression resistance are in code.
// ends: normally
import UIKit

let named: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
print(named.map { $0.rawValue })
print(UILayoutPriority(999).rawValue, UILayoutPriority(rawValue: 1) == UILayoutPriority(1))

let plain = UIView()
for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
  print(
    plain.contentHuggingPriority(for: axis) == .defaultLow,
    plain.contentCompressionResistancePriority(for: axis) == .defaultHigh)
}
plain.setContentHuggingPriority(.required, for: .vertical)
print(plain.contentHuggingPriority(for: .vertical).rawValue)
