// swift-format-ignore-file
// evidence: C-017
// A window above the app's, as blogs show toasts in: made for the scene by an initializer of its own; both
// windows are told who is the key window, as the documentation of becomeKey() and resignKey() has it.
// ends: normally
import UIKit

final class OverlayWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .alert + 1
    print("made")
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func becomeKey() {
    super.becomeKey()
    print("became key", isKeyWindow)
  }
  override func resignKey() {
    super.resignKey()
    print("resigned key", isKeyWindow)
  }
}
if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
  let overlay = OverlayWindow(windowScene: scene)
  print(overlay.isHidden, overlay.isKeyWindow, overlay.frame == UIScreen.main.bounds)
  print(overlay.windowScene === scene, overlay.windowLevel.rawValue > UIWindow.Level.alert.rawValue)
  overlay.makeKeyAndVisible()
  print(overlay.isHidden, window.isKeyWindow)
  overlay.makeKey()
  window.makeKey()
  print(overlay.isKeyWindow, window.isKeyWindow)
}
