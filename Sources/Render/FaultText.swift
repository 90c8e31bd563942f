import UIKitEngine
import Words

/// The calls that were open at a fault, innermost first.
public nonisolated func stackText(_ calls: [String]) -> Styled {
  calls.prefix(8).map { "\("  \(Phrase.insideCall($0))", .quiet)\n" }.joined()
    + (calls.count > 8 ? "\("  \(Phrase.moreCalls(calls.count - 8))", .quiet)\n" : "")
}

/// Why the app ended, in UIKit's or Swift's own words where they have some.
public nonisolated func faultText(_ fault: Fault) -> Styled {
  switch fault.kind {
  case .exception(let name):
    let sentence =
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(fault.message)'"
    return "\(sentence, .error)\n"
  case .trap:
    return "\(fault.message, .error)\n"
  case .hang:
    return "\(Phrase.stoppedApp, .error) \(fault.sentence)\n"
  case .limit:
    return "\(Phrase.stoppedAppAtLimit, .error) \(fault.sentence)\n"
  case .interrupted:
    return "\(Phrase.interrupted, .warning)\n"
  case .abandoned:
    return "\(Phrase.pauseGivenUp, .warning)\n"
  case .exit(let status):
    return "\(Phrase.programExits(Int(status)), .warning)\n"
  }
}

nonisolated extension Fault {
  /// Its message, in the current language where the words are ours.
  var sentence: String { reason.map { "\($0.phrase)" } ?? message }
}

nonisolated extension Fault.Reason {
  var phrase: Phrase {
    switch self {
    case .loadViewLeavesNoView(let controller, let levels):
      .loadViewLeavesNoView(controller, levels: levels)
    case .mainQueueWaitsForItself: .mainQueueWaitsForItself
    case .subviewIsAbove(let view, let superview): .subviewIsAbove(view, superview)
    case .turnsWithoutTime(let turns): .turnsWithoutTime(turns)
    case .notATime(let value): .notATime(value)
    case .nestedCallbacks(let call, let depth): .nestedCallbacks(call, depth: depth)
    case .layoutLoop(let view, let passes): .layoutLoop(view, passes: passes)
    case .events(let count): .tooManyEvents(count)
    case .steps(let count): .tooManySteps(count)
    case .memory(let megabytes): .tooMuchMemory(megabytes: megabytes)
    case .endlessCalls(let function, throughCallbacks: true): .endlessCallbacks(function)
    case .endlessCalls(let function, throughCallbacks: false): .endlessCalls(function)
    }
  }
}
