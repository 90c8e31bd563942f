import Foundation
import UIKitEngine
import Words

/// One event in words; `nil` for the end of a span where the indent shows it.
nonisolated func eventText(_ kind: TraceEvent.Kind, _ names: Names) -> Styled? {
  switch kind {
  case .created(let element, let what): "\(Phrase.created(names(element), what.rawValue))"
  case .died(let element): "\(Phrase.died(names(element)))"
  case .named(let element):
    "\(Phrase.nowCalled("\(element.type)#\(element.number)", names(element)))"
  case .flagRaised(let element, let flag, let isNew):
    """
    \(Phrase.marked, .mark)\(names(element)) \(flag.rawValue)\
    \(isNew ? "" : "\(Phrase.alreadyRaised)", .quiet)
    """
  case .flagCleared(let element, let flag): "\(Phrase.flagCleared(names(element), flag.rawValue))"
  case .phaseBegan(let phase): "\(phase.title, .note)"
  case .phaseEnded(let phase): endText(phase.title)
  case .callbackEnded(let element, let callback): endText("\(names(element)).\(callback.name)")
  case .callbackBegan(let element, let callback): "\("\(names(element)).\(callback.name)", .event)"
  case .frameChanged(let element, let from, let to): geometryText(names(element), from, to)
  case .subviewInserted(let view, let parent, let index):
    "\(Phrase.subviewAdded(names(view), to: names(parent), at: index))"
  case .subviewRemoved(let view, let parent, _):
    "\(Phrase.subviewRemoved(names(view), from: names(parent)))"
  case .propertyChanged(let element, let property, let from, let to):
    "\(Phrase.changed("\(names(element)).\(property)", from: from, to: to))"
  case .constraintActivated(_, let text): "\(Phrase.constraintOn(names.readable(text)))"
  case .constraintDeactivated(_, let text): "\(Phrase.constraintOff(names.readable(text)))"
  case .constraintBroken(_, let text):
    "\(Phrase.constraintBroken, .warning) \(names.readable(text))"
  case .constraintChanged(let element, let property, let from, let to):
    "\(Phrase.changed("\(names(element)).\(property)", from: number(from), to: number(to)))"
  case .viewLoaded(let controller, let view):
    "\(Phrase.hasItsView(names(controller), names(view)))"
  case .scheduled(let what, let number, let due): "\(scheduledText(what, number, due))"
  case .timerFired(let number): "\(Phrase.timerFired(number))"
  case .displayLinkCalled(let number): "\(Phrase.displayLinkCalled(number))"
  case .observerCalled(let activity, let order):
    "\(Phrase.observerCalled(activity, order: order))"
  case .sourceRan(let number): "\(Phrase.sourceRan(number))"
  case .blockRan(let number): "\(Phrase.blockRan(number))"
  case .animationAdded(let element, let property, let delay, let duration):
    animationText(names(element), property, delay: delay, duration: duration)
  case .animationRemoved(let element, let property):
    "\(Phrase.animationRemoved("\(names(element)).\(property)"))"
  case .animationCompleted(let number, let finished):
    "\(finished ? Phrase.animationCompleted(number) : .animationCancelled(number))"
  case .printed(let text): "\(Phrase.printed) \(firstLine(text), .emphasis)"
  case .console(let text): "\(Phrase.consoleSaid, .warning) \(firstLine(text))"
  case .fault(let fault): "\(Phrase.fault, .error) \(firstLine(fault.sentence))"
  }
}

private nonisolated func scheduledText(
  _ what: TraceEvent.Deferred, _ id: Int, _ due: Double?
) -> Phrase {
  switch what {
  case .block: due.map { .blockQueued(id, for: number($0)) } ?? .blockQueued(id)
  case .timer: .timerSet(id, for: number(due ?? 0))
  case .displayLink: .displayLinkAdded(id)
  case .source: .sourceQueued(id)
  case .observer: .observerAdded(id)
  }
}

private nonisolated func endText(_ what: String) -> Styled? {
  Voice.current.isPlain ? "\(Phrase.ended(what), .quiet)" : nil
}

private nonisolated func animationText(
  _ name: String, _ property: String, delay: Double, duration: Double
) -> Styled {
  let property = "\(name).\(property)"
  let seconds = number(duration)
  return delay > 0
    ? "\(Phrase.animation(of: property, seconds: seconds, after: number(delay)))"
    : "\(Phrase.animation(of: property, seconds: seconds))"
}

/// Only what differs: a frame, or what a frame doesn't show.
private nonisolated func geometryText(
  _ name: String, _ from: ViewGeometry, _ to: ViewGeometry
) -> Styled {
  if from.bounds.origin != to.bounds.origin {
    let change = Phrase.changed(
      "\(name).bounds", from: rectText(from.bounds), to: rectText(to.bounds))
    return "\(change)"
  }
  return
    "\(Phrase.changed("\(name).frame", from: rectText(from.frame), to: rectText(to.frame)))"
}

/// `(20, 40, 200, 200)`: x, y, width, height.
nonisolated func rectText(_ rect: CGRect) -> String {
  let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  return "(" + parts.map { number(Double($0)) }.joined(separator: ", ") + ")"
}

/// At most three decimals, none that are zero.
nonisolated func number(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  let rounded = (value * 1000).rounded() / 1000
  if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
  return "\(rounded)"
}

private nonisolated func firstLine(_ text: String) -> String {
  String(text.prefix { $0 != "\n" })
}
