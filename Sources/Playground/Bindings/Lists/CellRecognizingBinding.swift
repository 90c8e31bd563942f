import SwiftScript
import UIKitEngine

extension MemberTable<UITableViewCell> {
  /// What a cell answers its recognizers as their delegate.
  func recognizing() {
    method(
      "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      UITableViewCell.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:))
    method(
      "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldReceive touch: UITouch) -> Bool",
      UITableViewCell.gestureRecognizer(_:shouldReceive:))
    method(
      "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      UITableViewCell.gestureRecognizer(_:shouldRequireFailureOf:))
    method(
      "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      UITableViewCell.gestureRecognizer(_:shouldBeRequiredToFailBy:))
  }
}
