import Foundation

// What the app knows of where it runs.

extension UIApplication {
  /// Left to right, as an app in English.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    Engine.current.environment.preferredContentSizeCategory
  }
  /// Above the safe area of the window that has the screen to itself.
  public var statusBarFrame: CGRect {
    let height = keyWindow?.safeAreaInsets.top ?? 0
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
  }
  public var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
  /// Kept: no device sleeps here.
  public var isIdleTimerDisabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Not modelled: a tap of the prompt's is heard all the same.
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
  public var supportsMultipleScenes: Bool { false }
  public var applicationIconBadgeNumber: Int {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Nothing suspends the app, so that no time runs out.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// To `target`, or else to the first of the responder chain that has such a method; whether there
  /// is one.
  ///
  /// The chain begins at the first responder, as Apple's documentation of this method has it; without
  /// one at the sender, which is unspecified.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target = target as AnyObject? {
      action(target, sender, for: event)
      return true
    }
    var responder = Engine.current.firstResponder ?? sender as? UIResponder
    while let one = responder, !action.isMethod(one) { responder = one.next }
    guard let responder else { return false }
    action(responder, sender, for: event)
    return true
  }
  /// No app stands beside this one.
  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  public nonisolated static let openSettingsURLString = "app-settings:"

  public nonisolated struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIWindowScene {
  public var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  public var traitCollection: UITraitCollection { Engine.current.environment }
}

/// What a scene says of its status bar.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  public var isStatusBarHidden: Bool { false }
  public var statusBarStyle: UIStatusBarStyle { .default }

  nonisolated deinit {}
}

/// How the device lies in the hand; other than the interface it may lie flat.
public nonisolated enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    Engine.current.environment.userInterfaceIdiom
  }
  /// A device to the left turns the interface to the right.
  public var orientation: UIDeviceOrientation {
    UIApplication.shared.statusBarOrientation.isLandscape ? .landscapeLeft : .portrait
  }
  public var localizedModel: String { model }
  public var isMultitaskingSupported: Bool { true }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

public nonisolated struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
