import SwiftScript
import UIKitEngine

extension MemberTable {
  /// What every anchor has from the generic `NSLayoutAnchor`, as which `upcast` sees it.
  func addSharedAnchorMembers<Axis: AnyObject>(
    _ upcast: @escaping @MainActor (Host) -> NSLayoutAnchor<Axis>
  ) {
    property("var name: String") { upcast($0).name }
    property("var item: AnyObject?") { Value(object: upcast($0).item) }
    function("func constraint(equalTo anchor: Self) -> NSLayoutConstraint") {
      (anchor: Host, other: Host) in upcast(anchor).constraint(equalTo: upcast(other))
    }
    function("func constraint(greaterThanOrEqualTo anchor: Self) -> NSLayoutConstraint") {
      (anchor: Host, other: Host) in
      upcast(anchor).constraint(greaterThanOrEqualTo: upcast(other))
    }
    function("func constraint(lessThanOrEqualTo anchor: Self) -> NSLayoutConstraint") {
      (anchor: Host, other: Host) in
      upcast(anchor).constraint(lessThanOrEqualTo: upcast(other))
    }
    function("func constraint(equalTo anchor: Self, constant c: CGFloat) -> NSLayoutConstraint") {
      (anchor: Host, other: Host, constant: CGFloat) in
      upcast(anchor).constraint(equalTo: upcast(other), constant: constant)
    }
    function(
      "func constraint(greaterThanOrEqualTo anchor: Self, constant c: CGFloat) -> NSLayoutConstraint"
    ) { (anchor: Host, other: Host, constant: CGFloat) in
      upcast(anchor).constraint(greaterThanOrEqualTo: upcast(other), constant: constant)
    }
    function(
      "func constraint(lessThanOrEqualTo anchor: Self, constant c: CGFloat) -> NSLayoutConstraint"
    ) { (anchor: Host, other: Host, constant: CGFloat) in
      upcast(anchor).constraint(lessThanOrEqualTo: upcast(other), constant: constant)
    }
    property("var description: String") { upcast($0).description }
  }
}
