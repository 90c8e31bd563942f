// swift-format-ignore-file
// source: Apple's documentation of UITextFieldDelegate.textFieldDidEndEditing(_:reason:)
// A form whose fields hand on the first responder; the delegate is told why editing ended.
// ends: normally
import UIKit
class FormVC: UIViewController, UITextFieldDelegate {
    private var fields: [UITextField] = []
    private let submit = UIButton(type: .system)
    private var isFormValid: Bool { fields.allSatisfy { !($0.text ?? "").trimmingCharacters(in: .whitespaces).isEmpty } }
    override func viewDidLoad() {
        super.viewDidLoad()
        fields = ["Email", "Password", "Nickname"].enumerated().map { index, placeholder in
            let tf = UITextField(frame: CGRect(x: 20, y: 100 + index * 50, width: 300, height: 40))
            tf.placeholder = placeholder
            tf.tag = index
            tf.delegate = self
            tf.returnKeyType = index == 2 ? .done : .next
            tf.addTarget(self, action: #selector(FormVC.textChanged(_:)), for: .editingChanged)
            view.addSubview(tf)
            return tf
        }
        fields[1].isSecureTextEntry = true
        fields[0].keyboardType = .emailAddress
        fields[0].autocorrectionType = .no
        submit.isEnabled = false
    }
    @objc func textChanged(_ sender: UITextField) {
        submit.isEnabled = isFormValid
        print("changed", sender.tag, sender.text!, submit.isEnabled)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let next = view.viewWithTag(textField.tag + 1) as? UITextField {
            next.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { print("begin", textField.placeholder ?? "") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { print("end", textField.placeholder!, reason == .committed) }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard let current = textField.text, let r = Range(range, in: current) else { return false }
        let updated = current.replacingCharacters(in: r, with: string)
        return updated.count <= 8
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true) }
    func simulate() {
        fields[0].becomeFirstResponder()
        for (f, text) in zip(fields, ["a@b.c", "secret", "nick"]) {
            f.insertText(text)
            print(f.text ?? "nil", textField(f, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "zzzz"))
            _ = textFieldShouldReturn(f)
        }
        print(fields.map(\.isFirstResponder), submit.isEnabled)
    }
}
let vc = FormVC()
window.rootViewController = vc
vc.loadViewIfNeeded()
DispatchQueue.main.async { vc.simulate() }
