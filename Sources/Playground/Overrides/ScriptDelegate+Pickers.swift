import SwiftScript
import UIKitEngine

// What pickers ask and tell.

extension ScriptDelegate {
  public func numberOfComponents(in pickerView: UIPickerView) -> Int {
    ask("numberOfComponents(in:)", of: "UIPickerViewDataSource", pickerView, or: 0)
  }

  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  {
    ask(
      "pickerView(_:numberOfRowsInComponent:)", of: "UIPickerViewDataSource", pickerView, component,
      or: 0)
  }
}
