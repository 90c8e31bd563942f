import SwiftScript
import UIKitEngine

extension UIApplication.State: @MainActor BridgedValue {}
extension UIApplication.LaunchOptionsKey: @MainActor BridgedValue {}
extension UISceneSession.Role: @MainActor BridgedValue {}
extension UIScene.ActivationState: @MainActor BridgedValue {}
extension UIScene.ConnectionOptions: @MainActor BridgedObject {}
extension PlaygroundPage: @MainActor BridgedObject {}

extension TypeBinding {
  static let application: [TypeBinding] = [
    uiApplication, uiApplicationState, uiApplicationLaunchOptionsKey, uiScene, uiSceneState,
    uiSceneConnectionOptions, uiWindowScene, uiSceneSession, uiSceneSessionRole,
    uiSceneConfiguration, playgroundPage,
    .protocol(
      "UIApplicationDelegate", inherits: ["AnyObject"],
      [
        "func application(_ application: UIApplication, didFinishLaunchingWithOptions "
          + "launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool",
        "func application(_ application: UIApplication, configurationForConnecting "
          + "connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) "
          + "-> UISceneConfiguration",
        "func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: "
          + "Set<UISceneSession>)",
        "func applicationDidBecomeActive(_ application: UIApplication)",
        "func applicationWillResignActive(_ application: UIApplication)",
        "func applicationDidEnterBackground(_ application: UIApplication)",
        "func applicationWillEnterForeground(_ application: UIApplication)",
        "func applicationDidReceiveMemoryWarning(_ application: UIApplication)",
      ]),
    .protocol(
      "UISceneDelegate", inherits: ["AnyObject"],
      [
        "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: "
          + "UIScene.ConnectionOptions)",
        "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)",
        "func sceneDidDisconnect(_ scene: UIScene)",
        "func sceneDidBecomeActive(_ scene: UIScene)",
        "func sceneWillResignActive(_ scene: UIScene)",
        "func sceneWillEnterForeground(_ scene: UIScene)",
        "func sceneDidEnterBackground(_ scene: UIScene)",
      ]),
    .protocol("UIWindowSceneDelegate", inherits: ["UISceneDelegate"], []),
  ]

  private static let uiApplication = TypeBinding.class(
    UIApplication.self, "UIApplication", inherits: "UIResponder"
  ) { type in
    type.staticProperty("static var shared: UIApplication") { UIApplication.shared }
    type.staticMethod("static func value(forKey key: String) -> Any?") { (key: String) in
      Value(hosted: UIApplication.value(forKey: key))
    }
    type.delegateProperty("var delegate: UIApplicationDelegate?", \.delegate)
    type.property("var applicationState: UIApplication.State", \.applicationState)
    type.property("var windows: [UIWindow]", \.windows)
    type.property("var keyWindow: UIWindow?", \.keyWindow)
    type.notificationNames()
    type.deviceMembers()
    type.method("func enterBackground()", UIApplication.enterBackground)
    type.method("func enterForeground()", UIApplication.enterForeground)
    type.method("func receiveMemoryWarning()", UIApplication.receiveMemoryWarning)
    type.function(
      "@discardableResult func sendAction(_ action: Selector, to target: Any?, from sender: Any?, "
        + "for event: UIEvent?) -> Bool"
    ) { (me: UIApplication, action: Selector, target: Value, sender: Value, event: UIEvent?) in
      me.sendAction(action, to: target.hosted, from: sender.hosted, for: event)
    }
    type.property("var isIdleTimerDisabled: Bool", \.isIdleTimerDisabled)
    type.property("var applicationIconBadgeNumber: Int", \.applicationIconBadgeNumber)
    type.method("func canOpenURL(_ url: URL) -> Bool", UIApplication.canOpenURL(_:))
    type.property("var connectedScenes: Set<UIScene>", \.connectedScenes)
    type.native(
      "func start(_ delegate: UIApplicationDelegate, scene sceneDelegate: UIWindowSceneDelegate?)"
    ) { _, arguments in
      guard let host = UIApplication.unwrap(arguments[0]),
        let delegate = arguments[1].unerased.object as? any UIApplicationDelegate
      else { return .void }
      host.start(delegate, scene: arguments[2].unerased.object as? any UIWindowSceneDelegate)
      return .void
    }
  }

  private static let uiApplicationState = TypeBinding.enum(
    UIApplication.State.self, "UIApplication.State",
    [("active", .active), ("inactive", .inactive), ("background", .background)])

  private static let uiApplicationLaunchOptionsKey = TypeBinding.struct(
    UIApplication.LaunchOptionsKey.self, "UIApplication.LaunchOptionsKey",
    conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: String", \.rawValue)
    type.initializer("init(rawValue: String)", UIApplication.LaunchOptionsKey.init(rawValue:))
  }

  private static let uiScene = TypeBinding.class(
    UIScene.self, "UIScene", inherits: "UIResponder"
  ) { type in
    type.notificationNames()
    type.property("let session: UISceneSession", \.session)
    type.delegateProperty("var delegate: UISceneDelegate?", \.delegate)
    type.property("var title: String!", \.title)
    type.property("var activationState: UIScene.ActivationState", \.activationState)
  }

  private static let uiSceneState = TypeBinding.enum(
    UIScene.ActivationState.self, "UIScene.ActivationState",
    [
      ("unattached", .unattached), ("foregroundActive", .foregroundActive),
      ("foregroundInactive", .foregroundInactive), ("background", .background),
    ])

  private static let uiSceneConnectionOptions = TypeBinding.class(
    UIScene.ConnectionOptions.self, "UIScene.ConnectionOptions"
  ) { _ in }

  private static let uiWindowScene = TypeBinding.class(
    UIWindowScene.self, "UIWindowScene", inherits: "UIScene"
  ) { type in
    type.deviceMembers()
    type.property("var windows: [UIWindow]", \.windows)
    type.property("var keyWindow: UIWindow?", \.keyWindow)
    type.property("var screen: UIScreen", \.screen)
  }

  private static let uiSceneSession = TypeBinding.class(
    UISceneSession.self, "UISceneSession", inherits: "NSObject"
  ) { type in
    type.property("let role: UISceneSession.Role", \.role)
    type.property("let persistentIdentifier: String", \.persistentIdentifier)
    type.property("var configuration: UISceneConfiguration", \.configuration)
  }

  private static let uiSceneSessionRole = TypeBinding.struct(
    UISceneSession.Role.self, "UISceneSession.Role", conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: String", \.rawValue)
    type.initializer("init(rawValue: String)", UISceneSession.Role.init(rawValue:))
    type.constant("windowApplication", .windowApplication)
  }

  private static let uiSceneConfiguration = TypeBinding.class(
    UISceneConfiguration.self, "UISceneConfiguration", inherits: "NSObject"
  ) { type in
    type.property("let name: String?", \.name)
    type.property("let role: UISceneSession.Role", \.role)
    type.initializer(
      "init(name: String?, sessionRole: UISceneSession.Role)",
      UISceneConfiguration.init(name:sessionRole:))
    // The program's only scene delegate takes the scene, whatever is set here.
    type.native("var delegateClass: AnyClass?", get: { _, _ in .none }, set: { _, _ in .void })
  }

  private static let playgroundPage = TypeBinding.class(
    PlaygroundPage.self, "PlaygroundPage"
  ) { type in
    type.staticProperty("static var current: PlaygroundPage") { PlaygroundPage.current }
    type.property("var needsIndefiniteExecution: Bool", \.needsIndefiniteExecution)
    type.native(
      "var liveView: UIResponder?",
      get: { _, arguments in
        let shown = PlaygroundPage.unwrap(arguments[0])?.liveView
        return Value(object: shown.map { $0 as AnyObject })
      },
      set: { _, arguments in
        let shown = arguments[1].unerased.object as? any PlaygroundLiveViewable
        PlaygroundPage.unwrap(arguments[0])?.liveView = shown
        return .void
      })
    type.function("func setLiveView(_ view: UIResponder)") {
      (host: PlaygroundPage, shown: UIResponder) in
      host.liveView = shown as? any PlaygroundLiveViewable
    }
    type.method("func finishExecution()", PlaygroundPage.finishExecution)
  }
}
