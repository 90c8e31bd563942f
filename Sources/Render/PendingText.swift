import UIKitEngine

/// What waits in an app, as a value.
public struct PendingWork {
  public var marks: [Engine.Pending]
  /// Constraints have changed whose frames nobody has been told.
  public var hasPendingFrames: Bool
  /// Blocks of the main queue that are due.
  public var blocks: Int
  /// Virtual seconds until the next timer or delayed block.
  public var alarm: Double?

  public init(
    marks: [Engine.Pending] = [], hasPendingFrames: Bool = false, blocks: Int = 0,
    alarm: Double? = nil
  ) {
    self.marks = marks
    self.hasPendingFrames = hasPendingFrames
    self.blocks = blocks
    self.alarm = alarm
  }

  public init(_ engine: Engine, flags: [TraceEvent.Flag]) {
    self.init(
      marks: engine.pending.filter { flags.contains($0.flag) },
      hasPendingFrames: engine.hasPendingFrames, blocks: engine.pendingBlocks,
      alarm: engine.nextAlarm.map { max(0, $0 - engine.clock.now) })
  }
}

/// What each mark will cause and when, in the order of happening, as `:dirty` tells it.
///
/// Marks that follow each other and cause the same are told together.
public func pendingText(_ work: PendingWork, width: Int) -> Styled {
  let served = work.marks.filter { $0.obstacle == nil }
  let idle = work.marks.filter { $0.obstacle != nil }
  var text = Styled()
  if work.blocks > 0 {
    let blocks = work.blocks == 1 ? "1 block" : "\(work.blocks) blocks"
    text += "\("before the commit", .note): \(blocks) of the main queue\n"
  }
  if !served.isEmpty || work.hasPendingFrames {
    text += "\("in the next commit, in this order", .note)\n"
    text += list(served, width) { promise(of: $0, $1) }
    if served.isEmpty {
      let frames: Styled =
        "constraints have changed: views get their new frames in the layout phase\n"
      text += frames.wrapped(to: width - 2, hanging: 2).indented(by: 2)
    }
  } else if work.blocks == 0 {
    text += "\("nothing is pending in the next commit", .quiet)\n"
  }
  if !idle.isEmpty {
    text += "\("marked, but not for the next commit", .note)\n"
    text += list(idle, width) { excuse(of: $0, $1) }
  }
  if let alarm = work.alarm {
    text += "\("later", .note): the clock wakes the loop in \(number(alarm)) s\n"
  }
  return text
}

private func list(
  _ marks: [Engine.Pending], _ width: Int, _ meaning: (Engine.Pending, Bool) -> String
) -> Styled {
  var groups: [[Engine.Pending]] = []
  for mark in marks {
    if let last = groups.last?.last, meaning(last, true) == meaning(mark, true) {
      groups[groups.count - 1].append(mark)
    } else {
      groups.append([mark])
    }
  }
  return groups.map { group in
    let names = group.map { Styled("\($0.element)", .emphasis) }.joined(", ")
    let words = meaning(group[0], group.count > 1)
    let line: Styled = "\("⚑", .mark) \(names) \(group[0].flag.rawValue, .mark): \(words)\n"
    return line.wrapped(to: width - 2, hanging: 4).indented(by: 2)
  }.joined()
}

/// What will be called, and what would call it sooner.
private func promise(of pending: Engine.Pending, _ areMany: Bool) -> String {
  let owner =
    pending.callee == pending.element ? (areMany ? "their" : "its") : "\(pending.callee)'s"
  let call = "\(owner) \(pending.callback)"
  switch pending.flag {
  case .needsUpdateProperties:
    return "\(call) runs just before layoutSubviews() of the same view, or at "
      + "updatePropertiesIfNeeded()"
  case .needsUpdateConstraints:
    return "\(call) runs inside the first layoutSubviews(), children first, or at "
      + "updateConstraintsIfNeeded() or layoutIfNeeded()"
  case .needsLayout:
    return "\(call) runs in the layout phase, or at layoutIfNeeded()"
  case .needsDisplay:
    return "\(call) runs in the display phase, parents first"
  }
}

private func excuse(of pending: Engine.Pending, _ areMany: Bool) -> String {
  switch pending.obstacle {
  case .notOnScreen:
    pending.flag == .needsLayout
      ? "in no visible window; \(pending.callback) runs at layoutIfNeeded()"
      : "in no visible window"
  case .noConstraints:
    "nothing comes of it, as no constraint is in the tree and nobody called "
      + "setNeedsUpdateConstraints(): V-069"
  case .noLayout:
    "updateProperties() waits for the next layoutSubviews(), or updatePropertiesIfNeeded()"
  case .hidden: "drawn once the view is shown"
  case .empty: "drawn once the view has an area"
  case nil: ""
  }
}
