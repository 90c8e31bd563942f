// swift-format-ignore-file
// evidence: A-084
// A program as blogs have them.
// ends: normally
import UIKit

final class FormField: UIView, UITextFieldDelegate {
  let field = UITextField()
  private let error = UILabel()
  var validate: (String) -> String? = { _ in nil }
  init(_ placeholder: String) {
    super.init(frame: .zero)
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
    error.textColor = .systemRed
    error.font = .preferredFont(forTextStyle: .caption1)
    error.isHidden = true
    let stack = UIStackView(arrangedSubviews: [field, error])
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
  private func changed() {
    let message = validate(field.text ?? "")
    error.text = message
    error.isHidden = message == nil
  }
  var isValid: Bool { validate(field.text ?? "") == nil }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder(); return true }
}
final class CardField: UITextField {
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 4) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
let mail = FormField("Mail")
mail.validate = { $0.contains("@") ? nil : "No mail address" }
let password = FormField("Password")
password.validate = { $0.count >= 8 ? nil : "Too short" }
let form = UIStackView(arrangedSubviews: [mail, password])
form.axis = .vertical
form.spacing = 12
form.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(form)
NSLayoutConstraint.activate([
  form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
  form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
  form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
])
view.layoutIfNeeded()
let small = form.frame.height
mail.field.becomeFirstResponder()
mail.field.insertText("me")
view.layoutIfNeeded()
print(form.frame.height > small, mail.isValid)
mail.field.insertText("@home.org")
view.layoutIfNeeded()
print(form.frame.height == small, mail.isValid)
if let end = mail.field.position(from: mail.field.endOfDocument, offset: -4), let range = mail.field.textRange(from: end, to: mail.field.endOfDocument) {
  print(mail.field.text(in: range) ?? "")
  mail.field.selectedTextRange = range
  mail.field.insertText(".com")
  print(mail.field.text ?? "")
}
let card = CardField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
card.text = "4242"
print(card.caretRect(for: card.endOfDocument), card.closestPosition(to: CGPoint(x: 0, y: 10)) == card.beginningOfDocument)
print(card.characterRange(at: CGPoint(x: 14, y: 20)).flatMap { card.text(in: $0) } ?? "none")
