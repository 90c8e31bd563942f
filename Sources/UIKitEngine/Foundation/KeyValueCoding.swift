import Foundation

/// A property under the key that key-value coding has for it.
///
/// Apple's runtime finds properties by their Objective-C names; here the common ones are listed class by
/// class. Numbers and flags come boxed, as documented; structures and objects as they are.
struct KeyValueProperty {
  let get: (AnyObject) -> Any?
  let set: ((AnyObject, Any?) -> Void)?

  static func value<Root: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> KeyValueProperty {
    KeyValueProperty {
      ($0 as? Root).flatMap { boxed($0[keyPath: path]) }
    } set: { root, value in
      guard let root = root as? Root, let value = unboxed(value, as: Value.self) else { return }
      root[keyPath: path] = value
    }
  }

  /// One that can only be read.
  static func question<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>) -> KeyValueProperty {
    KeyValueProperty(get: { ($0 as? Root).flatMap { boxed($0[keyPath: path]) } }, set: nil)
  }

  private static func boxed(_ value: Any) -> Any? {
    switch value {
    case let flag as Bool: NSNumber(value: flag)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let value as Any?: value
    }
  }

  private static func unboxed<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let number = value as? NSNumber {
      let readings: [Any] = [
        number.boolValue, CGFloat(number.doubleValue), number.floatValue, number.intValue,
      ]
      for reading in readings { if let value = reading as? Value { return value } }
    }
    return value as? Value
  }
}

/// The keys of `UIResponder`'s subclasses and of constraints.
enum KeyValueTable {
  static let views: [String: KeyValueProperty] = [
    "frame": .value(\UIView.frame), "bounds": .value(\UIView.bounds),
    "center": .value(\UIView.center), "transform": .value(\UIView.transform),
    "alpha": .value(\UIView.alpha), "hidden": .value(\UIView.isHidden),
    "opaque": .value(\UIView.isOpaque), "tag": .value(\UIView.tag),
    "clipsToBounds": .value(\UIView.clipsToBounds),
    "userInteractionEnabled": .value(\UIView.isUserInteractionEnabled),
    "backgroundColor": .value(\UIView.backgroundColor), "tintColor": .value(\UIView.tintColor),
    "translatesAutoresizingMaskIntoConstraints":
      .value(\UIView.translatesAutoresizingMaskIntoConstraints),
    "superview": .question(\UIView.superview), "subviews": .question(\UIView.subviews),
    "window": .question(\UIView.window), "layer": .question(\UIView.layer),
    "constraints": .question(\UIView.constraints),
  ]
  static let controls: [String: KeyValueProperty] = [
    "enabled": .value(\UIControl.isEnabled), "selected": .value(\UIControl.isSelected),
    "highlighted": .value(\UIControl.isHighlighted),
  ]
  static let texts: [String: KeyValueProperty] = [
    "text": .value(\UILabel.text), "font": .value(\UILabel.font),
    "textColor": .value(\UILabel.textColor), "numberOfLines": .value(\UILabel.numberOfLines),
  ]
  static let fields: [String: KeyValueProperty] = [
    "text": .value(\UITextField.text), "placeholder": .value(\UITextField.placeholder),
    "font": .value(\UITextField.font), "textColor": .value(\UITextField.textColor),
  ]
  static let textViews: [String: KeyValueProperty] = [
    "text": .value(\UITextView.text), "font": .value(\UITextView.font),
    "textColor": .value(\UITextView.textColor),
  ]
  static let images: [String: KeyValueProperty] = ["image": .value(\UIImageView.image)]
  static let scrollViews: [String: KeyValueProperty] = [
    "contentOffset": .value(\UIScrollView.contentOffset),
    "contentSize": .value(\UIScrollView.contentSize),
    "contentInset": .value(\UIScrollView.contentInset),
  ]
  static let stacks: [String: KeyValueProperty] = [
    "spacing": .value(\UIStackView.spacing),
    "arrangedSubviews": .question(\UIStackView.arrangedSubviews),
  ]
  static let controllers: [String: KeyValueProperty] = [
    "title": .value(\UIViewController.title), "view": .value(\UIViewController.view),
    "navigationItem": .question(\UIViewController.navigationItem),
    "parentViewController": .question(\UIViewController.parent),
    "childViewControllers": .question(\UIViewController.children),
  ]
  static let tabControllers = ["tabBar": KeyValueProperty.value(\UITabBarController.tabBar)]
  static let navigations = [
    "navigationBar": KeyValueProperty.value(\UINavigationController.navigationBar)
  ]
  /// What programs read that UIKit had no property for before iOS 13.
  static let searchBars = [
    "searchField": KeyValueProperty.question(\UISearchBar.searchTextField)
  ]
  static let constraints: [String: KeyValueProperty] = [
    "constant": .value(\NSLayoutConstraint.constant),
    "active": .value(\NSLayoutConstraint.isActive),
    "identifier": .value(\NSLayoutConstraint.identifier),
    "multiplier": .question(\NSLayoutConstraint.multiplier),
    "firstItem": .question(\NSLayoutConstraint.firstItem),
    "secondItem": .question(\NSLayoutConstraint.secondItem),
  ]

  /// The nearest class first.
  static func property(_ key: String, of object: some Element) -> KeyValueProperty? {
    let tables: [(Bool, [String: KeyValueProperty])] = [
      (object is UILabel, texts), (object is UITextField, fields),
      (object is UITextView, textViews), (object is UIImageView, images),
      (object is UIStackView, stacks), (object is UIScrollView, scrollViews),
      (object is UISearchBar, searchBars), (object is UITabBarController, tabControllers),
      (object is UINavigationController, navigations),
      (object is UIControl, controls), (object is UIView, views),
      (object is UIViewController, controllers), (object is NSLayoutConstraint, constraints),
    ]
    // Both spellings of a flag name it: `isHidden` is its getter.
    let plain = key.hasPrefix("is") ? key.dropFirst(2).lowercasedFirst : key
    return tables.lazy.filter(\.0).compactMap { $0.1[key] ?? $0.1[plain] }.first
  }
}

extension Substring {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Element {
  /// An unknown key raises, in Foundation's words.
  func namedValue(_ key: String) -> Any? {
    guard let property = KeyValueTable.property(key, of: self) else {
      raiseUnknown(key, "valueForUndefinedKey:")
      return nil
    }
    return property.get(self)
  }

  func setNamed(_ value: Any?, _ key: String) {
    guard let set = KeyValueTable.property(key, of: self)?.set else {
      return raiseUnknown(key, "setValue:forUndefinedKey:")
    }
    set(self, value)
  }

  fileprivate func raiseUnknown(_ key: String, _ method: String) {
    Engine.current.raise(
      "NSUnknownKeyException",
      "[<\(identity.type) \(identity.address)> \(method)]: this class is not key value coding-compliant for the key \(key)."
    )
  }
}

extension UIApplication {
  /// The class's own property of the name, for code that must not say `shared`, as in extensions.
  public static func value(forKey key: String) -> Any? {
    if key == "sharedApplication" { return shared }
    shared.raiseUnknown(key, "valueForUndefinedKey:")
    return nil
  }
}
