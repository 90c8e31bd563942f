import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiSwitch = TypeBinding.class(
    UISwitch.self, "UISwitch", inherits: "UIControl", subclassable: true
  ) { type in
    type.frameInitializers(UISwitch.init(frame:), subclass: ScriptSwitch.init(script:frame:))
    type.property("var isOn: Bool", \.isOn)
    type.property("var onTintColor: UIColor?", \.onTintColor)
    type.property("var thumbTintColor: UIColor?", \.thumbTintColor)
    type.property("var title: String?", \.title)
    type.method("func setOn(_ on: Bool, animated: Bool)", UISwitch.setOn(_:animated:))
    type.keptLooks()
  }

  static let uiSlider = TypeBinding.class(
    UISlider.self, "UISlider", inherits: "UIControl", subclassable: true
  ) { type in
    type.frameInitializers(UISlider.init(frame:), subclass: ScriptSlider.init(script:frame:))
    type.property("var value: Float", \.value)
    type.property("var minimumValue: Float", \.minimumValue)
    type.property("var maximumValue: Float", \.maximumValue)
    type.property("var isContinuous: Bool", \.isContinuous)
    type.property("var minimumTrackTintColor: UIColor?", \.minimumTrackTintColor)
    type.property("var maximumTrackTintColor: UIColor?", \.maximumTrackTintColor)
    type.property("var thumbTintColor: UIColor?", \.thumbTintColor)
    type.method(
      "func setValue(_ value: Float, animated: Bool)", UISlider.setValue(_:animated:))
    type.method(
      "func trackRect(forBounds bounds: CGRect) -> CGRect", UISlider.trackRect(forBounds:))
    type.method(
      "func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect",
      UISlider.thumbRect(forBounds:trackRect:value:))
    type.keptLooks()
  }

  static let uiStepper = TypeBinding.class(
    UIStepper.self, "UIStepper", inherits: "UIControl", subclassable: true
  ) { type in
    type.frameInitializers(UIStepper.init(frame:), subclass: ScriptStepper.init(script:frame:))
    type.property("var value: Double", \.value)
    type.property("var minimumValue: Double", \.minimumValue)
    type.property("var maximumValue: Double", \.maximumValue)
    type.property("var stepValue: Double", \.stepValue)
    type.property("var isContinuous: Bool", \.isContinuous)
    type.property("var autorepeat: Bool", \.autorepeat)
    type.property("var wraps: Bool", \.wraps)
  }
}
