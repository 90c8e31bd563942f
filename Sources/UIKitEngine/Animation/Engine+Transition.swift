extension Engine {
  /// Lets the time of a transition of UIKit's own pass, then runs `end` on the main queue.
  ///
  /// How the views travel in it is not modelled. A transaction with a completion block waits for it.
  func transition(of view: UIView?, for seconds: Double, then end: @escaping () -> Void) {
    guard faulted == nil else { return }
    if let view {
      record(
        .animationAdded(view.identity.name, property: "transition", delay: 0, duration: seconds))
    }
    let groups = transaction.enter()
    enqueue(after: seconds) {
      end()
      for group in groups { group.leave() }
    }
  }
}
