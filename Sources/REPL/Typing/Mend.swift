import SwiftScript

/// Which fix-its the last refused input has, and what it becomes with them.
struct Mend {
  let source: String
  let diagnostics: [Diagnostic]

  /// The fix-its of each error that has any: those of one error are alternatives.
  private var choices: [[Diagnostic.FixIt]] {
    diagnostics.filter { $0.severity == .error }.map(\.fixIts).filter { !$0.isEmpty }
  }

  /// All of them, numbered from 1 for the learner.
  var all: [Diagnostic.FixIt] { choices.flatMap { $0 } }

  /// What to apply when nobody says which; `nil` if there is something to choose.
  var obvious: [Diagnostic.FixIt]? {
    guard !choices.isEmpty, choices.allSatisfy({ $0.count == 1 }) else { return nil }
    return all
  }

  /// The source with the edits of `fixIts`; those that would touch the same text twice are left out.
  func applying(_ fixIts: [Diagnostic.FixIt]) -> String {
    var bytes = Array(source.utf8)
    var upper = Int.max
    let edits = Set(fixIts.flatMap(\.edits)).sorted {
      ($0.range.start.offset, $0.range.end.offset) > ($1.range.start.offset, $1.range.end.offset)
    }
    for edit in edits {
      let range = edit.range.start.offset..<max(edit.range.start.offset, edit.range.end.offset)
      guard range.upperBound <= upper, range.upperBound <= bytes.count else { continue }
      bytes.replaceSubrange(range, with: edit.replacement.utf8)
      upper = range.lowerBound
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
