// source: Apple's documentation of UITextField.leftViewRect(forBounds:)
// A field's side views lie at its ends as their modes say, and the text lies between them.
// ends: normally
import UIKit

let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
let mark = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
window.addSubview(field)
field.leftView = icon
field.layoutIfNeeded()
print(icon.superview === field, field.textRect(forBounds: field.bounds))
field.leftViewMode = .always
field.rightView = mark
field.rightViewMode = .whileEditing
field.layoutIfNeeded()
print(icon.superview === field, icon.frame, mark.superview === field)
print(field.textRect(forBounds: field.bounds))
field.becomeFirstResponder()
field.layoutIfNeeded()
print(mark.superview === field, mark.frame)
print(field.editingRect(forBounds: field.bounds))
field.resignFirstResponder()
field.leftView = nil
field.layoutIfNeeded()
print(mark.superview === field, icon.superview === field)

final class Padded: UITextField {
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
  }
}
let padded = Padded(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
padded.leftView = icon
padded.leftViewMode = .always
window.addSubview(padded)
padded.layoutIfNeeded()
print(icon.frame, padded.textRect(forBounds: padded.bounds))
