import SwiftScript
import UIKitEngine

extension UIWindow.Level: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiWindow = TypeBinding.class(
    UIWindow.self, "UIWindow", inherits: "UIView", subclassable: true
  ) { type in
    type.notificationNames()
    type.initializer("convenience init() { self.init(frame: UIScreen.main.bounds) }") {
      UIWindow()
    }
    type.initializer(
      "init(frame: CGRect)", UIWindow.init(frame:), subclass: ScriptWindow.init(script:frame:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UIWindow(frame: .zero)
    } subclass: { script, _ in
      ScriptWindow(script: script, frame: .zero)
    }
    type.initializer(
      "init(windowScene: UIWindowScene)", UIWindow.init(windowScene:),
      subclass: ScriptWindow.init(script:windowScene:))
    type.property("var windowScene: UIWindowScene?", \.windowScene)
    type.property("var screen: UIScreen", \.screen)
    type.property("var windowLevel: UIWindow.Level", \.windowLevel)
    type.property("var canBecomeKey: Bool", \.canBecomeKey)
    type.property("var isKeyWindow: Bool", \.isKeyWindow)
    type.method("func makeKeyAndVisible()", UIWindow.makeKeyAndVisible)
    type.method("func makeKey()", UIWindow.makeKey)
    type.method("func becomeKey()", UIWindow.becomeKey)
    type.method("func resignKey()", UIWindow.resignKey)
    type.environmentMembers()
    type.property("var rootViewController: UIViewController?", \.rootViewController)
  }

  static let uiWindowLevel = TypeBinding.struct(
    UIWindow.Level.self, "UIWindow.Level", conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: CGFloat", \.rawValue)
    type.initializer("init(rawValue: CGFloat)", UIWindow.Level.init(rawValue:))
    type.initializer("init(_ rawValue: CGFloat)", UIWindow.Level.init(_:))
    type.staticMethod(
      "static func + (level: UIWindow.Level, offset: CGFloat) -> UIWindow.Level"
    ) { (level: UIWindow.Level, offset: CGFloat) in level + offset }
    type.staticMethod(
      "static func - (level: UIWindow.Level, offset: CGFloat) -> UIWindow.Level"
    ) { (level: UIWindow.Level, offset: CGFloat) in level - offset }
    type.constant("normal", .normal)
    type.constant("statusBar", .statusBar)
    type.constant("alert", .alert)
  }

  static let uiScreen = TypeBinding.class(UIScreen.self, "UIScreen") { type in
    type.constant("main", .main)
    type.property("var description: String", \.description)
    type.property("var bounds: CGRect", \.bounds)
    type.property("let scale: CGFloat", \.scale)
    type.property("var nativeBounds: CGRect", \.nativeBounds)
    type.property("var nativeScale: CGFloat", \.nativeScale)
    type.staticProperty("static var screens: [UIScreen]") { UIScreen.screens }
    type.property("var traitCollection: UITraitCollection", \.traitCollection)
    type.property("var maximumFramesPerSecond: Int", \.maximumFramesPerSecond)
    for name in ["coordinateSpace", "fixedCoordinateSpace"] {
      type.native(
        "var \(name): any UICoordinateSpace",
        get: { _, arguments in
          guard let screen = UIScreen.unwrap(arguments[0]) else { return .none }
          return .object(
            name == "coordinateSpace" ? screen.coordinateSpace : screen.fixedCoordinateSpace)
        }, set: nil)
    }
  }
}
