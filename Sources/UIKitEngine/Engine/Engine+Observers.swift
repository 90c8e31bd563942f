/// Those who watch the main run loop.
extension Engine {
  /// Where Core Animation's commit stands among the observers of `beforeWaiting`.
  ///
  /// Evidence: V-001.
  static let commitOrder = 2_000_000
  /// Where UIKit's blocks after the commit stand.
  ///
  /// Evidence: V-001, V-005.
  static let afterCommitOrder = 2_001_000

  func isObserved(
    _ activities: CFRunLoopActivity, orders: Range<Int> = Int.min..<Int.max
  ) -> Bool {
    mainLoop.observers.contains {
      $0.isValid && !$0.activities.isDisjoint(with: activities) && orders.contains($0.order)
    }
  }

  /// Calls the observers of each of the activities, in the order in which the loop comes to them;
  /// of equal order in the order in which they were added.
  ///
  /// Evidence: V-001, V-064.
  func observe(_ activities: CFRunLoopActivity, orders: Range<Int> = Int.min..<Int.max) {
    for activity in CFRunLoopActivity.inOrder where activities.contains(activity) {
      for observer in mainLoop.observers where orders.contains(observer.order) {
        guard faulted == nil else { return }
        guard observer.isValid, observer.activities.contains(activity) else { continue }
        if !observer.repeats { observer.invalidate() }
        record(
          .observerCalled(activity: activity.title, order: observer.order), cause: observer.cause)
        observer.call(activity)
      }
    }
  }
}
