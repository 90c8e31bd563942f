import Playground
import SwiftScript
import UIKitEngine
import Words

/// What somebody wrote that names no event here, and the mend.
struct PatternComplaint: Error {
  var phrase: Phrase
}

extension Loop {
  /// Reads `card.layoutSubviews` and its like.
  func pattern(_ text: String, for command: String) -> Result<EventPattern, PatternComplaint> {
    do throws(EventPattern.Problem) {
      return .success(try session.pattern(text))
    } catch {
      return .failure(PatternComplaint(phrase: complaint(error, command)))
    }
  }

  private func complaint(_ problem: EventPattern.Problem, _ command: String) -> Phrase {
    switch problem {
    case .empty, .missingEvent: return .needsEvent(command)
    case .unknownSubject(let name):
      let known = session.subjects
      if let near = nearest(to: name, among: known) {
        return .joined(.nobodyIsCalled(name), .didYouMean(near))
      }
      return .joined(
        .nobodyIsCalled(name), .thereAre(.variables, known.joined(separator: ", ")))
    case .unknownEvent(let name):
      let bare = String(name.prefix { $0 != "(" })
      let words =
        Callback.known.map(\.shortName) + Callback.known.map(\.baseName) + session.subjects
        + EventPattern.properties + Phase.allCases.map(\.rawValue)
        + TraceEvent.Sort.allCases.map(\.rawValue) + TraceEvent.Flag.allCases.map(\.rawValue)
      if let near = nearest(to: bare, among: words) {
        return .joined(.nothingHappensThatIsCalled(name), .didYouMean(near))
      }
      return .listing(
        .nothingHappensThatIsCalled(name),
        [
          .thereAre(.callbacks, Callback.known.map(\.shortName).joined(separator: ", ")),
          .thereAre(.phases, Phase.allCases.map(\.title).joined(separator: ", ")),
          .thereAre(
            .sortsOfEvents, TraceEvent.Sort.allCases.map(\.rawValue).joined(separator: ", ")),
          .thereAre(
            .marksOfViews, TraceEvent.Flag.allCases.map(\.rawValue).joined(separator: ", ")),
        ])
    }
  }

  /// A class is not meant by who begins with a small letter, unless nothing else is near.
  private func nearest(to word: String, among names: [String]) -> String? {
    let isType = word.first?.isUppercase
    return Spelling.nearest(to: word, among: names.filter { $0.first?.isUppercase == isType })
      ?? Spelling.nearest(to: word, among: names)
  }
}
