// evidence: A-090
// An option that aligns along the format's own axis has nothing to say of one view.
// Source: Eureka's FieldRow.swift, which has both formats.
// ends: normally
import UIKit

let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
let field = UIView()
field.translatesAutoresizingMaskIntoConstraints = false
row.addSubview(field)
for (format, options) in [
  ("V:|-11-[field]-11-|", .alignAllLastBaseline), ("H:|-[field]-|", .alignAllLeft),
] as [(String, NSLayoutConstraint.FormatOptions)] {
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: nil, views: ["field": field]))
}
row.layoutIfNeeded()
print(field.frame)
