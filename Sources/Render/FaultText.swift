import UIKitEngine

/// The calls that were open at a fault, innermost first.
public nonisolated func stackText(_ calls: [String]) -> Styled {
  calls.prefix(8).map { "\("  in \($0)", .quiet)\n" }.joined()
    + (calls.count > 8 ? "\("  and \(calls.count - 8) more", .quiet)\n" : "")
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
    return "\("LayoutLab stopped the app:", .error) \(fault.message)\n"
  case .limit:
    return "\("LayoutLab stopped the app at a limit:", .error) \(fault.message)\n"
  case .interrupted:
    return "\("Interrupted.", .warning)\n"
  case .abandoned:
    return "\("Given up at the pause.", .warning)\n"
  }
}
