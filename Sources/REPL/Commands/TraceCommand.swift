import Render
import Words

extension Command {
  static let trace = Command(
    name: "trace", usage: ":trace [TEXT]",
    summary: "List what happened so far, or what of it holds TEXT.",
    details: """
      Each event has a number; `because:` names the event that brought it about.
      :trace layoutSubviews, :trace card, :trace needsLayout
      """,
    group: .look, tellsAnswers: true
  ) { argument, loop in
    let events = loop.session.engine.events
    let filter = argument.isEmpty ? TraceFilter.whatHappened : .containing(argument)
    let text = traceText(events, among: events, filter: filter, showsLines: false)
    return .show(text.isEmpty ? "\(Phrase.nothingYet, .quiet)\n" : text)
  }
}
