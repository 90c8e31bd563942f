// swift-format-ignore-file
// Regular expressions as options.
import Foundation
print("a1b22".range(of: "[0-9]+", options: .regularExpression).map { "a1b22"[$0] } as Any, "a1b22".replacingOccurrences(of: "[0-9]", with: "#", options: .regularExpression))
// expect: Optional("1") a#b##
