// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How a keyboard would look and behave; there is none here.
struct InputTraits {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
}

/// What the keyboard of a view that takes text is asked for.
@preconcurrency @MainActor public protocol UITextInputTraits: UIView {}

extension UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { keptAccessories.inputTraits.keyboardType }
    set { keptAccessories.inputTraits.keyboardType = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keptAccessories.inputTraits.keyboardAppearance }
    set { keptAccessories.inputTraits.keyboardAppearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { keptAccessories.inputTraits.returnKeyType }
    set { keptAccessories.inputTraits.returnKeyType = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keptAccessories.inputTraits.autocapitalizationType }
    set { keptAccessories.inputTraits.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { keptAccessories.inputTraits.autocorrectionType }
    set { keptAccessories.inputTraits.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { keptAccessories.inputTraits.spellCheckingType }
    set { keptAccessories.inputTraits.spellCheckingType = newValue }
  }
  public var textContentType: UITextContentType? {
    get { keptAccessories.inputTraits.textContentType }
    set { keptAccessories.inputTraits.textContentType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { keptAccessories.inputTraits.enablesReturnKeyAutomatically }
    set { keptAccessories.inputTraits.enablesReturnKeyAutomatically = newValue }
  }
}

extension UITextInputTraits {
  public var smartQuotesType: UITextSmartQuotesType {
    get { keptAccessories.inputTraits.smartQuotesType }
    set { keptAccessories.inputTraits.smartQuotesType = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { keptAccessories.inputTraits.smartDashesType }
    set { keptAccessories.inputTraits.smartDashesType = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keptAccessories.inputTraits.smartInsertDeleteType }
    set { keptAccessories.inputTraits.smartInsertDeleteType = newValue }
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { keptAccessories.inputTraits.inlinePredictionType }
    set { keptAccessories.inputTraits.inlinePredictionType = newValue }
  }
}

public nonisolated enum UITextSmartQuotesType: Int, Hashable, Sendable { case `default`, no, yes }
public nonisolated enum UITextSmartDashesType: Int, Hashable, Sendable { case `default`, no, yes }
public nonisolated enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  case `default`, no, yes
}
public nonisolated enum UITextInlinePredictionType: Int, Hashable, Sendable {
  case `default`, no, yes
}

public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public nonisolated enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default`, dark, light
}

public nonisolated enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

public nonisolated enum UITextAutocorrectionType: Int, Hashable, Sendable {
  case `default`, no, yes
}

public nonisolated enum UITextSpellCheckingType: Int, Hashable, Sendable {
  case `default`, no, yes
}

public nonisolated struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
}
