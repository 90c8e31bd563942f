import Foundation

/// The app as the system sees it.
@preconcurrency @MainActor public final class UIApplication {
  public static var shared: UIApplication { Engine.current.application }

  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  public weak var delegate: (any UIApplicationDelegate)?
  public internal(set) var applicationState = State.active
  private unowned let engine: Engine

  init(_ engine: Engine) { self.engine = engine }

  nonisolated deinit {}

  public var windows: [UIWindow] { engine.windows }
  public var keyWindow: UIWindow? { engine.keyWindow }
}

/// Hears what happens to the app.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
