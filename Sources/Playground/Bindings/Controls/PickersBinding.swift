import Foundation
import SwiftScript
import UIKitEngine

extension UIDatePicker.Mode: @MainActor BridgedValue {}
extension UIDatePickerStyle: @MainActor BridgedValue {}

extension TypeBinding {
  /// Wheels of rows, and dates that are chosen.
  static let pickers: [TypeBinding] = [
    .protocol(
      "UIPickerViewDataSource", inherits: ["AnyObject"],
      [
        "func numberOfComponents(in pickerView: UIPickerView) -> Int",
        "func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int",
      ], needs: ["numberOfComponents(in:)", "pickerView(_:numberOfRowsInComponent:)"]),
    .protocol(
      "UIPickerViewDelegate", inherits: ["AnyObject"],
      [
        "func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, "
          + "forComponent component: Int) -> String?",
        "func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, "
          + "forComponent component: Int, reusing view: UIView?) -> UIView",
        "func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) "
          + "-> CGFloat",
        "func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat",
        "func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, "
          + "inComponent component: Int)",
      ]),
    picker, datePicker,
    .enum(
      UIDatePicker.Mode.self, "UIDatePicker.Mode",
      [
        ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime),
        ("countDownTimer", .countDownTimer),
      ]),
    .enum(
      UIDatePickerStyle.self, "UIDatePickerStyle",
      [
        ("automatic", .automatic), ("wheels", .wheels), ("compact", .compact), ("inline", .inline),
      ]),
  ]

  private static let picker = TypeBinding.class(
    UIPickerView.self, "UIPickerView", inherits: "UIView", subclassable: true
  ) { type in
    type.frameInitializers(
      UIPickerView.init(frame:), subclass: ScriptPickerView.init(script:frame:))
    type.delegateProperty("var dataSource: UIPickerViewDataSource?", \.dataSource)
    type.delegateProperty("var delegate: UIPickerViewDelegate?", \.delegate)
    type.property("var numberOfComponents: Int", \.numberOfComponents)
    type.function("func numberOfRows(inComponent component: Int) -> Int") {
      (picker: UIPickerView, component: Int) in
      picker.numberOfRows(inComponent: component)
    }
    type.function("func selectedRow(inComponent component: Int) -> Int") {
      (picker: UIPickerView, component: Int) in
      picker.selectedRow(inComponent: component)
    }
    type.function("func selectRow(_ row: Int, inComponent component: Int, animated: Bool)") {
      (picker: UIPickerView, row: Int, component: Int, animated: Bool) in
      picker.selectRow(row, inComponent: component, animated: animated)
    }
    type.method(
      "func view(forRow row: Int, forComponent component: Int) -> UIView?",
      UIPickerView.view(forRow:forComponent:))
    type.method("func reloadAllComponents()", UIPickerView.reloadAllComponents)
    type.method("func reloadComponent(_ component: Int)", UIPickerView.reloadComponent(_:))
  }

  private static let datePicker = TypeBinding.class(
    UIDatePicker.self, "UIDatePicker", inherits: "UIControl", subclassable: true
  ) { type in
    // The date that it shows first is one of the app's virtual time.
    type.frameInitializers(
      { shown(UIDatePicker(frame: $0)) },
      subclass: { shown(ScriptDatePicker(script: $0, frame: $1)) })
    type.property("var date: Date", \.date)
    type.property("var minimumDate: Date?", \.minimumDate)
    type.property("var maximumDate: Date?", \.maximumDate)
    type.property("var datePickerMode: Mode", \.datePickerMode)
    type.property("var preferredDatePickerStyle: UIDatePickerStyle", \.preferredDatePickerStyle)
    type.property("var minuteInterval: Int", \.minuteInterval)
    type.property("var countDownDuration: TimeInterval", \.countDownDuration)
    type.property("var locale: Locale?", \.locale)
    type.property("var calendar: Calendar!", \.calendar)
    type.property("var timeZone: TimeZone?", \.timeZone)
    type.function("func setDate(_ date: Date, animated: Bool)") {
      (picker: UIDatePicker, date: Date, animated: Bool) in
      picker.setDate(date, animated: animated)
    }
  }

  private static func shown(_ picker: UIDatePicker) -> UIDatePicker {
    picker.date = Date(timeIntervalSinceReferenceDate: Engine.current.now)
    return picker
  }
}
