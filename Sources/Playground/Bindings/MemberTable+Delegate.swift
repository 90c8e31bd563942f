import SwiftScript

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
