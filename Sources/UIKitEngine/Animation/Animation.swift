import Foundation

/// One property on its way.
final class Animation {
  /// Where it goes.
  enum Track {
    /// The difference that is left is added to whatever the model says.
    ///
    /// Evidence: V-056.
    case relative(from: [CGFloat], to: [CGFloat])
    /// A missing end is what shows beneath the animation.
    case absolute(from: [CGFloat]?, to: [CGFloat]?, by: [CGFloat]?, isAdditive: Bool)
    case frames(Keyframes)
  }

  let path: AnimatedPath
  /// The key under which the layer has it.
  let key: String
  let track: Track
  let timing: AnimationTiming
  /// The groups around it, outermost first.
  let outer: [AnimationTiming]
  let clock: AnimationClock
  let block: AnimationBlock
  /// When it set out, on the app's clock and on its layer's.
  var begun: (app: Double, local: Double)?

  init(
    _ path: AnimatedPath, key: String, _ track: Track, _ timing: AnimationTiming,
    outer: [AnimationTiming] = [], block: AnimationBlock
  ) {
    (self.path, self.key, self.track) = (path, key, track)
    (self.timing, self.outer) = (timing, outer)
    clock = block.clock
    self.block = block
  }

  /// Seconds from the start of its block until its end; `nil` if it never comes.
  var total: Double? { outer.first?.total ?? (outer.isEmpty ? timing.total : nil) }

  func isOver(at now: Double) -> Bool {
    let stays = outer.first?.fillsAfter ?? timing.fillsAfter
    guard clock.rate > 0, !stays, let total else { return false }
    return clock.elapsed(at: now) >= total
  }

  private func share(at now: Double) -> Double? {
    if let scrubbed = clock.scrubbed, timing.duration > 0 {
      return min(max((scrubbed * block.timing.duration - timing.delay) / timing.duration, 0), 1)
    }
    var elapsed = clock.elapsed(at: now)
    for group in outer {
      guard let share = group.progress(at: elapsed) else { return nil }
      elapsed = share * group.duration
    }
    return timing.progress(at: elapsed)
  }

  /// What a layer shows if this animation alone moves its property away from `state`.
  func apply(to state: inout ShownState, at now: Double) {
    guard let share = share(at: now), let base = state.numbers(of: path) else { return }
    switch track {
    case .relative(let from, let to):
      state.set(path, zip(base, zip(from, to)).map { $0 + ($1.0 - $1.1) * CGFloat(1 - share) })
    case .absolute(let from, let to, let by, let isAdditive):
      let (start, end) = Animation.ends(from, to, by, isAdditive ? base.map { _ in 0 } : base)
      let way = zip(start, end).map { $0 + ($1 - $0) * CGFloat(share) }
      state.set(path, isAdditive ? zip(base, way).map(+) : way)
    case .frames(let frames):
      let way = frames.values(at: share)
      state.set(path, frames.isAdditive ? zip(base, way).map(+) : way)
    }
  }

  /// The rules by which a basic animation reads its three values, as `CABasicAnimation` documents them.
  private static func ends(
    _ from: [CGFloat]?, _ to: [CGFloat]?, _ by: [CGFloat]?, _ base: [CGFloat]
  ) -> (start: [CGFloat], end: [CGFloat]) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, zip(from, by).map(+))
    case (nil, let to?, let by?): (zip(to, by).map(-), to)
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): (base, zip(base, by).map(+))
    case (nil, nil, nil): (base, base)
    }
  }
}

/// Values that are reached at times of their own.
struct Keyframes {
  var values: [[CGFloat]]
  /// From 0 to 1, one for each value; spread evenly if there are none.
  var times: [Double]
  /// How each stretch is paced.
  var curves: [TimingCurve] = []
  /// Jumps from value to value.
  var isDiscrete = false
  var isAdditive = false

  func values(at share: Double) -> [CGFloat] {
    guard let last = values.indices.last else { return [] }
    let times = times.count == values.count ? times : evenTimes
    let index = times.lastIndex { $0 <= share } ?? 0
    guard index < last, !isDiscrete else { return values[index] }
    let stretch = times[index + 1] - times[index]
    let part = stretch > 0 ? max(0, share - times[index]) / stretch : 1
    let eased = index < curves.count ? curves[index].progress(at: part, of: 1) : part
    return zip(values[index], values[index + 1]).map { $0 + ($1 - $0) * CGFloat(eased) }
  }

  private var evenTimes: [Double] {
    let stretches = Double(isDiscrete ? values.count : max(1, values.count - 1))
    return values.indices.map { Double($0) / stretches }
  }
}

/// Animations that end together, and who waits for it: a call of `UIView.animate`, a property
/// animator's run, or a `CAAnimation` on a layer.
final class AnimationBlock {
  let number: Int
  var timing: AnimationTiming
  var options: UIView.AnimationOptions
  let clock: AnimationClock
  var completion: ((Bool) -> Void)?
  /// A property animator says when it goes on and when it is over.
  var isControlled = false
  /// The block's time, if its animations are parts of it: keyframes.
  var outer: [AnimationTiming] = []
  /// Keyframes jump instead of travelling.
  var isDiscrete = false
  /// Seconds until its end, if it is later than its timing says.
  var lasts: Double?
  /// Seconds from its beginning to its end; `nil` if that never comes.
  var total: Double? {
    guard let total = outer.isEmpty ? timing.total : outer[0].total else { return nil }
    return max(total, lasts ?? 0)
  }
  /// How many of its animations still travel.
  var running = 0
  var hasCompleted = false
  /// The event that recorded its first animation.
  var firstEvent: Int?
  /// The main loop's alarm for its end.
  var alarm: Int?
  /// The transactions that wait for it.
  var groups: [TransactionGroup] = []
  /// The program's own animation, if that is what it is.
  weak var source: CAAnimation?
  /// What a property animator may have to put back.
  var moved: [MovedProperty] = []

  init(
    number: Int, timing: AnimationTiming, options: UIView.AnimationOptions = [],
    clock: AnimationClock, completion: ((Bool) -> Void)?
  ) {
    self.number = number
    self.timing = timing
    self.options = options
    self.clock = clock
    self.completion = completion
  }
}

/// A layer's property before an animation moved it.
struct MovedProperty {
  weak var layer: CALayer?
  let path: AnimatedPath
  let from: [CGFloat]
}
