import SwiftScript
import UIKitEngine

extension UIKeyboardType: @MainActor BridgedValue {}
extension UIKeyboardAppearance: @MainActor BridgedValue {}
extension UIReturnKeyType: @MainActor BridgedValue {}
extension UITextAutocapitalizationType: @MainActor BridgedValue {}
extension UITextAutocorrectionType: @MainActor BridgedValue {}
extension UITextSpellCheckingType: @MainActor BridgedValue {}
extension UITextContentType: @MainActor BridgedValue {}

extension MemberTable where Host: UITextInputTraits {
  /// How a keyboard would look and behave.
  func inputTraits() {
    property("var keyboardType: UIKeyboardType", \.keyboardType)
    property("var keyboardAppearance: UIKeyboardAppearance", \.keyboardAppearance)
    property("var returnKeyType: UIReturnKeyType", \.returnKeyType)
    property("var autocapitalizationType: UITextAutocapitalizationType", \.autocapitalizationType)
    property("var autocorrectionType: UITextAutocorrectionType", \.autocorrectionType)
    property("var spellCheckingType: UITextSpellCheckingType", \.spellCheckingType)
    property("var textContentType: UITextContentType?", \.textContentType)
    property("var enablesReturnKeyAutomatically: Bool", \.enablesReturnKeyAutomatically)
  }
}

extension TypeBinding {
  static let uiKeyboardType = TypeBinding.enum(
    UIKeyboardType.self, "UIKeyboardType",
    [
      ("`default`", .default),
      ("asciiCapable", .asciiCapable),
      ("numbersAndPunctuation", .numbersAndPunctuation),
      ("URL", .URL),
      ("numberPad", .numberPad),
      ("phonePad", .phonePad),
      ("namePhonePad", .namePhonePad),
      ("emailAddress", .emailAddress),
      ("decimalPad", .decimalPad),
      ("twitter", .twitter),
      ("webSearch", .webSearch),
      ("asciiCapableNumberPad", .asciiCapableNumberPad),
    ])

  static let uiKeyboardAppearance = TypeBinding.enum(
    UIKeyboardAppearance.self, "UIKeyboardAppearance",
    [
      ("`default`", .default),
      ("dark", .dark),
      ("light", .light),
    ])

  static let uiReturnKeyType = TypeBinding.enum(
    UIReturnKeyType.self, "UIReturnKeyType",
    [
      ("`default`", .default),
      ("go", .go),
      ("google", .google),
      ("join", .join),
      ("next", .next),
      ("route", .route),
      ("search", .search),
      ("send", .send),
      ("yahoo", .yahoo),
      ("done", .done),
      ("emergencyCall", .emergencyCall),
      ("`continue`", .continue),
    ])

  static let uiTextAutocapitalizationType = TypeBinding.enum(
    UITextAutocapitalizationType.self, "UITextAutocapitalizationType",
    [
      ("none", .none),
      ("words", .words),
      ("sentences", .sentences),
      ("allCharacters", .allCharacters),
    ])

  static let uiTextAutocorrectionType = TypeBinding.enum(
    UITextAutocorrectionType.self, "UITextAutocorrectionType",
    [
      ("`default`", .default),
      ("no", .no),
      ("yes", .yes),
    ])

  static let uiTextSpellCheckingType = TypeBinding.enum(
    UITextSpellCheckingType.self, "UITextSpellCheckingType",
    [
      ("`default`", .default),
      ("no", .no),
      ("yes", .yes),
    ])

  static let uiTextContentType = TypeBinding.struct(
    UITextContentType.self, "UITextContentType", conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: String", \.rawValue)
    type.initializer("init(rawValue: String)", UITextContentType.init(rawValue:))
    type.constant("name", .name)
    type.constant("username", .username)
    type.constant("password", .password)
    type.constant("newPassword", .newPassword)
    type.constant("oneTimeCode", .oneTimeCode)
    type.constant("emailAddress", .emailAddress)
    type.constant("telephoneNumber", .telephoneNumber)
    type.constant("URL", .URL)
  }
}
