// swift-format-ignore-file
// What a delegate need not have is called with `?`, and gives nil where it is not there.
// ends: normally
import UIKit

final class Rows: NSObject, UITableViewDelegate, UITextFieldDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("at rest") }
}
final class Nothing: NSObject, UITableViewDelegate, UITextFieldDelegate, UIGestureRecognizerDelegate {}

let (table, field, tap) = (UITableView(), UITextField(), UITapGestureRecognizer())
let (rows, nothing) = (Rows(), Nothing())
let path = IndexPath(row: 0, section: 0)
for delegate in [rows, nothing] as [any UITableViewDelegate & UITextFieldDelegate] {
  table.delegate = delegate
  field.delegate = delegate
  let height = table.delegate?.tableView?(table, heightForRowAt: path) ?? 44
  print(height)
  if let view = table.delegate?.viewForZooming?(in: table) { print(view) }
  print(field.delegate?.textFieldShouldReturn?(field) ?? true)
  let range = NSRange(location: 0, length: 0)
  let isFree = field.delegate?.textField?(
    field, shouldChangeCharactersIn: range, replacementString: "a")
  print(isFree == nil)
  table.delegate?.scrollViewDidEndDecelerating?(table)
  table.delegate?.scrollViewWillBeginDragging?(table)
}
tap.delegate = nothing
print(tap.delegate?.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: tap) ?? true)
print(tap.delegate?.gestureRecognizerShouldBegin?(tap) == nil)
