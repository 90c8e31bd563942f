import Foundation

/// An offset on its way: frame by frame, and the delegate hears of every step.
///
/// At a constant velocity, as Apple's documentation of `setContentOffset(_:animated:)` has it. How long
/// it takes is unspecified: here 0.3 seconds. The bounds themselves move, so that whoever asks on the
/// way is told where the content is; nothing of it is an animation of the layer's.
final class ScrollJourney {
  private weak var scroll: UIScrollView?
  private let start: CGPoint
  private let goal: CGPoint
  private let begin: Double
  private var link: CADisplayLink?

  /// In seconds.
  private static let duration = 0.3

  init(_ scroll: UIScrollView, to goal: CGPoint, at now: Double) {
    (self.scroll, self.goal, begin) = (scroll, goal, now)
    start = scroll.contentOffset
  }

  nonisolated deinit {}

  func run() {
    let step = Selector("scroll", of: { $0 is ScrollJourney }) { journey, link in
      guard let link = link as? CADisplayLink else { return }
      (journey as? ScrollJourney)?.step(at: link.timestamp)
    }
    let link = CADisplayLink(target: self, selector: step)
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func step(at time: Double) {
    guard let scroll else { return stop() }
    let share = min(1, (time - begin) / Self.duration)
    // The last frame lies where the time is over, but for the last digit.
    guard share < 1 - 1e-6 else { return scroll.arrive(at: goal) }
    scroll.travel(
      to: CGPoint(
        x: start.x + (goal.x - start.x) * share, y: start.y + (goal.y - start.y) * share))
  }
}

extension UIScrollView {
  /// To where the content is already nothing moves, and nothing is told.
  final func setOut(for goal: CGPoint) {
    halt()
    guard let engine, engine.faulted == nil, goal != contentOffset else { return }
    let journey = ScrollJourney(self, to: goal, at: engine.now)
    self.journey = journey
    journey.run()
  }

  /// What a program sets on the way ends the way, and the end is not told: a choice of ours.
  final func halt() {
    guard !isTravelling else { return }
    journey?.stop()
    journey = nil
  }

  fileprivate final func travel(to point: CGPoint) {
    isTravelling = true
    defer { isTravelling = false }
    contentOffset = point
  }

  fileprivate final func arrive(at goal: CGPoint) {
    let ending = journey
    travel(to: goal)
    guard journey === ending else { return }
    journey = nil
    ending?.stop()
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }
}
