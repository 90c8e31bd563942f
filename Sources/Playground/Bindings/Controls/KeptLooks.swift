import SwiftScript
import UIKitEngine

extension UIDataDetectorTypes: @MainActor BridgedValue {}

// What a program tells of looks and of touches: kept for it to read, and without effect here, where
// nothing is drawn. What learners paste says such things and has to run.

extension MemberTable<UISlider> {
  func keptLooks() {
    property("var minimumValueImage: UIImage?", \.minimumValueImage)
    property("var maximumValueImage: UIImage?", \.maximumValueImage)
    method(
      "func setThumbImage(_ image: UIImage?, for state: UIControl.State)",
      UISlider.setThumbImage(_:for:))
    method(
      "func thumbImage(for state: UIControl.State) -> UIImage?", UISlider.thumbImage(for:))
    method(
      "func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State)",
      UISlider.setMinimumTrackImage(_:for:))
    method(
      "func minimumTrackImage(for state: UIControl.State) -> UIImage?",
      UISlider.minimumTrackImage(for:))
    method(
      "func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State)",
      UISlider.setMaximumTrackImage(_:for:))
    method(
      "func maximumTrackImage(for state: UIControl.State) -> UIImage?",
      UISlider.maximumTrackImage(for:))
  }
}

extension MemberTable<UISwitch> {
  func keptLooks() {
    property("var onImage: UIImage?", \.onImage)
    property("var offImage: UIImage?", \.offImage)
  }
}

extension MemberTable<UIProgressView> {
  func keptLooks() {
    property("var progressImage: UIImage?", \.progressImage)
    property("var trackImage: UIImage?", \.trackImage)
  }
}

extension MemberTable<UITextView> {
  func keptLooks() {
    property("var dataDetectorTypes: UIDataDetectorTypes", \.dataDetectorTypes)
    method("func scrollRangeToVisible(_ range: NSRange)", UITextView.scrollRangeToVisible(_:))
  }
}

extension MemberTable<CALayer> {
  func keptLooks() {
    property("var allowsGroupOpacity: Bool", \.allowsGroupOpacity)
    property("var isDoubleSided: Bool", \.isDoubleSided)
    property("var isGeometryFlipped: Bool", \.isGeometryFlipped)
    property("var drawsAsynchronously: Bool", \.drawsAsynchronously)
    property("var contentsRect: CGRect", \.contentsRect)
    property("var contentsCenter: CGRect", \.contentsCenter)
  }
}

extension TypeBinding {
  static let uiDataDetectorTypes = TypeBinding.optionSet(
    UIDataDetectorTypes.self, "UIDataDetectorTypes",
    [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
      ("calendarEvent", .calendarEvent), ("all", .all),
    ])
}
