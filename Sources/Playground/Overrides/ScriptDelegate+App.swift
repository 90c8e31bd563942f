import SwiftScript
import UIKitEngine

// What the app and its scene tell their delegates.

extension ScriptDelegate {
  private func tell(_ requirement: String, _ application: UIApplication) {
    _ = ask(requirement, of: "UIApplicationDelegate", application)
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    ask(
      "application(_:didFinishLaunchingWithOptions:)", of: "UIApplicationDelegate", application,
      Int?.none)?.bool ?? true
  }

  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    ask(
      "application(_:configurationForConnecting:options:)", of: "UIApplicationDelegate",
      application, connectingSceneSession, options
    ).flatMap { UISceneConfiguration.unwrap($0) } ?? connectingSceneSession.configuration
  }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  public func applicationDidBecomeActive(_ application: UIApplication) {
    tell("applicationDidBecomeActive(_:)", application)
  }

  public func applicationWillResignActive(_ application: UIApplication) {
    tell("applicationWillResignActive(_:)", application)
  }

  public func applicationDidEnterBackground(_ application: UIApplication) {
    tell("applicationDidEnterBackground(_:)", application)
  }

  public func applicationWillEnterForeground(_ application: UIApplication) {
    tell("applicationWillEnterForeground(_:)", application)
  }

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    tell("applicationDidReceiveMemoryWarning(_:)", application)
  }
}

extension ScriptDelegate {
  private func tell(_ requirement: String, _ scene: UIScene) {
    _ = ask(requirement, of: "UISceneDelegate", scene)
  }

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    _ = ask("scene(_:willConnectTo:options:)", of: "UISceneDelegate", scene, session, options)
  }

  public func sceneDidDisconnect(_ scene: UIScene) { tell("sceneDidDisconnect(_:)", scene) }
  public func sceneDidBecomeActive(_ scene: UIScene) { tell("sceneDidBecomeActive(_:)", scene) }
  public func sceneWillResignActive(_ scene: UIScene) { tell("sceneWillResignActive(_:)", scene) }
  public func sceneWillEnterForeground(_ scene: UIScene) {
    tell("sceneWillEnterForeground(_:)", scene)
  }
  public func sceneDidEnterBackground(_ scene: UIScene) {
    tell("sceneDidEnterBackground(_:)", scene)
  }
}
