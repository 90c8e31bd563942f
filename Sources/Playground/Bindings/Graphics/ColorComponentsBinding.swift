import SwiftScript
import UIKitEngine

extension MemberTable where Host == UIColor {
  func components() {
    initializer(
      "init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
      UIColor.init(displayP3Red:green:blue:alpha:))
    staticMethod("convenience init?(named name: String)", UIColor.init(named:))
    method("func set()", UIColor.set)
    method("func setFill()", UIColor.setFill)
    method("func setStroke()", UIColor.setStroke)
    constant("darkText", .darkText)
    constant("lightText", .lightText)
    constant("quaternaryLabel", .quaternaryLabel)
    constant("systemFill", .systemFill)
    constant("secondarySystemFill", .secondarySystemFill)
    constant("tertiarySystemFill", .tertiarySystemFill)
    constant("quaternarySystemFill", .quaternarySystemFill)
    constant("opaqueSeparator", .opaqueSeparator)
    constant("secondarySystemGroupedBackground", .secondarySystemGroupedBackground)
    constant("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground)
  }
}
