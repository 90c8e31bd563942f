// source: Apple's documentation of UIPickerView and UIDatePicker
// A picker asks its data source; what is chosen is kept. A date picker keeps its date in bounds.
// ends: normally
import UIKit

final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let sizes = ["S", "M", "L"]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? sizes.count : 10
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { component == 0 ? sizes[row] : "\(row + 1)" }
}

let sizes = Sizes()
let picker = UIPickerView()
picker.dataSource = sizes
picker.delegate = sizes
view.addSubview(picker)
print(picker.numberOfComponents, picker.numberOfRows(inComponent: 0))
picker.selectRow(2, inComponent: 0, animated: false)
print(picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1))

let dates = UIDatePicker()
dates.datePickerMode = .date
dates.minimumDate = Date(timeIntervalSinceReferenceDate: 1000)
dates.maximumDate = Date(timeIntervalSinceReferenceDate: 2000)
dates.date = Date(timeIntervalSinceReferenceDate: 1500)
print(dates.date.timeIntervalSinceReferenceDate, dates.datePickerMode == .date)
dates.setDate(Date(timeIntervalSinceReferenceDate: 5000), animated: true)
print(dates.date.timeIntervalSinceReferenceDate)
