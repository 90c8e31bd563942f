import SwiftScript
import UIKitEngine

extension UITraitOverrides: @MainActor BridgedValue {}
extension TraitRegistration: @MainActor BridgedObject {}

/// UIKit's traits by name: in a script `UITraitDisplayScale.self` is a type of the script's.
private let traitsByName: [String: UITrait] = {
  let all: [UITrait] = [
    UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self,
    UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceLevel.self,
    UITraitAccessibilityContrast.self, UITraitForceTouchCapability.self,
    UITraitDisplayGamut.self, UITraitLegibilityWeight.self,
  ]
  return Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })
}()

private func trait(_ value: Value) -> UITrait? {
  guard case .nominal(let nominal, _)? = (value.unerased.box as? TypeBox)?.type else { return nil }
  return traitsByName[nominal.name]
}

extension TypeBinding {
  /// The protocol, its types, and what goes with registering for changes.
  static let traitChanges: [TypeBinding] =
    [.protocol("UITraitDefinition"), .uiTraitOverrides, .uiTraitChangeRegistration]
    + traitsByName.keys.sorted().map { .marker($0, conforms: ["UITraitDefinition"]) }

  private static let uiTraitOverrides = TypeBinding.struct(
    UITraitOverrides.self, "UITraitOverrides"
  ) { type in
    type.property("var userInterfaceStyle: UIUserInterfaceStyle", \.userInterfaceStyle)
    type.property("var horizontalSizeClass: UIUserInterfaceSizeClass", \.horizontalSizeClass)
    type.property("var verticalSizeClass: UIUserInterfaceSizeClass", \.verticalSizeClass)
    type.property("var displayScale: CGFloat", \.displayScale)
    type.property("var userInterfaceIdiom: UIUserInterfaceIdiom", \.userInterfaceIdiom)
    type.property(
      "var layoutDirection: UITraitEnvironmentLayoutDirection", \.layoutDirection)
    type.property(
      "var preferredContentSizeCategory: UIContentSizeCategory", \.preferredContentSizeCategory)
    type.property("var userInterfaceLevel: UIUserInterfaceLevel", \.userInterfaceLevel)
    type.property("var accessibilityContrast: UIAccessibilityContrast", \.accessibilityContrast)
    type.property("var forceTouchCapability: UIForceTouchCapability", \.forceTouchCapability)
    type.property("var displayGamut: UIDisplayGamut", \.displayGamut)
    type.property("var legibilityWeight: UILegibilityWeight", \.legibilityWeight)
    type.native("func contains(_ trait: any UITraitDefinition.Type) -> Bool") { _, arguments in
      guard let overrides = UITraitOverrides.unwrap(arguments[0]), let trait = trait(arguments[1])
      else { return .bool(false) }
      return .bool(overrides.contains(trait))
    }
    type.change("mutating func remove(_ trait: any UITraitDefinition.Type)") {
      (overrides: inout UITraitOverrides, value: Value) in
      if let trait = trait(value) { overrides.remove(trait) }
    }
  }

  private static let uiTraitChangeRegistration = TypeBinding.class(
    TraitRegistration.self, "UITraitChangeRegistration"
  ) { _ in }
}

extension MemberTable where Host: UITraitChangeObservable {
  /// Of views and controllers alike.
  func traitMembers() {
    native(
      "@discardableResult func registerForTraitChanges<DynamicSelf>("
        + "_ traits: [any UITraitDefinition.Type], handler: @escaping "
        + "(DynamicSelf, UITraitCollection) -> Void) -> UITraitChangeRegistration"
    ) { _, arguments in
      guard let host = Host.unwrap(arguments[0]), let traits = [Value]?.unwrap(arguments[1]) ?? nil,
        let handler = Callback.unwrap(arguments[2])
      else { return .none }
      return host.observe(traits.compactMap(trait)) { node, previous in
        handler(Value.object(node), previous.wrapped)
      }.wrapped
    }
    native(
      "@discardableResult func registerForTraitChanges(_ traits: [any UITraitDefinition.Type], "
        + "target: Any, action: Selector) -> UITraitChangeRegistration"
    ) { _, arguments in
      guard let host = Host.unwrap(arguments[0]), let traits = [Value]?.unwrap(arguments[1]) ?? nil,
        let action = Selector.unwrap(arguments[3])
      else { return .none }
      // A target that is no object can have no method that the selector names.
      guard let target = arguments[2].unerased.object else {
        return host.observe([]) { _, _ in }.wrapped
      }
      return host.observe(traits.compactMap(trait), target, action).wrapped
    }
    native(
      "@discardableResult func registerForTraitChanges(_ traits: [any UITraitDefinition.Type], "
        + "action: Selector) -> UITraitChangeRegistration"
    ) { _, arguments in
      guard let host = Host.unwrap(arguments[0]), let traits = [Value]?.unwrap(arguments[1]) ?? nil,
        let action = Selector.unwrap(arguments[2])
      else { return .none }
      return host.observe(traits.compactMap(trait), host, action).wrapped
    }
    function("func unregisterForTraitChanges(_ registration: UITraitChangeRegistration)") {
      (host: Host, registration: TraitRegistration) in
      host.unregisterForTraitChanges(registration)
    }
  }
}
