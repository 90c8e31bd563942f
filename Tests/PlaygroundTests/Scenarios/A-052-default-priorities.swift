// evidence: A-052
// In code every view hugs with 250 and resists compression with 750.
// ends: normally
import UIKit

for view in [UILabel(), UIView(), UIImageView()] {
  print(
    view.contentHuggingPriority(for: .horizontal).rawValue,
    view.contentHuggingPriority(for: .vertical).rawValue,
    view.contentCompressionResistancePriority(for: .horizontal).rawValue,
    view.contentCompressionResistancePriority(for: .vertical).rawValue)
}
