import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiSegmentedControl = TypeBinding.class(
    UISegmentedControl.self, "UISegmentedControl", inherits: "UIControl", subclassable: true
  ) { type in
    type.frameInitializers(
      UISegmentedControl.init(frame:), subclass: ScriptSegmentedControl.init(script:frame:))
    type.initializer("init(items: [Any]?)") { (items: [Value]?) in
      UISegmentedControl(items: items?.map { $0.hosted ?? "" })
    } subclass: { script, items in
      ScriptSegmentedControl(script: script, items: items?.map { $0.hosted ?? "" })
    }
    type.staticProperty("static var noSegment: Int") { UISegmentedControl.noSegment }
    type.property("var selectedSegmentIndex: Int", \.selectedSegmentIndex)
    type.property("var isMomentary: Bool", \.isMomentary)
    type.property(
      "var apportionsSegmentWidthsByContent: Bool", \.apportionsSegmentWidthsByContent)
    type.property("var selectedSegmentTintColor: UIColor?", \.selectedSegmentTintColor)
    type.property("var numberOfSegments: Int", \.numberOfSegments)
    type.method(
      "func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)",
      UISegmentedControl.insertSegment(withTitle:at:animated:))
    type.method(
      "func removeSegment(at segment: Int, animated: Bool)",
      UISegmentedControl.removeSegment(at:animated:))
    type.method("func removeAllSegments()", UISegmentedControl.removeAllSegments)
    type.method(
      "func setTitle(_ title: String?, forSegmentAt segment: Int)",
      UISegmentedControl.setTitle(_:forSegmentAt:))
    type.method(
      "func titleForSegment(at segment: Int) -> String?", UISegmentedControl.titleForSegment(at:))
    type.method(
      "func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)",
      UISegmentedControl.setEnabled(_:forSegmentAt:))
    type.method(
      "func isEnabledForSegment(at segment: Int) -> Bool",
      UISegmentedControl.isEnabledForSegment(at:))
    type.method(
      "func setImage(_ image: UIImage?, forSegmentAt segment: Int)",
      UISegmentedControl.setImage(_:forSegmentAt:))
    type.method(
      "func imageForSegment(at segment: Int) -> UIImage?", UISegmentedControl.imageForSegment(at:))
    type.method(
      "func insertSegment(action: UIAction, at segment: Int, animated: Bool)",
      UISegmentedControl.insertSegment(action:at:animated:))
    type.method(
      "func setWidth(_ width: CGFloat, forSegmentAt segment: Int)",
      UISegmentedControl.setWidth(_:forSegmentAt:))
    type.method(
      "func widthForSegment(at segment: Int) -> CGFloat", UISegmentedControl.widthForSegment(at:))
  }
}
