import UIKitEngine
import Words

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
  if work.blocks > 0 { text += "\(Phrase.blocksBeforeCommit(work.blocks), .note)\n" }
  if !served.isEmpty || work.hasPendingFrames {
    text += "\(Phrase.inNextCommit, .note)\n"
    text += list(served, width) { promise(of: $0, $1) }
    if served.isEmpty {
      let frames: Styled = "\(Phrase.framesWillCome)\n"
      text += frames.wrapped(to: width - 2, hanging: 2).indented(by: 2)
    }
  } else if work.blocks == 0 {
    text += "\(Phrase.nothingInNextCommit, .quiet)\n"
  }
  if !idle.isEmpty {
    text += "\(Phrase.notInNextCommit, .note)\n"
    text += list(idle, width) { mark, _ in excuse(of: mark) }
  }
  if let alarm = work.alarm { text += "\(Phrase.nextAlarm(number(alarm)), .note)\n" }
  return text
}

private func list(
  _ marks: [Engine.Pending], _ width: Int, _ meaning: (Engine.Pending, Bool) -> Phrase
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
    let mark: Styled = Voice.current.isPlain ? "" : "\("⚑ ", .mark)"
    let line: Styled = "\(mark)\(names) \(group[0].flag.rawValue, .mark): \(words)\n"
    return line.wrapped(to: width - 2, hanging: 4).indented(by: 2)
  }.joined()
}

/// What will be called, and what would call it sooner.
private func promise(of pending: Engine.Pending, _ areMany: Bool) -> Phrase {
  let callback = pending.callback.name
  let isOwn = pending.callee == pending.element
  let call =
    isOwn ? (areMany ? Phrase.their(callback) : .its(callback)) : .of("\(pending.callee)", callback)
  return switch pending.flag {
  case .needsUpdateProperties: .willUpdateProperties("\(call)")
  case .needsUpdateConstraints: .willUpdateConstraints("\(call)")
  case .needsLayout: .willLayOut("\(call)")
  case .needsDisplay: .willDraw("\(call)")
  }
}

/// Why nothing will be called for now.
private func excuse(of pending: Engine.Pending) -> Phrase {
  switch pending.obstacle {
  case .notOnScreen:
    pending.flag == .needsLayout ? .inNoWindowButAskable(pending.callback.name) : .inNoWindow
  case .noConstraints: .noConstraintsEngaged
  case .hidden: .drawnOnceShown
  case .empty: .drawnOnceNotEmpty
  case nil: .verbatim("")
  }
}
