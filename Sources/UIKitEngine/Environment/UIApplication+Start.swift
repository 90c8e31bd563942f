import Foundation

extension UIApplication {
  public nonisolated struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The one scene.
  public var connectedScenes: Set<UIScene> { [scene] }

  /// Starts the program as `UIApplicationMain` does, with a scene delegate if it has one.
  ///
  /// LayoutLab's own: in an app the system calls it. Where a scene delegate takes part, the scene
  /// becomes active before the root controller's view has appeared; without one, that order differs
  /// between versions of iOS, and this is one of them. Evidence: C-028, C-029.
  public func start(
    _ delegate: any UIApplicationDelegate, scene sceneDelegate: UIWindowSceneDelegate?
  ) {
    self.delegate = delegate
    starters = [delegate] + (sceneDelegate.map { [$0] } ?? [])
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    guard let sceneDelegate else { return delegate.applicationDidBecomeActive(self) }
    let options = UIScene.ConnectionOptions()
    _ = delegate.application(self, configurationForConnecting: scene.session, options: options)
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    sceneDelegate.sceneDidBecomeActive(scene)
  }

  var scene: UIWindowScene { Engine.current.scene }
}
