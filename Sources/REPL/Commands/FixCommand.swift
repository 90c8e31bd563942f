import Render
import SwiftScript
import Words

extension Command {
  static let fix = Command(
    name: "fix", usage: ":fix [N]", summary: .fixSummary,
    details: .fixDetails,
    group: .session
  ) { argument, loop in
    guard let mend = loop.mend else {
      return .refused(.nothingToFix)
    }
    guard !mend.all.isEmpty else {
      let first = mend.diagnostics.first { $0.severity == .error } ?? mend.diagnostics.first
      return .refused(.noFixIt(first?.message ?? ""))
    }
    let chosen: [Diagnostic.FixIt]
    if argument.isEmpty {
      guard let obvious = mend.obvious else { return .show(choices(mend)) }
      chosen = obvious
    } else {
      guard let number = Int(argument), mend.all.indices.contains(number - 1) else {
        return .refused(.noFixItNumber(argument))
      }
      chosen = [mend.all[number - 1]]
    }
    let mended = mend.applying(chosen)
    loop.remember(mended)
    return .swift(mended)
  }

  /// The fix-its with their numbers, and the line that each makes.
  private static func choices(_ mend: Mend) -> Styled {
    var text: Styled = "\(Phrase.severalFixIts)\n"
    for (index, fixIt) in mend.all.enumerated() {
      text += "  \("\(index + 1)", .emphasis)  \(fixIt.message)\n"
      let lines = mend.applying([fixIt]).split(separator: "\n", omittingEmptySubsequences: false)
      if lines.indices.contains(fixIt.range.start.line - 1) {
        text.append("       \(lines[fixIt.range.start.line - 1])\n", .quiet)
      }
    }
    return text
  }
}
