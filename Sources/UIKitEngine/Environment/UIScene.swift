import Foundation

/// What the app shows in one place of the system; here there is one.
public class UIScene: UIResponder {
  public final let session: UISceneSession
  public final weak var delegate: (any UISceneDelegate)?
  public final var title: String! = ""
  public final var activationState: ActivationState { .foregroundActive }

  init(_ session: UISceneSession) {
    self.session = session
    super.init()
  }

  nonisolated deinit {}

  public final override var next: UIResponder? { UIApplication.shared }

  public nonisolated enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Empty here: nothing outside opened the app.
  @preconcurrency @MainActor public final class ConnectionOptions {
    nonisolated deinit {}
  }
}

/// The scene with the app's windows.
public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { Engine.current.windows }
  public var keyWindow: UIWindow? { Engine.current.keyWindow }
  public var screen: UIScreen { UIScreen.main }

  nonisolated deinit {}
}

@preconcurrency @MainActor public final class UISceneSession: NSObject {
  public let role = Role.windowApplication
  public let persistentIdentifier = "scene-1"
  public private(set) lazy var configuration = UISceneConfiguration(
    name: "Default Configuration", sessionRole: role)

  nonisolated deinit {}

  public nonisolated struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// Kept and not asked: the program's only scene delegate takes the scene.
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  nonisolated deinit {}
}

/// Hears what happens to a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// No other app stands beside this one: it is not called.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
