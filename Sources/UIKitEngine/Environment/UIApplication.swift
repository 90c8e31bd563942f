import Foundation

/// The app as the system sees it.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  public static var shared: UIApplication { Engine.current.application }

  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  public weak var delegate: (any UIApplicationDelegate)?
  public internal(set) var applicationState = State.active
  private unowned let engine: Engine

  /// Whom the program's start made; nobody else holds them.
  var starters: [AnyObject] = []

  init(_ engine: Engine) {
    self.engine = engine
    super.init()
  }

  nonisolated deinit {}

  /// The delegate if it is a responder, as Apple's documentation has it.
  public override var next: UIResponder? { delegate as? UIResponder }

  public var windows: [UIWindow] { engine.windows }
  public var keyWindow: UIWindow? { engine.keyWindow }
}

/// Hears what happens to the app.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
