// evidence: A-110
// What a new stack view is set to, and the raw values of its two enums.
// ends: normally
import UIKit

let stack = UIStackView()
print(
  stack.axis == .horizontal, stack.distribution == .fill, stack.alignment == .fill, stack.spacing)
print(stack.isBaselineRelativeArrangement, stack.isLayoutMarginsRelativeArrangement)
let distributions: [UIStackView.Distribution] = [
  .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
]
print(distributions.map { $0.rawValue })
let alignments: [UIStackView.Alignment] = [
  .fill, .leading, .top, .firstBaseline, .center, .trailing, .bottom, .lastBaseline,
]
print(alignments.map { $0.rawValue })
