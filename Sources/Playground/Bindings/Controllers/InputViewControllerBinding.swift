import SwiftScript
import UIKitEngine

/// A keyboard of the program's own, which no app shows here.
extension TypeBinding {
  static let keyboards: [TypeBinding] = [
    .protocol(
      "UITextDocumentProxy", inherits: ["AnyObject"],
      [
        "var documentContextBeforeInput: String? { get }",
        "var documentContextAfterInput: String? { get }",
        "var selectedText: String? { get }", "var hasText: Bool { get }",
        "func insertText(_ text: String)", "func deleteBackward()",
        "func adjustTextPosition(byCharacterOffset offset: Int)",
      ]),
    .class(
      UIInputViewController.self, "UIInputViewController", inherits: "UIViewController",
      subclassable: true
    ) { type in
      type.initializer("convenience init() { self.init(nibName: nil, bundle: nil) }") {
        UIInputViewController(nibName: nil, bundle: nil)
      }
      type.initializer(
        "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
        UIInputViewController.init(nibName:bundle:),
        subclass: ScriptInputViewController.init(script:nibName:bundle:))
      type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
        UIInputViewController(nibName: nil, bundle: nil)
      } subclass: { script, _ in
        ScriptInputViewController(script: script, nibName: nil, bundle: nil)
      }
      type.property("var inputView: UIInputView?", \.inputView)
      type.property("var primaryLanguage: String?", \.primaryLanguage)
      type.property("var hasFullAccess: Bool", \.hasFullAccess)
      type.property("var hasDictationKey: Bool", \.hasDictationKey)
      type.property("var needsInputModeSwitchKey: Bool", \.needsInputModeSwitchKey)
      type.method("func dismissKeyboard()", UIInputViewController.dismissKeyboard)
      type.method("func advanceToNextInputMode()", UIInputViewController.advanceToNextInputMode)
    },
  ]
}
