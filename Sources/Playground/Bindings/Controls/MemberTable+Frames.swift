import SwiftScript
import UIKitEngine

extension MemberTable where Host: UIView {
  /// The initialisers of a class that is made from a frame or from nothing.
  func frameInitializers(
    _ make: @escaping @MainActor (CGRect) -> Host,
    subclass: @escaping @MainActor (ScriptInstance, CGRect) -> Host
  ) {
    initializer("convenience init() { self.init(frame: .zero) }") { make(.zero) }
    initializer("init(frame: CGRect)", make, subclass: subclass)
    initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      make(.zero)
    } subclass: { script, _ in
      subclass(script, .zero)
    }
  }
}
