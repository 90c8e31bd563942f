import SwiftScript
import UIKitEngine

extension UIKitBindings {
  /// Styles by class: Swift of the script's own, which knows the class at hand.
  static let appearances = LibraryPart(
    names: ["appearance("],
    source: """
      extension UIView {
        static func appearance() -> Self { UIView._proxy(self, []) as! Self }
        static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
          UIView._proxy(self, containerTypes) as! Self
        }
      }
      """)
}

extension MemberTable where Host == UIView {
  /// What the part above stands on.
  func proxies() {
    native("static func _proxy(_ type: UIView.Type, _ containers: [AnyClass]) -> UIView") {
      machine, arguments in
      guard let styled = StyledClass(arguments[0]),
        let containers = [Value]?.unwrap(arguments[1])??.compactMap({ StyledClass($0) })
      else { return UIView().wrapped }
      let key = [ObjectIdentifier(styled.nominal)] + containers.map { ObjectIdentifier($0.nominal) }
      let view = Engine.current.appearances.proxy(key) {
        let made: AnyObject? =
          switch ListClass(arguments[0], machine, by: "init(frame:)") {
          case .engine(let type): (type as? UIView.Type)?._make()
          case .script(let make): make([CGRect.zero])
          case .none: nil
          }
        return AppearanceProxy(
          view: made as? UIView ?? UIView(),
          distance: { styled.distance(from: $0, machine) },
          containers: containers.map { container in
            { container.distance(from: $0, machine) != nil }
          })
      }
      return view.wrapped
    }
  }
}

/// A class as a script names it.
private struct StyledClass {
  let nominal: Nominal

  init?(_ value: Value) {
    guard case .nominal(let nominal, _)? = (value.payload.unerased.box as? TypeBox)?.type else {
      return nil
    }
    self.nominal = nominal
  }

  /// How far above an object's own class it is.
  func distance(from object: AnyObject, _ machine: Machine) -> Int? {
    guard let own = machine.library.nominal(of: .object(object)) else { return nil }
    for (steps, one) in sequence(first: own, next: \.superclass).enumerated() {
      if one === nominal { return steps }
    }
    return nil
  }
}
