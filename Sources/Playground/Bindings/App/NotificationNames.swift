import SwiftScript
import UIKitEngine

// What UIKit's own objects post, as constants of their classes.

extension MemberTable {
  fileprivate func names(_ names: [(String, Notification.Name)]) {
    for (name, value) in names {
      staticProperty("static let \(name): Notification.Name") { value }
    }
  }

  fileprivate func editing(
    _ begin: Notification.Name, _ change: Notification.Name, _ end: Notification.Name
  ) {
    names([
      ("textDidBeginEditingNotification", begin), ("textDidChangeNotification", change),
      ("textDidEndEditingNotification", end),
    ])
  }

  fileprivate func keys(_ keys: [(String, String)]) {
    for (name, value) in keys { staticProperty("static let \(name): String") { value } }
  }
}

extension MemberTable where Host == UIApplication {
  func notificationNames() {
    names([
      ("didFinishLaunchingNotification", UIApplication.didFinishLaunchingNotification),
      ("didBecomeActiveNotification", UIApplication.didBecomeActiveNotification),
      ("willResignActiveNotification", UIApplication.willResignActiveNotification),
      ("didEnterBackgroundNotification", UIApplication.didEnterBackgroundNotification),
      ("willEnterForegroundNotification", UIApplication.willEnterForegroundNotification),
      ("willTerminateNotification", UIApplication.willTerminateNotification),
      ("didReceiveMemoryWarningNotification", UIApplication.didReceiveMemoryWarningNotification),
      ("significantTimeChangeNotification", UIApplication.significantTimeChangeNotification),
      (
        "didChangeStatusBarOrientationNotification",
        UIApplication.didChangeStatusBarOrientationNotification
      ),
      (
        "willChangeStatusBarOrientationNotification",
        UIApplication.willChangeStatusBarOrientationNotification
      ),
      ("didChangeStatusBarFrameNotification", UIApplication.didChangeStatusBarFrameNotification),
      ("willChangeStatusBarFrameNotification", UIApplication.willChangeStatusBarFrameNotification),
      ("userDidTakeScreenshotNotification", UIApplication.userDidTakeScreenshotNotification),
    ])
  }
}

extension MemberTable where Host == UITextField {
  func notificationNames() {
    editing(
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification)
  }
}

extension MemberTable where Host == UITextView {
  func notificationNames() {
    editing(
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification)
  }
}

extension MemberTable where Host == UIScene {
  func notificationNames() {
    names([
      ("willConnectNotification", UIScene.willConnectNotification),
      ("didDisconnectNotification", UIScene.didDisconnectNotification),
      ("didActivateNotification", UIScene.didActivateNotification),
      ("willDeactivateNotification", UIScene.willDeactivateNotification),
      ("willEnterForegroundNotification", UIScene.willEnterForegroundNotification),
      ("didEnterBackgroundNotification", UIScene.didEnterBackgroundNotification),
    ])
  }
}

extension MemberTable where Host == UIResponder {
  func notificationNames() {
    names([
      ("keyboardWillShowNotification", UIResponder.keyboardWillShowNotification),
      ("keyboardDidShowNotification", UIResponder.keyboardDidShowNotification),
      ("keyboardWillHideNotification", UIResponder.keyboardWillHideNotification),
      ("keyboardDidHideNotification", UIResponder.keyboardDidHideNotification),
      ("keyboardWillChangeFrameNotification", UIResponder.keyboardWillChangeFrameNotification),
      ("keyboardDidChangeFrameNotification", UIResponder.keyboardDidChangeFrameNotification),
    ])
    keys([
      ("keyboardFrameBeginUserInfoKey", UIResponder.keyboardFrameBeginUserInfoKey),
      ("keyboardFrameEndUserInfoKey", UIResponder.keyboardFrameEndUserInfoKey),
      ("keyboardAnimationDurationUserInfoKey", UIResponder.keyboardAnimationDurationUserInfoKey),
      ("keyboardAnimationCurveUserInfoKey", UIResponder.keyboardAnimationCurveUserInfoKey),
      ("keyboardIsLocalUserInfoKey", UIResponder.keyboardIsLocalUserInfoKey),
    ])
  }
}

extension MemberTable where Host == UIWindow {
  func notificationNames() {
    names([
      ("didBecomeVisibleNotification", UIWindow.didBecomeVisibleNotification),
      ("didBecomeHiddenNotification", UIWindow.didBecomeHiddenNotification),
      ("didBecomeKeyNotification", UIWindow.didBecomeKeyNotification),
      ("didResignKeyNotification", UIWindow.didResignKeyNotification),
    ])
  }
}

extension MemberTable where Host == UIDevice {
  func orientationMembers() {
    names([("orientationDidChangeNotification", UIDevice.orientationDidChangeNotification)])
    property("var userInterfaceIdiom: UIUserInterfaceIdiom", \.userInterfaceIdiom)
    property("var orientation: UIDeviceOrientation", \.orientation)
    property("var localizedModel: String", \.localizedModel)
    property("var isMultitaskingSupported: Bool", \.isMultitaskingSupported)
    method(
      "func beginGeneratingDeviceOrientationNotifications()",
      UIDevice.beginGeneratingDeviceOrientationNotifications)
    method(
      "func endGeneratingDeviceOrientationNotifications()",
      UIDevice.endGeneratingDeviceOrientationNotifications)
  }
}
