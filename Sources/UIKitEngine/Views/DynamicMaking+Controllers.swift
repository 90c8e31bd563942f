import Foundation

// How generic code makes controllers, as views: see `_Makeable.init(frame:)`.

extension UIViewController {
  convenience init(
    own nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) { self.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }

  @_silgen_name("$s11UIKitEngine16UIViewControllerC3own6bundleACSSSg_10Foundation6BundleCSgtcfC")
  fileprivate static func made(
    own nibNameOrNil: __owned String?, bundle nibBundleOrNil: __owned Bundle?
  ) -> UIViewController
}

extension _Makeable where Self: UIViewController {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    self = unsafeDowncast(
      Self.made(own: nibNameOrNil, bundle: nibBundleOrNil), to: Self.self)
  }
}

extension UINavigationController {
  convenience init(
    own rootViewController: UIViewController
  ) { self.init(rootViewController: rootViewController) }

  @_silgen_name("$s11UIKitEngine22UINavigationControllerC3ownAcA06UIViewD0C_tcfC")
  fileprivate static func made(
    own rootViewController: __owned UIViewController
  ) -> UINavigationController
}

extension _Makeable where Self: UINavigationController {
  @_disfavoredOverload
  @preconcurrency @MainActor public init(
    rootViewController: UIViewController
  ) {
    self = unsafeDowncast(
      Self.made(own: rootViewController), to: Self.self)
  }
}
