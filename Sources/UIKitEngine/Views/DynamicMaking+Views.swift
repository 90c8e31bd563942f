import Foundation

// Objective-C's initializers make an object of the class at hand, so `T(frame:)` with `T: UIView`, or
// `Self(frame:)` in a library's protocol, compile against UIKit; see `_Makeable`. A convenience
// initializer is called with that class and finds the class's own designated one; its symbol is called
// in the name of a static method, which has the class at hand, too.

extension UIView {
  convenience init(
    own frame: CGRect
  ) { self.init(frame: frame) }

  @_silgen_name("$s11UIKitEngine6UIViewC3ownAC10Foundation6CGRectV_tcfC")
  static func made(
    own frame: CGRect
  ) -> UIView
}

extension _Makeable where Self: UIView {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    frame: CGRect
  ) {
    self = unsafeDowncast(
      Self.made(own: frame), to: Self.self)
  }
}

extension UIButton {
  convenience init(
    own buttonType: UIButton.ButtonType
  ) { self.init(type: buttonType) }

  @_silgen_name("$s11UIKitEngine8UIButtonC3ownA2C10ButtonTypeO_tcfC")
  fileprivate static func made(
    own buttonType: UIButton.ButtonType
  ) -> UIButton
}

extension _Makeable where Self: UIButton {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    type buttonType: UIButton.ButtonType
  ) {
    self = unsafeDowncast(
      Self.made(own: buttonType), to: Self.self)
  }
}

extension UIStackView {
  convenience init(
    own views: [UIView]
  ) { self.init(arrangedSubviews: views) }

  @_silgen_name("$s11UIKitEngine11UIStackViewC3ownACSayAA6UIViewCG_tcfC")
  fileprivate static func made(
    own views: __owned [UIView]
  ) -> UIStackView
}

extension _Makeable where Self: UIStackView {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    arrangedSubviews views: [UIView]
  ) {
    self = unsafeDowncast(
      Self.made(own: views), to: Self.self)
  }
}

extension UIImageView {
  convenience init(
    own image: UIImage?
  ) { self.init(image: image) }

  @_silgen_name("$s11UIKitEngine11UIImageViewC3ownAcA0C0CSg_tcfC")
  fileprivate static func made(
    own image: __owned UIImage?
  ) -> UIImageView
}

extension _Makeable where Self: UIImageView {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    image: UIImage?
  ) {
    self = unsafeDowncast(
      Self.made(own: image), to: Self.self)
  }
}

extension UIVisualEffectView {
  convenience init(
    own effect: UIVisualEffect?
  ) { self.init(effect: effect) }

  @_silgen_name("$s11UIKitEngine18UIVisualEffectViewC3ownAcA0cD0CSg_tcfC")
  fileprivate static func made(
    own effect: __owned UIVisualEffect?
  ) -> UIVisualEffectView
}

extension _Makeable where Self: UIVisualEffectView {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    effect: UIVisualEffect?
  ) {
    self = unsafeDowncast(
      Self.made(own: effect), to: Self.self)
  }
}
