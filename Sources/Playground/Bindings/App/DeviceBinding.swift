import SwiftScript
import UIKitEngine

extension UIDeviceOrientation: @MainActor BridgedValue {}

extension MemberTable where Host == UIApplication {
  func deviceMembers() {
    property(
      "var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection",
      \.userInterfaceLayoutDirection)
    property(
      "var preferredContentSizeCategory: UIContentSizeCategory", \.preferredContentSizeCategory)
    property("var statusBarFrame: CGRect", \.statusBarFrame)
    property("var statusBarOrientation: UIInterfaceOrientation", \.statusBarOrientation)
    staticProperty("static let openSettingsURLString: String") {
      UIApplication.openSettingsURLString
    }
  }
}

extension MemberTable where Host == UIWindowScene {
  func deviceMembers() {
    property("var interfaceOrientation: UIInterfaceOrientation", \.interfaceOrientation)
    property("var statusBarManager: UIStatusBarManager?", \.statusBarManager)
    property("var traitCollection: UITraitCollection", \.traitCollection)
  }
}

extension TypeBinding {
  static let device: [TypeBinding] = [uiStatusBarManager, uiDeviceOrientation]

  private static let uiStatusBarManager = TypeBinding.class(
    UIStatusBarManager.self, "UIStatusBarManager", inherits: "NSObject"
  ) { type in
    type.property("var statusBarFrame: CGRect", \.statusBarFrame)
    type.property("var isStatusBarHidden: Bool", \.isStatusBarHidden)
    type.property("var statusBarStyle: UIStatusBarStyle", \.statusBarStyle)
  }

  private static let uiDeviceOrientation = TypeBinding.enum(
    UIDeviceOrientation.self, "UIDeviceOrientation",
    [
      ("unknown", .unknown), ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight), ("faceUp", .faceUp),
      ("faceDown", .faceDown),
    ]
  ) { type in
    type.property("var isPortrait: Bool", \.isPortrait)
    type.property("var isLandscape: Bool", \.isLandscape)
    type.property("var isFlat: Bool", \.isFlat)
    type.property("var isValidInterfaceOrientation: Bool", \.isValidInterfaceOrientation)
  }
}
