extension Fault {
  /// Why LayoutLab stopped the app, where neither UIKit nor Swift has a sentence for it.
  public nonisolated enum Reason: Hashable, Sendable {
    /// Evidence: C-011.
    case loadViewLeavesNoView(controller: String, levels: Int)
    case mainQueueWaitsForItself
    case subviewIsAbove(view: String, superview: String)
    case turnsWithoutTime(Int)
    case nestedCallbacks(call: String, depth: Int)
    /// Evidence: V-020, V-048.
    case layoutLoop(view: String, passes: Int)
    case events(Int)
    /// Of the script.
    case steps(Int)
    case memory(megabytes: Int)
    case endlessCalls(function: String, throughCallbacks: Bool)
    case notATime(String)
  }

  public init(_ reason: Reason) {
    self.init(reason.kind, reason.message)
    self.reason = reason
  }
}

nonisolated extension Fault.Reason {
  var kind: Fault.Kind {
    switch self {
    case .turnsWithoutTime, .events, .steps, .memory: .limit
    case .loadViewLeavesNoView, .mainQueueWaitsForItself, .subviewIsAbove, .nestedCallbacks,
      .layoutLoop, .endlessCalls, .notATime:
      .hang
    }
  }

  /// In English, as machines and traces have it.
  var message: String {
    switch self {
    case .loadViewLeavesNoView(let controller, let levels):
      "\(controller): loadView() leaves no view, and reading `view` calls it again, \(levels) "
        + "levels deep. LayoutLab stops here; a real app overflows its stack: C-011."
    case .mainQueueWaitsForItself:
      "DispatchQueue.main.sync was called on the main queue, which now waits for itself "
        + "(a real app crashes or hangs here)."
    case .subviewIsAbove(let view, let superview):
      "\(view) is above \(superview) in the hierarchy and cannot become its subview "
        + "(a real app hangs or crashes here)."
    case .turnsWithoutTime(let turns):
      "The main loop turned \(turns) times without any time passing: something asks for more work "
        + "each time it is served. LayoutLab stops here; a real app goes on at full load."
    case .nestedCallbacks(let call, let depth):
      "\(call) was called \(depth) callbacks deep. "
        + "LayoutLab stops here; a real app overflows its stack."
    case .layoutLoop(let view, let passes):
      "\(view) was laid out \(passes) times in one commit and still needs layout. "
        + "LayoutLab stops here; a real app hangs here: V-020, V-048."
    case .notATime(let value):
      "\(value) is no number of seconds that time could take. LayoutLab stops here; what a real app "
        + "does is not published."
    case .events(let count): "\(count) things happened and there is no end in sight"
    case .steps(let count): "stopped after \(count) steps: the program may never end"
    case .memory(let megabytes):
      "stopped at \(megabytes) MB of memory: the program may take more and more"
    case .endlessCalls(let function, let throughCallbacks):
      "stack overflow: '\(function)' "
        + (throughCallbacks
          ? "and the callbacks it causes call each other without end" : "calls itself without end")
        + " (a real app dies here with a bad access and no message)"
    }
  }
}
