import Foundation

// How generic code makes recognizers, as views: see `_Makeable.init(frame:)`.

extension UIGestureRecognizer: _Makeable {}

extension UIGestureRecognizer {
  convenience init(
    own target: Any?, action: Selector?
  ) { self.init(target: target, action: action) }

  @_silgen_name("$s11UIKitEngine19UIGestureRecognizerC3own6actionACypSg_AA8SelectorVSgtcfC")
  fileprivate static func made(
    own target: __owned Any?, action: __owned Selector?
  ) -> UIGestureRecognizer
}

extension _Makeable where Self: UIGestureRecognizer {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    target: Any?, action: Selector?
  ) {
    self = unsafeDowncast(
      Self.made(own: target, action: action), to: Self.self)
  }
}
