import Foundation

extension UIControl {
  /// Controls that hold a value send `.primaryActionTriggered` with `.valueChanged`, which is
  /// unspecified: Apple's documentation lets each control say what its primary action is.
  final func withPrimary(_ controlEvents: Event) -> Event {
    guard controlEvents.contains(.valueChanged), self is any ValueControl else {
      return controlEvents
    }
    return controlEvents.union(.primaryActionTriggered)
  }
}

/// A control whose primary action is a change of its value.
@MainActor private protocol ValueControl: UIControl {}

extension UISwitch: ValueControl {}
extension UISlider: ValueControl {}
extension UIStepper: ValueControl {}
extension UISegmentedControl: ValueControl {}
extension UIDatePicker: ValueControl {}
extension UIPageControl: ValueControl {}
extension UIRefreshControl: ValueControl {}
extension UIColorWell: ValueControl {}
