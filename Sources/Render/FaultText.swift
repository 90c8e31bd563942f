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
    return "\(Phrase.stoppedApp, .error) \(fault.message)\n"
  case .limit:
    return "\(Phrase.stoppedAppAtLimit, .error) \(fault.message)\n"
  case .interrupted:
    return "\(Phrase.interrupted, .warning)\n"
  case .abandoned:
    return "\(Phrase.pauseGivenUp, .warning)\n"
  }
}
