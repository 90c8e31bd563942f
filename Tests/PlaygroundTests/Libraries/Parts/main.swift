import UIKit

let label = PaddedLabel()
label.text = "Hello"
let plain = label.intrinsicContentSize
label.padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
print(
  label.intrinsicContentSize.width - plain.width, label.intrinsicContentSize.height - plain.height)
print(label.accessibilityLabel ?? "none")

let button = IconButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
button.setTitle("Go", for: .normal)
button.setImage(UIImage(), for: .normal)
button.layoutIfNeeded()
print(button.titleLabel?.frame ?? .null, button.imageView?.frame ?? .null)
button.isHighlighted = true
print(button.alpha)
var updates: [Bool] = []
button.configurationUpdateHandler = { updates.append($0.isEnabled) }
button.layoutIfNeeded()
button.isEnabled = false
print(updates)
button.layoutIfNeeded()
print(updates)
button.menu = UIMenu(children: [
  UIAction(title: "Copy", attributes: .disabled, state: .on) { _ in },
  UIMenu(options: .displayInline, children: [UIAction(title: "Paste") { _ in }]),
])
print(button.menu?.children.map(\.title) ?? [], button.menu?.selectedElements.map(\.title) ?? [])

@MainActor final class Listener: NSObject, UITextFieldDelegate {
  var log: [String] = []
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("may begin")
    return textField.placeholder != "closed"
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begins") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ends") }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    let range = textField.selectedTextRange ?? UITextRange?.none
    log.append(
      "selects \(range.map { textField.offset(from: textField.beginningOfDocument, to: $0.start) } ?? -1)"
    )
  }
}
let listener = Listener()
let field = InsetField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
field.delegate = listener
field.text = "ab"
field.addAction(
  UIAction { _ in listener.log.append("changed to \(field.text ?? "")") }, for: .editingChanged)
let closed = UITextField()
closed.delegate = listener
closed.placeholder = "closed"
print(field.becomeFirstResponder(), closed.becomeFirstResponder(), field.isFirstResponder)
field.insertText("👍🏽c")
field.deleteBackward()
field.deleteBackward()
let start = field.beginningOfDocument
if let next = field.position(from: start, offset: 1),
  let first = field.textRange(from: start, to: next)
{
  field.selectedTextRange = first
  print(field.text(in: first) ?? "")
}
field.insertText("Z")
let other = UITextField()
print(other.becomeFirstResponder(), field.isFirstResponder)
print(listener.log)
print(field.editingRect(forBounds: field.bounds), field.leftViewRect(forBounds: field.bounds))

let owner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
let row = Row()
let views = [UIView(), UIView()]
for view in views {
  view.widthAnchor.constraint(equalToConstant: 30).isActive = true
  view.heightAnchor.constraint(equalToConstant: 40).isActive = true
}
row.hold(views, in: owner)
row.leadingAnchor.constraint(equalTo: owner.leadingAnchor, constant: 5).isActive = true
row.topAnchor.constraint(equalTo: owner.topAnchor, constant: 6).isActive = true
owner.layoutIfNeeded()
print(views.map(\.frame), row.layoutFrame.size.width, row.owningView === owner)
row.owningView = nil
print(owner.constraints.isEmpty, owner.layoutGuides.isEmpty)

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let stage = Stage()
window.rootViewController = stage
window.makeKeyAndVisible()
let child = UIViewController()
stage.show(child, sender: nil)
child.preferredContentSize = CGSize(width: 50, height: 60)
window.layoutIfNeeded()
print(stage.heard, child.traitCollection.userInterfaceStyle == .dark)
print(stage.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
print(describe(.small), describe(.large), describe(.accessibilityLarge))

let layer = CALayer()
layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
layer.setValue(0.5, forKeyPath: "transform.scale")
print(layer.frame, (layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue ?? 0)
layer.setValue(7, forKeyPath: "position.x")
layer.setValue(100, forKeyPath: "bounds.size.width")
layer.setValue("mine", forKey: "owner")
layer.setValue(4, forKey: "cornerRadius")
print(
  layer.position, layer.bounds, layer.cornerRadius, layer.value(forKey: "owner") as? String ?? "")
let turned = CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1)
let back = CATransform3DConcat(turned, CATransform3DInvert(turned))
print((turned.m11 * 100).rounded() == 0, turned.m12, turned.m41, abs(back.m11 - 1) < 1e-12)
print(CATransform3DIsAffine(turned), CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))

let tap = UITapGestureRecognizer()
tap.addTarget(stage, action: Selector("tapped", perform: { _, _ in }))
tap.removeTarget(nil, action: nil)
let navigation = UINavigationController(rootViewController: stage)
stage.navigationItem.rightBarButtonItems = [.flexibleSpace(), .fixedSpace(12)]
print(
  navigation.navigationBar.topItem === stage.navigationItem,
  navigation.navigationBar.backItem == nil)
navigation.navigationBar.standardAppearance.backgroundColor = .red
print(navigation.navigationBar.standardAppearance.backgroundColor == .red)
child.modalPresentationStyle = .pageSheet
child.sheetPresentationController?.detents = [.medium(), .custom { $0.maximumDetentValue / 3 }]
print(
  child.sheetPresentationController?.detents.count ?? 0, child.popoverPresentationController == nil)
