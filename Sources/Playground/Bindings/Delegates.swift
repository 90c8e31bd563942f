import SwiftScript

extension UIKitBindings {
  /// Protocols that script classes conform to; each requirement may be left out.
  static let delegates: [TypeBinding] = [
    .protocol(
      "CALayerDelegate", inherits: ["AnyObject"],
      ["func display(_ layer: CALayer)", "func layoutSublayers(of layer: CALayer)"]),
    .protocol(
      "CAAnimationDelegate", inherits: ["AnyObject"],
      [
        "func animationDidStart(_ anim: CAAnimation)",
        "func animationDidStop(_ anim: CAAnimation, finished flag: Bool)",
      ]),
    .protocol(
      "UIScrollViewDelegate", inherits: ["AnyObject"],
      ["func scrollViewDidScroll(_ scrollView: UIScrollView)"]),
  ]
}

extension MemberTable {
  /// A property that holds a delegate: any object of the script's conforms.
  func delegateProperty<Delegate>(
    _ text: String, _ path: ReferenceWritableKeyPath<Host, Delegate?>
  ) {
    native(
      text,
      get: { _, arguments in
        Value(object: Host.unwrap(arguments[0])?[keyPath: path].map { $0 as AnyObject })
      },
      set: { _, arguments in
        Host.unwrap(arguments[0])?[keyPath: path] = arguments[1].unerased.object as? Delegate
        return .void
      })
  }
}
